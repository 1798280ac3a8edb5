/** What a visitor may add once the enquiry is sent. Shared by the step, the action and the inbox. */

export const bestTimes = [
  { value: 'morning', label: 'Morning' },
  { value: 'afternoon', label: 'Afternoon' },
  { value: 'evening', label: 'Evening' },
  { value: 'any', label: 'Any time' },
] as const

export type BestTime = (typeof bestTimes)[number]['value']

export const BAD_POSTCODE = 'Please enter a full UK postcode, such as SR1 3NR'

/** Also what the CHECK constraint of contact_forms accepts. */
const POSTCODE = /^[A-Z]{1,2}[0-9][0-9A-Z]? [0-9][A-Z]{2}$/

/** 'sr13nr' as 'SR1 3NR'; undefined where it is no UK postcode. */
export function toPostcode(typed: string): string | undefined {
  const code = typed.replace(/[\s.-]+/g, '').toUpperCase()
  const postcode = `${code.slice(0, -3)} ${code.slice(-3)}`
  return POSTCODE.test(postcode) ? postcode : undefined
}

/** As words for the inbox; empty where none was chosen. */
export function bestTimeLabel(value: string | null): string {
  return bestTimes.find((time) => time.value === value)?.label ?? ''
}
