import { toOwnProject } from './own-rows'

const picture = (image_type: string, image_set_id: string | null, caption: string) => ({
  image_type,
  image_set_id,
  caption,
  bucket: 'project-images',
  path: `${caption}.jpg`,
  width: 300,
  height: 200,
  blur: null,
})

function shown(images: ReturnType<typeof picture>[]) {
  const { before, after } = toOwnProject({
    id: 'p',
    slug: 'porch-in-durham',
    title: 'Porch',
    location: 'Durham',
    status: 'pending',
    start_date: '2026-03-02',
    created_at: '2026-03-02T08:00:00Z',
    project_images: images,
  })
  return [before?.alt, after?.alt]
}

it('shows the pictures of a complete set where there is one', () => {
  const images = [
    picture('before', 'a', 'lone'),
    picture('after', 'b', 'other'),
    picture('before', 'c', 'old door'),
    picture('after', 'c', 'new door'),
  ]
  expect(shown(images)).toEqual(['old door', 'new door'])
})

it('otherwise shows the first of each', () => {
  expect(shown([])).toEqual([undefined, undefined])
  expect(shown([picture('after', null, 'new door')])).toEqual([undefined, 'new door'])
  // Two pictures without a set are no pair, but belong to the same project.
  expect(shown([picture('before', null, 'old'), picture('after', null, 'new')])).toEqual([
    'old',
    'new',
  ])
})
