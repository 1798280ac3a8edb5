import {
  blockersOf,
  type ChosenFile,
  captionsOf,
  captionTexts,
  type MediaType,
  notSaved,
  toCaptions,
  toMedia,
  uploadingWords,
} from './media-list'

const chosen = (id: string, type: MediaType, setId: string | null = null): ChosenFile => ({
  id,
  type,
  setId,
  caption: `caption of ${id}`,
  date: '',
  name: `${id}.jpg`,
  lost: null,
  size: 5,
  posterId: null,
})

const sent = (id: string, status = 'ready', more = {}) => ({
  id,
  purpose: 'before' as const,
  name: `${id}.jpg`,
  status,
  problem: null,
  canRetry: false,
  posterId: null,
  ...more,
})

it('lists sets with before first, then progress, then videos with their still', () => {
  const list = [
    chosen('film', 'video', 'own'),
    chosen('c-after', 'after', 'c'),
    chosen('dust', 'progress'),
    chosen('a-after', 'after', 'a'),
    chosen('c-before', 'before', 'c'),
    chosen('b-before', 'before', 'b'),
  ]
  const items = list.map(({ id }) => sent(id, 'ready', id === 'film' ? { posterId: 'still' } : {}))
  const media = toMedia(list, items, ['a', 'b', 'c'])
  expect(media.map(({ upload }) => upload)).toEqual([
    'a-after',
    'b-before',
    'c-before',
    'c-after',
    'dust',
    'film',
  ])
  expect(media[0]).toEqual({
    upload: 'a-after',
    image_type: 'after',
    image_set_id: 'a',
    caption: 'caption of a-after',
    image_date: '',
    poster: null,
  })
  expect(media.at(-1)).toMatchObject({ image_type: 'video', image_set_id: 'own', poster: 'still' })
})

it('leaves out files that are not ready', () => {
  const list = [chosen('a', 'progress'), chosen('b', 'progress'), chosen('c', 'progress')]
  expect(toMedia(list, [sent('a', 'checking'), sent('b', 'failed')], [])).toEqual([])
})

it('names what blocks a save', () => {
  const lost = { ...chosen('l', 'after', 'a'), lost: 'The file is gone.' }
  const items = [
    sent('ok'),
    sent('f', 'failed', { problem: 'No network', canRetry: true }),
    // A video without a still is still saved.
    sent('p', 'failed', { purpose: 'poster' }),
  ]
  expect(blockersOf([chosen('ok', 'before', 'a'), lost], items)).toEqual([
    { id: 'f', name: 'f.jpg', problem: 'No network', canRetry: true },
    { id: 'l', name: 'l.jpg', problem: 'The file is gone.', canRetry: false },
  ])
})

it('uses the specified messages', () => {
  expect(notSaved('after', 'it is gone')).toBe('Failed to save after image: it is gone')
  expect(notSaved('video', 'it is gone')).toBe('Failed to save video')
  expect([1, 2].map(uploadingWords)).toEqual(['Uploading 1 file…', 'Uploading 2 files…'])
})

it('sends changed captions under their column names', () => {
  const captions = { one: { caption: 'Oak', date: '2026-03-01' }, two: { caption: '', date: '' } }
  const texts = captionTexts(captions)
  expect(captionsOf(['one', 'two'], texts)).toEqual(captions)
  expect(toCaptions(captions, Object.keys(texts).slice(0, 3))).toEqual([
    { id: 'one', caption: 'Oak', image_date: '2026-03-01' },
    { id: 'two', caption: '' },
  ])
  expect(toCaptions(captions, [])).toEqual([])
})
