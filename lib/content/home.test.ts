import { areas } from './areas'
import { benefits, claims, servicePanes } from './home'

test('the services grid has the panes of the specification, in its order, with their kinds', () => {
  expect(servicePanes.map(({ title, kinds }) => [title, kinds])).toEqual([
    ['Residential Windows', 'Double and triple glazing, sash, bay, tilt and turn'],
    ['Commercial Windows', 'Curtain walling, aluminium, safety glass, acoustic glazing'],
    ['Doors', 'Composite, bi-fold, patio, French'],
    ['Conservatories', 'Victorian, Edwardian, lean-to, custom builds'],
  ])
})

test('the four benefits, the third with the guarantee', () => {
  expect(benefits.map(({ title }) => title)).toEqual([
    'Energy Efficient',
    'Security Focused',
    'Long Lasting',
    'Expert Installation',
  ])
  expect(benefits[2]?.text).toContain('10-year guarantee')
})

test('the claims beside the benefits, and the ten areas', () => {
  expect(claims.map(({ title }) => title)).toEqual([
    '10-year guarantee',
    'Free no-obligation quotes',
    'A-rated thermal performance',
  ])
  expect(areas.join(', ')).toBe(
    'Sunderland, Newcastle, Middlesbrough, Durham, Gateshead, South Shields, North Shields, Whitley Bay, Washington, Hartlepool',
  )
})
