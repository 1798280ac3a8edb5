import { isServiceSlug, mainService, statusOf } from './schema'

it('the main service is the one that includes the others', () => {
  expect(mainService(['windows', 'doors', 'conservatories'])).toBe('conservatories')
  expect(mainService(['windows', 'doors'])).toBe('windows')
  expect(mainService(['doors'])).toBe('doors')
  expect(mainService(['windows'])).toBe('windows')
  expect(mainService([])).toBeUndefined()
})

it('only the three services have a filter', () => {
  expect(isServiceSlug('doors')).toBe(true)
  expect(isServiceSlug('roofs')).toBe(false)
  expect(isServiceSlug('constructor')).toBe(false)
})

it('an unknown status counts as planned', () => {
  expect(statusOf('completed')).toBe('completed')
  expect(statusOf('archived')).toBe('pending')
})
