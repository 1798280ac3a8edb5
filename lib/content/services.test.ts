import { serviceList } from './services'

test('each service preselects its project type', () => {
  expect(serviceList.map(({ slug, projectType }) => [slug, projectType])).toEqual([
    ['windows', 'residential'],
    ['doors', 'residential_doors'],
    ['conservatories', 'conservatory'],
  ])
})
