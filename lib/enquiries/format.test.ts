import { formatProjectType } from './format'
import { enquiryStatuses, explainSpam, statusLooks, toEnquiryStatus } from './status'

it.each([
  ['residential', 'Residential'],
  ['conservatory_repair', 'Conservatory Repair'],
  ['commercial_doors', 'Commercial Doors'],
  ['CUSTOM', 'Custom'],
])('words the stored type %s as %s', (value, words) => {
  expect(formatProjectType(value)).toBe(words)
})

it('has a label and a colour for every status', () => {
  expect(enquiryStatuses.map((status) => statusLooks[status])).toEqual([
    { label: 'New', tone: 'blue' },
    { label: 'Contacted', tone: 'yellow' },
    { label: 'Completed', tone: 'green' },
  ])
  expect(toEnquiryStatus('contacted')).toBe('contacted')
  expect(toEnquiryStatus('unheard of')).toBe('new')
})

it('gives a reason for everything that is spam', () => {
  expect(explainSpam('honeypot')).toMatch(/cannot see/)
  expect(explainSpam(null)).toBe('Moved to spam by hand')
  expect(explainSpam('toString')).toBe('Moved to spam by hand')
})
