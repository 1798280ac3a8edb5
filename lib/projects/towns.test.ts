import { areas } from '@/lib/content/areas'
import { findTown, townSlug, townsIn } from './towns'

test.each([
  ['Sunderland', ['Sunderland']],
  ['Roker, SUNDERLAND SR6', ['Sunderland']],
  ['Whitley  Bay', ['Whitley Bay']],
  ['north-shields', ['North Shields']],
  ['Newcastle upon Tyne', ['Newcastle']],
  ['Washington, Sunderland', ['Sunderland', 'Washington']],
  ['Seaham, County Durham', []],
  ['Seaham, Co. Durham', []],
  ['12 Durham Road, Gateshead', ['Gateshead']],
  ['Sunderlands', []],
  ['Shields', []],
  ['', []],
])('%j is in %j', (location, towns) => {
  expect(townsIn(location)).toEqual(towns)
})

test('each town is found again by its address', () => {
  expect(areas.map((town) => findTown(townSlug(town)))).toEqual([...areas])
  expect(townSlug('Whitley Bay')).toBe('whitley-bay')
  expect(findTown('Whitley Bay')).toBeUndefined()
  expect(findTown('roofs')).toBeUndefined()
})
