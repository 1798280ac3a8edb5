import type { Tables } from '@/lib/supabase/database.types'
import { toProjectToEdit } from './edit-rows'

const project: Tables<'projects'> = {
  id: 'p',
  user_id: 'o',
  slug: 'porch-in-durham',
  title: 'Porch',
  description: 'Oak.',
  location: 'Durham',
  start_date: '2026-03-02',
  completion_date: null,
  status: 'pending',
  has_windows: false,
  has_doors: true,
  has_conservatories: false,
  is_hidden: false,
  created_at: '2026-03-02T09:00:00Z',
  updated_at: '2026-03-02T09:00:00Z',
}

const row = (id: string, image_type: string, image_set_id: string | null, more = {}) => ({
  id,
  image_type,
  image_set_id,
  is_cover: null,
  image_date: null,
  caption: null,
  bucket: image_type === 'video' ? 'project-videos' : 'project-images',
  path: `o/p/${id}`,
  width: 300,
  height: 200,
  colour: null,
  formats: null,
  comparison_start: null,
  poster_path: null,
  lined_up_path: null,
  lined_up_width: null,
  lined_up_height: null,
  lined_up_formats: null,
  ...more,
})

it('knows what the comparison shows of a picture, and where it starts', () => {
  const seen = { lined_up_path: 'o/p/level', lined_up_width: 200, lined_up_height: 100 }
  const { sets } = toProjectToEdit({
    ...project,
    project_images: [
      row('b', 'before', 's', { ...seen, comparison_start: 20 }),
      row('a', 'after', 's'),
    ],
  })
  const [before, after] = sets[0]?.pictures ?? []
  expect(before?.linedUp).toMatchObject({ src: expect.stringMatching(/level$/), width: 200 })
  expect(before).toMatchObject({ start: 20, linedUp: { start: 20 } })
  expect(after?.linedUp).toBeUndefined()
  expect(after).not.toHaveProperty('start')
})

it('lists every stored picture, before ahead of after', () => {
  const { sets, progress, videos } = toProjectToEdit({
    ...project,
    project_images: [
      row('a2', 'after', 'a'),
      row('lone', 'before', null),
      row('a1', 'before', 'a'),
      row('a3', 'after', 'a'),
      row('dust', 'progress', null, { caption: 'Dust', image_date: '2026-03-03', is_cover: true }),
      row('film', 'video', 'v', { poster_path: 'o/p/still.jpg' }),
    ],
  })
  expect(sets.map(({ id, pictures }) => [id, pictures.map((picture) => picture.id)])).toEqual([
    ['a', ['a1', 'a2', 'a3']],
    ['lone', ['lone']],
  ])
  expect(progress).toMatchObject([
    { id: 'dust', caption: 'Dust', date: '2026-03-03', isCover: true },
  ])
  expect(sets[0]?.pictures[0]?.isCover).toBe(false)
  expect(videos).toMatchObject([{ id: 'film', caption: '', date: '' }])
  expect(videos[0]?.poster).toMatch(/project-images\/o\/p\/still\.jpg$/)
  expect(videos[0]?.src).toMatch(/project-videos\/o\/p\/film$/)
})
