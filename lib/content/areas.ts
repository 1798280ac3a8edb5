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
