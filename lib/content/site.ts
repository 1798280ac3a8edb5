/** Used in titles, and as the brand mark when the profile has no company name. */
export const SHORT_NAME = 'SLW'

export const areas = [
  'Sunderland',
  'Newcastle',
  'Middlesbrough',
  'Durham',
  'Gateshead',
  'South Shields',
  'North Shields',
  'Whitley Bay',
  'Washington',
  'Hartlepool',
] as const
