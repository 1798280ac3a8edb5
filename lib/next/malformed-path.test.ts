import { malformedPath } from './malformed-path'

// As Next compiles a source: anchored, case-insensitive.
const pattern = new RegExp(`^${malformedPath}$`, 'i')

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

it.each(['/%', '/%4', '/%zz', '/%ff', '/projects/%E0%A4%A', '/a/%C0%80/b', '/%ED%A0%80'])(
  'catches %s',
  (path) => expect(pattern.test(path)).toBe(true),
)

it.each(['/', '/projects/caf%C3%A9', '/%F0%9F%AA%9F', '/a%2Fb', '/100%25', '/projects/page/2'])(
  'lets %s pass',
  (path) => expect(pattern.test(path)).toBe(false),
)

it('agrees with decodeURIComponent on every pair and many longer runs of escapes', () => {
  const escaped = (byte: number) => `%${byte.toString(16).padStart(2, '0')}`
  const edges = [0x00, 0x7f, 0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbf, 0xc0, 0xc1, 0xc2, 0xdf]
  const leads = [0xe0, 0xe1, 0xec, 0xed, 0xee, 0xef, 0xf0, 0xf1, 0xf3, 0xf4, 0xf5, 0xff]
  const paths = [...Array(256).keys()].map((byte) => `/${escaped(byte)}`)
  for (const first of leads)
    for (const second of edges)
      for (const third of edges) {
        const three = `/x${escaped(first)}${escaped(second)}${escaped(third)}`
        paths.push(three, `${three}${escaped(0x80)}`, `${three}${escaped(0xc2)}y`)
      }
  expect(paths.filter((path) => pattern.test(path) === isDecodable(path))).toEqual([])
})
