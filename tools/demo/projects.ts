import { olderProjects } from './projects-older.ts'
import type { Crop, DemoImage, DemoProject } from './types.ts'

const upstairs: Crop = { left: 0.26, top: 0, width: 0.5, height: 0.36 }
const doorway: Crop = { left: 0.215, top: 0.26, width: 0.65, height: 0.685 }

const pair = (
  name: 'bifold-doors' | 'front-door',
  set: number,
  { crop, start }: Pick<DemoImage, 'crop' | 'start'> = {},
): DemoImage[] => [
  { photo: `${name}-before`, type: 'before', set, crop, start },
  { photo: `${name}-after`, type: 'after', set, crop },
]

const recentProjects: DemoProject[] = [
  {
    key: 'sash-terrace',
    title: 'Sash-style windows for a terrace',
    location: 'Sunderland',
    description:
      'White sash-style windows upstairs, to match the bay we fitted in June. They take the place of brown timber. The frames are in; sills and pointing are next, and then the scaffold comes down.\n\nThe scaffold stands on the owner’s side only, so the neighbours keep their path.',
    status: 'in_progress',
    windows: true,
    createdDaysAgo: 14,
    startDaysAgo: 12,
    images: [
      {
        photo: 'bay-window-before',
        type: 'before',
        set: 1,
        crop: upstairs,
        caption: 'Worn brown timber sash windows on the upper floor of a terrace',
      },
      { photo: 'progress-scaffolding', type: 'progress' },
    ],
  },
  {
    key: 'bifold-kitchen',
    title: 'Bi-fold doors for a kitchen extension',
    location: 'Newcastle',
    description:
      'Four anthracite bi-fold panels in place of one small window. We opened the wall, set a steel lintel with the builder and fitted frames of aluminium in the grey of the gutters above them.\n\nThe threshold is low, so the kitchen floor runs straight out on to the patio. The old door, which stuck, went with the wall.',
    status: 'completed',
    doors: true,
    createdDaysAgo: 33,
    startDaysAgo: 52,
    completedDaysAgo: 36,
    images: [
      ...pair('bifold-doors', 1, { start: 40 }),
      { photo: 'progress-bifold-frame', type: 'progress' },
    ],
  },
  {
    key: 'lean-to',
    title: 'Lean-to conservatory',
    location: 'Middlesbrough',
    description:
      'A shallow lean-to, low enough to sit under the existing bedroom sill. It runs along the back of a bungalow: white frames on a dwarf brick wall, a glass roof and a single door to the garden.\n\nThe survey is done and the bricks are matched. Work starts in the week before Christmas and ends in the new year.',
    status: 'pending',
    conservatories: true,
    createdDaysAgo: 40,
    startDaysAgo: -21,
    images: [],
  },
  {
    key: 'patio-doors',
    title: 'Sliding patio doors',
    location: 'North Shields',
    description:
      'The doors of this rendered extension leak, and one no longer shuts. A white sliding pair with a low threshold will replace them. Booked in for after the rendering is repaired.',
    status: 'pending',
    doors: true,
    createdDaysAgo: 60,
    startDaysAgo: -45,
    images: [],
  },
  {
    key: 'sage-door',
    title: 'Composite front door in sage green',
    location: 'Durham',
    description:
      'A warm, solid door in place of a draughty one with a cracked pane. It has an insulated core, a multi-point lock and a glazed side light where the solid panel used to be, so the hall finally gets daylight. Fitted and trimmed in a day.',
    status: 'completed',
    doors: true,
    createdDaysAgo: 75,
    startDaysAgo: 78,
    completedDaysAgo: 78,
    images: [
      ...pair('front-door', 1, { crop: doorway }),
      { photo: 'front-door-detail', type: 'after', set: 2 },
    ],
  },
]

/**
 * Newest first. A house stands in one town only, and a progress photo shows no finished job: jobs for
 * which no photo is left have none.
 */
export const demoProjects: DemoProject[] = [...recentProjects, ...olderProjects]
