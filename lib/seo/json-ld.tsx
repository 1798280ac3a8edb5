/** JSON as it may stand inside a script element: no stored text can close it. */
export function escapedJson(data: object): string {
  return JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}

/** A thing as schema.org describes it. */
export interface Node {
  '@type': string
  [property: string]: unknown
}

/** Facts for search engines: the things of one page, in one graph, so that they can name each other. */
export function JsonLd({ graph }: { graph: readonly Node[] }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape quotes; escapedJson leaves no way out of the element
      dangerouslySetInnerHTML={{
        __html: escapedJson({ '@context': 'https://schema.org', '@graph': graph }),
      }}
    />
  )
}
