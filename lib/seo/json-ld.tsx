/** JSON as it may stand inside a script element: no stored text can close it. */
export function escapedJson(data: object): string {
  return JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}

/** Facts for search engines. */
export function JsonLd({ data }: { data: object }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape quotes; escapedJson leaves no way out of the element
      dangerouslySetInnerHTML={{
        __html: escapedJson({ '@context': 'https://schema.org', ...data }),
      }}
    />
  )
}
