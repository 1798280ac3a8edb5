/** JSON safe inside a script element: no stored text can close it. */
export function escapedJson(data: object): string {
  return JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}

export interface Node {
  '@type': string
  [property: string]: unknown
}

/** Structured data of a page in one graph, so that its nodes can refer to each other. */
export function JsonLd({ graph }: { graph: readonly Node[] }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape quotes; escapedJson cannot close the element
      dangerouslySetInnerHTML={{
        __html: escapedJson({ '@context': 'https://schema.org', '@graph': graph }),
      }}
    />
  )
}
