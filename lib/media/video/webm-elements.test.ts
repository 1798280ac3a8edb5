/** @jest-environment node */
import {
  cluster,
  element,
  join,
  latin1,
  readerOf,
  recording,
  tracks,
  UNKNOWN,
  webm,
  webmHeader,
} from '@/tests/unit/sample-videos'
import { inspectWebm } from './webm-elements'

const look = (bytes: Buffer) => inspectWebm(readerOf(bytes), bytes.length)
const hex = (digits: string) => Buffer.from(digits, 'hex')
const segment = '18538067'
const docType = (name: string) => element('4282', latin1(name))
/** Media after a header with these fields. */
const headed = (...fields: Buffer[]) => join(element('1a45dfa3', join(...fields)), played)
const played = webm().subarray(webmHeader().length)
const padded = (length: number) => {
  const field = docType('webm')
  return headed(field, element('ec', Buffer.alloc(length - 8 - field.length - 5)))
}

test.each([
  ['tags', '1254c367'],
  ['an attachment', '1941a469'],
  ['chapters', '1043a770'],
  ['room that is in use', 'ec'],
])('%s would be emptied', async (_what, id) => {
  expect(await look(webm(element(id, 40)))).toMatchObject([{ at: webm().length }])
  expect(await look(webm(element(id, Buffer.alloc(40))))).toEqual([])
})

/** An element of this total length, header included. */
const room = (length: number) =>
  length < 100 ? element('ec', length - 2, Buffer.of(0x80 + length - 2)) : element('ec', length - 5)

test.each([
  [3, 'ec81'],
  [8, 'ec86'],
  [9, 'ec0100000000000000'],
  [10, 'ec0100000000000001'],
  [300, 'ec0100000000000123'],
  [70_000, 'ec0100000000011167'],
])('an element of %d bytes becomes an empty one of that length', async (length, instead) => {
  expect(room(length)).toHaveLength(length)
  expect(await look(recording(room(length)))).toEqual([
    { at: recording().length, length, instead: new Uint8Array(hex(instead)) },
  ])
})

test('a cluster of unknown length ends where the next begins, even one with a length', async () => {
  expect(await look(recording(element('1f43b675', cluster)))).toEqual([])
})

test.each(['ff', '7fff', '3fffff', '1fffffff', '0fffffffff', '01ffffffffffffff'])(
  'no length of a cluster is known by %s',
  async (unknown) => {
    expect(await look(recording(element('1f43b675', cluster, hex(unknown))))).toEqual([])
  },
)

test('a header may hold further fields, and its type may end in zeros', async () => {
  expect(await look(headed(docType('webm\0\0'), element('4285', 1)))).toEqual([])
  expect(await look(padded(4096))).toEqual([])
})

const headOf = (file: Buffer, more: string) => join(file, hex(more))

test.each([
  ['that does not begin as one', 'No header', join(docType('webm'), played)],
  ['with too long a header', 'No header', padded(4097)],
  ['with a header of no end', 'No element', join(hex('1a45dfa3ff'), docType('webm'), played)],
  ['with a field of no length in its header', 'no length', headed(hex('4282ff'), latin1('webm'))],
  [
    'with a field cut off by the end of its header',
    'No element',
    headed(docType('webm'), hex('42')),
  ],
  ['with a field longer than its header', 'Half', headed(docType('webm'), hex('42868271'))],
  ['with a field of five bytes’ name', 'No element', headed(docType('webm'), hex('080000000180'))],
  [
    'with a field of nine bytes’ length',
    'No element',
    headed(docType('webm'), hex('ec00'), Buffer.alloc(10)),
  ],
  ['of another kind', 'Another', headed(docType('matroska'))],
  ['of a kind that only begins alike', 'Another', headed(docType('webm\0x'))],
  ['that does not say its kind', 'Another', headed(element('4286', 1))],
  ['of nothing but a header', 'No element', webmHeader()],
  ['that goes on with something else', 'No segment', join(webmHeader(), element('ec', played))],
  ['that has something behind its end', 'No segment', join(webm(), Buffer.alloc(1))],
  ['cut off within a block', 'Half an element', recording().subarray(0, -1)],
  ['cut off within the head of a cluster', 'No element', headOf(recording(), '1f43b67501')],
  ['cut off within the name of a cluster', 'No element', headOf(recording(), '1f43')],
  [
    'with a length that is nearly unknown',
    'Half an element',
    recording(element('1f43b675', cluster, hex('1fffff00'))),
  ],
  ['with an unknown element', 'out of place', webm(element('a4', 9))],
  ['with an unknown element in a cluster', 'out of place', recording(element('a4', 9))],
  ['with a block before any cluster', 'out of place', loose(tracks, element('a3', 9))],
  [
    'with a block behind a cluster',
    'out of place',
    recording(element('1f43b675', cluster), element('a3', 9)),
  ],
  ['with tracks of no length', 'of no length', recording(element('1654ae6b', tracks, UNKNOWN))],
  ['with a block of no length', 'of no length', recording(element('a3', 9, UNKNOWN))],
  ['without tracks', 'Nothing to play', loose(element('1f43b675', cluster))],
  ['without clusters', 'Nothing to play', loose(tracks)],
  ['of elements without end', 'Too many', recording(Buffer.alloc(1_000_000, hex('ec80')))],
])('a WebM %s is refused', async (_what, reason, bytes) => {
  await expect(look(bytes)).rejects.toThrow(reason)
})

function loose(...parts: Buffer[]): Buffer {
  return join(webmHeader(), element(segment, join(...parts)))
}
