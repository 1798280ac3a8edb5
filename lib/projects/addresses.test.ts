import { isAddressable, listAddress, namedPages, parsePageNumber } from './addresses'

describe('page numbers in addresses', () => {
  it.each([
    ['1', 1],
    ['2', 2],
    ['417', 417],
  ])('%s is a page', (segment, page) => expect(parsePageNumber(segment)).toBe(page))

  it.each(['0', '-1', '01', '1.5', '1e3', ' 2', '2 ', '+2', '', 'two', '٢', '99999999', '2%20'])(
    '“%s” is none',
    (segment) => expect(parsePageNumber(segment)).toBeNull(),
  )
})

it('each page has one path', () => {
  expect(listAddress(1)).toBe('/projects')
  expect(listAddress(3)).toBe('/projects/page/3')
  expect(listAddress(1, { type: 'doors' })).toBe('/projects/type/doors')
  expect(listAddress(2, { type: 'doors' })).toBe('/projects/type/doors/page/2')
  expect(listAddress(1, { town: 'Whitley Bay' })).toBe('/projects/in/whitley-bay')
  expect(listAddress(2, { town: 'Durham' })).toBe('/projects/in/durham/page/2')
  expect(listAddress(1, { type: 'doors', town: 'Durham' })).toBe('/projects/in/durham/doors')
  expect(listAddress(2, { type: 'doors', town: 'Durham' })).toBe('/projects/in/durham/doors/page/2')
})

describe('page links', () => {
  it.each([
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [2, 5, [1, 2, 3, 4, 5]],
    [1, 9, [1, 2, null, 9]],
    [5, 9, [1, null, 4, 5, 6, null, 9]],
    [4, 9, [1, 2, 3, 4, 5, null, 9]],
    [9, 9, [1, null, 8, 9]],
    [200, 417, [1, null, 199, 200, 201, null, 417]],
  ])('on page %i of %i', (current, count, named) =>
    expect(namedPages(current, count)).toEqual(named),
  )
})

it('only a possible slug or id is looked up', () => {
  expect(isAddressable('bay-window-in-durham-2')).toBe(true)
  expect(isAddressable('BE2C1EDE-46b8-44b0-b727-03a1cb8cd317')).toBe(true)
  for (const segment of ['', '_', 'a b', 'a%00', 'a\0', 'é', 'a'.repeat(801)]) {
    expect(isAddressable(segment)).toBe(false)
  }
})
