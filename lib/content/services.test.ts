import { drawingNames } from './drawings'
import { serviceList, services } from './services'

test('each service preselects its project type', () => {
  expect(serviceList.map(({ slug, projectType }) => [slug, projectType])).toEqual([
    ['windows', 'residential'],
    ['doors', 'residential_doors'],
    ['conservatories', 'conservatory'],
  ])
})

test('the solution lists name every kind of the specification, in its order', () => {
  const kinds = (slug: keyof typeof services) =>
    services[slug].groups.map(({ solutions }) => solutions.map(({ title }) => title))
  expect(kinds('windows')).toEqual([
    ['Double and triple glazing', 'Sash windows', 'Bay windows', 'Tilt and turn'],
    ['Curtain walling', 'Aluminium', 'Safety glass', 'Acoustic glazing'],
  ])
  expect(kinds('doors')).toEqual([
    ['Composite doors', 'Bi-fold doors', 'Patio doors', 'French doors'],
  ])
  expect(kinds('conservatories')).toEqual([['Victorian', 'Edwardian', 'Lean-to', 'Custom builds']])
})

test('each kind says what it is good for and when not to choose it, with a drawing of its own', () => {
  const kinds = serviceList.flatMap(({ groups }) => groups.flatMap(({ solutions }) => solutions))
  // And one of a plain window, for a job without a photo.
  expect([...kinds.map(({ drawing }) => drawing), 'casement'].sort()).toEqual(
    drawingNames.toSorted(),
  )
  for (const { goodFor, thinkTwice } of kinds) expect(goodFor && thinkTwice).toBeTruthy()
})

test('each service has three reasons', () => {
  expect(serviceList.map(({ reasons }) => reasons.length)).toEqual([3, 3, 3])
})

test('steps of an installation end with handing over', () => {
  for (const { installation } of serviceList) {
    expect(installation.steps.length).toBeGreaterThanOrEqual(5)
    expect(installation.steps.at(-1)?.title).toMatch(/hand(ed|ing) over/)
  }
})
