import { absolute } from './absolute'
import type { Node } from './json-ld'

/** An ItemList of pages, in display order. */
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
