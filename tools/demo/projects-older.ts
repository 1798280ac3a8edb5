import type { Crop, DemoProject } from './types.ts'

const bay: Crop = { left: 0.145, top: 0.145, width: 0.784, height: 0.82 }
const terraceDoor: Crop = { left: 0.52, top: 0.372, width: 0.45, height: 0.474 }
const casement: Crop = { left: 0, top: 0.322, width: 0.362, height: 0.362 }
const aboveShop: Crop = { left: 0.346, top: 0, width: 0.292, height: 0.31 }

/** Jobs more than three months old. */
export const olderProjects: DemoProject[] = [
  {
    key: 'edwardian',
    title: 'Edwardian conservatory',
    location: 'Whitley Bay',
    description:
      'A square conservatory in place of a weedy patio, near the sea front. Dwarf walls in matching brick, a pitched glass roof and French doors in the middle of the front.\n\nThe radiators were moved first, so that the room was warm on the day we left.',
    status: 'completed',
    conservatories: true,
    createdDaysAgo: 120,
    startDaysAgo: 150,
    completedDaysAgo: 124,
    images: [
      { photo: 'conservatory-before', type: 'before', set: 1, start: 50 },
      { photo: 'conservatory-after', type: 'after', set: 1 },
      {
        photo: 'progress-conservatory-frame',
        type: 'progress',
        crop: { left: 0.16, top: 0.36, width: 0.64, height: 0.6 },
      },
    ],
  },
  {
    key: 'bay-and-door',
    title: 'Bay window and front door',
    location: 'Sunderland',
    description:
      'A white sash-style bay under the old roof, and a green door. Before, the sill was soft, the plaster below it damp, and on windy nights the curtains moved: three days put that right.\n\nThe windows are white sash-style units with double glazing. They tilt inwards for cleaning, which matters on a street where a ladder would stand on the pavement. Slim meeting rails keep the look of the old ones.\n\nDay one: The old timber bay came out in a morning. The small roof above it was sound, so it was propped and stayed. It rests on the frame posts, so the new bay has reinforced corner posts, and the sill was rebuilt on treated timber with a drip edge that throws the rain clear of the wall.\n\nDay two: The red front door went, planed so often that its latch hardly met the plate. The new composite door is dark green with two glazed panels, a multi-point lock and a low step. The stone surround was only cleaned.\n\nDay three: Plaster made good, everything sealed inside and out, the old frames taken away and the path swept. The owner painted the reveal the weekend after.',
    status: 'completed',
    windows: true,
    doors: true,
    createdDaysAgo: 160,
    startDaysAgo: 168,
    completedDaysAgo: 166,
    images: [
      {
        photo: 'bay-window-before',
        type: 'before',
        set: 1,
        crop: bay,
        caption: 'The old timber bay, single-glazed and soft at the sill',
      },
      {
        photo: 'bay-window-after',
        type: 'after',
        set: 1,
        crop: bay,
        caption: 'White sash-style bay under the old roof, with a new sill and drip edge',
      },
      {
        photo: 'bay-window-before',
        type: 'before',
        set: 2,
        start: 40,
        crop: terraceDoor,
        caption: 'The old red timber door, its latch hardly meeting the plate',
      },
      {
        photo: 'bay-window-after',
        type: 'after',
        set: 2,
        crop: terraceDoor,
        caption:
          'Dark green composite door with two glazed panels; the stone surround only cleaned',
      },
    ],
  },
  {
    key: 'casements',
    title: 'Casement windows',
    location: 'Durham',
    description:
      'Flush white casements in place of single-glazed brown frames. A semi-detached house, ground floor and landing; reveals made good the same afternoon. The owners came back for the front door later.',
    status: 'completed',
    windows: true,
    createdDaysAgo: 232,
    startDaysAgo: 236,
    completedDaysAgo: 234,
    images: [
      {
        photo: 'front-door-before',
        type: 'before',
        set: 1,
        start: 30,
        crop: casement,
        caption: 'Weathered brown timber casement window with single glazing',
      },
      {
        photo: 'front-door-after',
        type: 'after',
        set: 1,
        crop: casement,
        caption: 'White casement window with slim frames in a red-brick wall',
      },
    ],
  },
  {
    key: 'shopfront',
    title: 'Aluminium shopfront',
    location: 'Hartlepool',
    description:
      'An empty shop brought back into use, glazed from floor to fascia. The frames are anthracite aluminium with safety glass, the double doors wide and level for prams and wheelchairs. We worked behind a hoarding and kept the pavement open.',
    status: 'completed',
    windows: true,
    doors: true,
    createdDaysAgo: 320,
    startDaysAgo: 339,
    completedDaysAgo: 323,
    images: [
      { photo: 'shopfront-before', type: 'before', set: 1, start: 50 },
      { photo: 'shopfront-after', type: 'after', set: 1 },
      { photo: 'progress-shopfront-glazing', type: 'progress' },
    ],
  },
  {
    key: 'above-shop',
    title: 'Offices above a shop',
    location: 'Hartlepool',
    description:
      'Acoustic glazing in dark grey: calls no longer compete with traffic. Fitted from inside over a weekend, a few days before the shopfront below.',
    status: 'completed',
    windows: true,
    createdDaysAgo: 345,
    startDaysAgo: 344,
    completedDaysAgo: 342,
    images: [
      {
        photo: 'shopfront-before',
        type: 'before',
        set: 1,
        start: 50,
        crop: aboveShop,
        caption: 'Weathered sash windows in the brick storey above a shop',
      },
      {
        photo: 'shopfront-after',
        type: 'after',
        set: 1,
        crop: aboveShop,
        caption: 'New dark grey windows in the brick storey above a shop',
      },
    ],
  },
  {
    key: 'detached-house',
    title: 'Windows, door and conservatory',
    location: 'Gateshead',
    description:
      'One order, one style, from the front bay to the conservatory. Sash-style windows to the front, a panelled front door in sage green and a small conservatory at the side. Done in three stages over a summer, room by room, so that the family could stay at home throughout.',
    status: 'completed',
    windows: true,
    doors: true,
    conservatories: true,
    createdDaysAgo: 505,
    startDaysAgo: 560,
    completedDaysAgo: 511,
    images: [
      { photo: 'hero', type: 'after', set: 1 },
      { photo: 'hero-dusk', type: 'after', set: 2 },
    ],
  },
]
