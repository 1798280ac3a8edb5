/** The two jsonb columns: one valid value each, and every way to break it. */
const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const week = days.map((day) => ({
  day,
  isOpen: !day.startsWith('S'),
  openTime: '09:00',
  closeTime: '17:00',
}))
type Entry = Record<string, unknown>
const withDay = (index: number, change: Entry) =>
  week.map((entry, i) => (i === index ? { ...entry, ...change } : entry))
const without = (value: Entry, key: string) =>
  Object.fromEntries(Object.entries(value).filter(([name]) => name !== key))

const [monday, tuesday, ...rest] = week
export const businessHours = {
  takes: [
    week,
    withDay(0, { openTime: '00:00', closeTime: '23:59' }),
    withDay(2, { isOpen: false }),
    withDay(6, { isOpen: true, openTime: '19:59', closeTime: '20:00' }),
  ],
  refuses: [
    {},
    [],
    'closed',
    7,
    true,
    null,
    week[0],
    week.slice(1),
    week.slice(0, 6),
    [...week, week[6]],
    [...week, { day: 'Someday' }],
    [...week, 'x'],
    [tuesday, monday, ...rest],
    [monday, monday, ...rest],
    withDay(0, { day: 'monday' }),
    withDay(3, { isOpen: 'true' }),
    withDay(3, { isOpen: 1 }),
    withDay(3, { isOpen: null }),
    withDay(3, { openTime: '9:00' }),
    withDay(3, { openTime: 900 }),
    withDay(3, { openTime: null }),
    withDay(3, { closeTime: '24:00' }),
    withDay(3, { closeTime: '17:60' }),
    withDay(3, { closeTime: '17:00:00' }),
    withDay(3, { closeTime: '17:00\n' }),
    withDay(3, { openTime: ' 09:00' }),
    withDay(3, { closeTime: '09:00' }),
    withDay(3, { closeTime: '08:59' }),
    ...['day', 'isOpen', 'openTime', 'closeTime'].map((key) =>
      week.map((entry, i) => (i === 4 ? without(entry, key) : entry)),
    ),
    week.map((entry) => [entry]),
  ],
}

const settings = {
  projectImages: { maxSizeMB: 3, maxWidthOrHeight: 2048, quality: 0.85 },
  logoImages: { maxSizeMB: 1, maxWidthOrHeight: 1024, quality: 0.95 },
  rawUploadLimit: 5,
}
type Group = 'projectImages' | 'logoImages'
const set = (group: Group, change: Entry) => ({
  ...settings,
  [group]: { ...settings[group], ...change },
})

/** specification §9: minimum, maximum, and a step beyond either. */
const bounds: [group: Group, name: string, least: number, most: number, step: number][] = [
  ['projectImages', 'maxSizeMB', 0.1, 10, 0.01],
  ['projectImages', 'maxWidthOrHeight', 500, 4000, 1],
  ['projectImages', 'quality', 0.1, 1, 0.01],
  ['logoImages', 'maxSizeMB', 0.1, 5, 0.01],
  ['logoImages', 'maxWidthOrHeight', 200, 2000, 1],
  ['logoImages', 'quality', 0.1, 1, 0.01],
]

export const compressionSettings = {
  takes: [
    settings,
    ...bounds.flatMap(([group, name, least, most]) => [
      set(group, { [name]: least }),
      set(group, { [name]: most }),
    ]),
    { ...settings, rawUploadLimit: 1 },
    { ...settings, rawUploadLimit: 50 },
  ],
  refuses: [
    {},
    [],
    [settings],
    'x',
    1,
    null,
    ...bounds.flatMap(([group, name, least, most, step]) => [
      set(group, { [name]: least - step }),
      set(group, { [name]: most + step }),
      set(group, { [name]: String(most) }),
      set(group, { [name]: null }),
      { ...settings, [group]: without(settings[group], name) },
    ]),
    { ...settings, rawUploadLimit: 0.9 },
    { ...settings, rawUploadLimit: 51 },
    { ...settings, rawUploadLimit: '5' },
    without(settings, 'rawUploadLimit'),
    without(settings, 'projectImages'),
    without(settings, 'logoImages'),
    { ...settings, logoImages: [] },
  ],
}
