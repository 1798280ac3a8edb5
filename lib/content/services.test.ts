import { serviceBySlug, serviceList } from './services'

test('each service preselects its project type', () => {
  expect(serviceList.map(({ slug, projectType }) => [slug, projectType])).toEqual([
    ['windows', 'residential'],
    ['doors', 'residential_doors'],
    ['conservatories', 'conservatory'],
  ])
})

test('only services are found, not what every object has', () => {
  expect(serviceBySlug('doors')?.name).toBe('Doors')
  for (const slug of ['', 'Doors', 'constructor', '__proto__', 'toString']) {
    expect(serviceBySlug(slug)).toBeUndefined()
  }
})
