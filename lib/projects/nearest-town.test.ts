import { nearestTown, townOfMost, townsNear } from './nearest-town'

const at = (latitude: number, longitude: number) => ({ latitude, longitude })
const roker = at(54.92, -1.3667)
const quayside = at(54.9686, -1.6028)

test.each([
  ['Roker', roker, 'Sunderland'],
  ['Jesmond', at(54.992, -1.601), 'Newcastle'],
  ['The Sage', at(54.9678, -1.602), 'Gateshead'],
  ['Cullercoats', at(55.035, -1.435), 'Whitley Bay'],
  ['Seaton Carew', at(54.661, -1.19), 'Hartlepool'],
  // Another town, and none of ours.
  ['Consett', at(54.852, -1.831), undefined],
  ['London', at(51.5, -0.12), undefined],
  ['the other hemisphere', at(-54.92, 1.3667), undefined],
])('%s', (_, position, town) => {
  expect(nearestTown(position)).toBe(town)
})

test('one town for all photos, or none', () => {
  expect(townOfMost([])).toBeUndefined()
  expect(townOfMost([roker, roker, quayside])).toBe('Sunderland')
  expect(townOfMost([roker, quayside])).toBeUndefined()
  expect(townOfMost([roker, at(51.5, -0.12)])).toBeUndefined()
})

test('the towns around one, the nearest first, none too far to be near', () => {
  expect(townsNear('Durham').slice(0, 3)).toEqual(['Washington', 'Sunderland', 'Gateshead'])
  expect(townsNear('Middlesbrough')).toEqual(['Hartlepool', 'Durham', 'Sunderland'])
})
