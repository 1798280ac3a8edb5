import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { demoPhoto, handheldPhoto, pixelsOf } from '@/tests/unit/warped-photo'
import { type PhotoToSort, sortPhotos } from './sort-photos'

async function taken(id: string, path: string, day: string): Promise<PhotoToSort> {
  const dated = sharp(await readFile(path)).withExif({
    IFD2: { DateTimeOriginal: `${day.replaceAll('-', ':')} 09:00:00` },
  })
  return { id, file: new File([new Uint8Array(await dated.jpeg().toBuffer())], `${id}.jpg`) }
}

const paths = new Map([
  ['done shop', handheldPhoto('shopfront')],
  ['old shop', demoPhoto('shopfront-before')],
  ['frame', demoPhoto('progress-bifold-frame')],
  ['old door', demoPhoto('front-door-before')],
  ['done door', handheldPhoto('front-door')],
])
const dayOf = (id: string) =>
  id === 'frame' ? '2026-03-10' : id.startsWith('old') ? '2026-03-02' : '2026-03-18'
const all = () => Promise.all([...paths].map(([id, path]) => taken(id, path, dayOf(id))))
const decode = ({ name }: File) => pixelsOf(paths.get(name.replace('.jpg', '')) ?? '')

it('sorts by date and pairs by what the photos show', async () => {
  const progress: number[] = []
  const sorted = await sortPhotos(await all(), 3, {
    decode,
    report: (done) => progress.push(done),
    failed: (error) => {
      throw error
    },
  })
  const pairs = sorted.proposal.sets.map(({ before, after, isSure }) => [before, after, isSure])
  expect(pairs.sort()).toEqual([
    ['old door', 'done door', true],
    ['old shop', 'done shop', true],
  ])
  expect(sorted.proposal.progress).toEqual(['frame'])
  const ready = sorted.compared.filter(({ isSure }) => isSure)
  expect(ready.map(({ before, after }) => [before, after]).sort()).toEqual([
    ['old door', 'done door'],
    ['old shop', 'done shop'],
  ])
  expect(ready.every(({ homography }) => homography?.length === 9)).toBe(true)
  expect(sorted).toMatchObject({ isOneDay: false, isCompared: true })
  expect(sorted.days.frame).toBe('2026-03-10')
  expect(progress).toEqual(progress.toSorted((one, other) => one - other))
  expect(progress.at(-1)).toBe(1)
})

it('a file that cannot be read is like no other', async () => {
  const broken = (file: File) =>
    file.name === 'old shop.jpg' ? Promise.reject(new Error('No picture')) : decode(file)
  const { proposal, compared } = await sortPhotos(await all(), 3, {
    decode: broken,
    report: () => {},
    failed: () => {},
  })
  // The last two that are left, so it is proposed with a warning.
  expect(proposal.sets.map(({ before, isSure }) => [before, isSure])).toEqual([
    ['old door', true],
    ['old shop', false],
  ])
  expect(compared.some(({ before }) => before === 'old shop')).toBe(false)
})

it('without a comparison the dates alone count', async () => {
  const problem = new Error('No memory')
  const failed = jest.fn()
  const report = () => {
    throw problem
  }
  const { proposal, isCompared } = await sortPhotos(await all(), 3, { decode, report, failed })
  expect(isCompared).toBe(false)
  expect(failed).toHaveBeenCalledWith(problem)
  expect(proposal).toMatchObject({ sets: [], overCount: 0 })
  expect(proposal.progress).toHaveLength(5)
})
