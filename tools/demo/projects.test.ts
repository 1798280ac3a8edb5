import { demoProjects } from './projects'

/** 'bay-window' of 'bay-window-before': the house that a photo shows. */
const houses = [
  ['bay-window', /^(bay-window|progress-scaffolding)/],
  ['front-door', /^front-door/],
  ['conservatory', /^(conservatory|progress-conservatory)/],
  ['bifold-doors', /^(bifold-doors|progress-bifold)/],
  ['shopfront', /^(shopfront|progress-shopfront)/],
  ['hero', /^hero/],
] as const

test.each(houses)('the house %s stands in one town', (_, photos) => {
  const shown = demoProjects.filter(({ images }) => images.some(({ photo }) => photos.test(photo)))
  expect(new Set(shown.map(({ location }) => location)).size).toBe(1)
})

test('every photo belongs to one of the houses, and progress photos show work', () => {
  for (const { photo, type } of demoProjects.flatMap(({ images }) => images)) {
    expect(houses.filter(([, photos]) => photos.test(photo))).toHaveLength(1)
    expect(photo.startsWith('progress-')).toBe(type === 'progress')
  }
})
