import { absolute } from './absolute'
import type { Node } from './json-ld'

export function itemList(items: readonly { name: string; path: string }[]): Node {
  return {
    '@type': 'ItemList',
    itemListElement: items.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: absolute(path),
    })),
  }
}
