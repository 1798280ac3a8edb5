/** A thing of a page's JSON-LD. */
export type Node = Record<string, unknown> & { '@type': string }

/** Every block of JSON-LD in an HTML answer, parsed. */
export function blocksOf(html: string): { '@context': string; '@graph': Node[] }[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
  return [...blocks].map(([, json = '']) => JSON.parse(json))
}

/** What search engines ask of each type, and what ours adds (schema.org, and their own guides). */
const required: Record<string, readonly string[]> = {
  HomeAndConstructionBusiness: ['@id', 'name'],
  WebSite: ['@id', 'name', 'url', 'inLanguage', 'publisher'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  ListItem: ['position', 'name'],
  Service: ['name'],
  OfferCatalog: ['name', 'itemListElement'],
  Offer: ['itemOffered'],
  City: ['name', 'containedInPlace'],
  AdministrativeArea: ['name'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  CreativeWork: ['@id', 'name', 'description', 'url', 'contentLocation', 'dateModified', 'creator'],
  Place: ['name'],
  ImageObject: ['contentUrl', 'name', 'width', 'height'],
  VideoObject: ['name', 'description', 'thumbnailUrl', 'uploadDate', 'contentUrl'],
}

/** Properties that are addresses: each must be absolute. */
const addresses = ['url', 'item', 'contentUrl', 'thumbnailUrl', 'logo', 'sameAs', '@id', 'image']

/** What is wrong with a thing and all that it holds; nothing where all is well. */
export function problemsOf(node: Node, path = node['@type']): string[] {
  const wanted = required[node['@type']]
  if (!wanted) return [`${path}: ${node['@type']} is a type that nobody checks`]
  const missing = wanted.filter((name) => isEmpty(node[name])).map((name) => `${path}: no ${name}`)
  const relative = addresses
    .flatMap((name) => [node[name]].flat().map((value) => [name, value] as const))
    .filter(([, value]) => typeof value === 'string' && !URL.canParse(value))
    .map(([name, value]) => `${path}: ${name} is ${value}`)
  const inner = Object.entries(node).flatMap(([name, value]) =>
    [value].flat().flatMap((part) => (isNode(part) ? problemsOf(part, `${path}.${name}`) : [])),
  )
  return [...missing, ...relative, ...inner]
}

const isEmpty = (value: unknown) =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && '@type' in value
}
