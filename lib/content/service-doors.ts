import { pictures } from './pictures'
import { points } from './points'
import type { ServiceContent } from './service-content'

export const doors: ServiceContent = {
  slug: 'doors',
  name: 'Doors',
  verb: { now: 'fit', done: 'fitted' },
  title: 'Doors that close with a good, solid sound',
  intro:
    'Front doors that greet people, and wide glass doors that let the garden in. Hung true, sealed against the weather and secure.',
  startHere:
    'the door sticks, whistles or drops, if the lock has to be coaxed, or if you would like the garden closer to the kitchen',
  summary:
    'Composite front doors, bi-folds, sliding patio doors and French doors, hung true and sealed against the weather.',
  picture: pictures.doors,
  detail: pictures.bifoldExtension,
  projectType: 'residential_doors',
  groups: [
    {
      id: 'doors',
      title: 'Four kinds of door',
      short: 'Kinds',
      text: 'One is mostly solid, three are mostly glass. The glass ones differ in how far they open, and in how they look on the many days they stay shut. In red, how each one opens.',
      picture: pictures.bifoldOpen,
      solutions: [
        {
          title: 'Composite doors',
          gist: 'Front doors, solid and warm',
          text: 'A tough skin over an insulated core, with the look of painted timber and no repainting.',
          goodFor:
            'Front and back doors: strong, warm, and easy to keep smart with a wash now and then.',
          thinkTwice:
            'You want a view through it: French or patio doors show more. In full sun choose a lighter colour: a dark door heats up and can bow.',
          drawing: 'composite',
        },
        {
          title: 'Bi-fold doors',
          gist: 'Open nearly the full width',
          text: 'Slim leaves that fold together and stack at the side, so kitchen and patio become one room.',
          goodFor:
            'Wide openings that you want completely clear on good days. Ask for one door that opens on its own.',
          thinkTwice:
            'You look through it more than you walk through it: shut, its frames break up the view. Patio doors show more glass.',
          drawing: 'bifold',
        },
        {
          title: 'Patio doors',
          gist: 'The widest view when shut',
          text: 'Wide panes that slide past each other, with little frame between you and the garden.',
          goodFor:
            'A view, a narrow terrace, or a sofa close to the glass: nothing swings in or out.',
          thinkTwice:
            'You want the whole width open: a pair of panes opens about half of it. Bi-fold doors open nearly all.',
          drawing: 'patio',
        },
        {
          title: 'French doors',
          gist: 'A pair for a smaller opening',
          text: 'A hinged pair that meets in the middle and opens the full width of its frame.',
          goodFor:
            'Openings the width of a double door, a cottage wall, and the step from a conservatory into the garden.',
          thinkTwice:
            'Two doors have no room to swing, or it is too windy to leave them open. For wider openings look at patio or bi-fold doors.',
          drawing: 'french',
        },
      ],
    },
  ],
  worthKnowing: points({
    'The threshold':
      'A low one is kinder to prams, wheelchairs and bare feet; a raised one keeps out driven rain more easily. At the main entrance, it should not become harder to get in.',
    'Which way it opens':
      'In or out, left or right, and at which end the folded leaves stack: decide with the furniture, the steps and the wind in mind. It is hard to change later.',
    'A wider opening':
      'Taking out part of a wall needs a properly calculated lintel or beam, and building control approval. Leave time for both before the doors are ordered.',
    'Glass in doors':
      'As a rule it must be safety glass up to 1,500 mm above the floor, and so must the panes close beside the door.',
    'Flats and listed buildings':
      'The door from a flat to a shared hall usually has to resist fire: tell us if yours is one. Listed buildings need consent, and conservation areas and leases can have rules for the front door.',
  }),
  reasons: points({
    'Security in every part': 'Locks, hinges and glass are chosen to work together as one door.',
    'Warmth kept in':
      'A-rated thermal performance: insulated panels, thresholds sealed against draughts.',
    'Guaranteed for 10 years': 'Defects, workmanship, weather sealing and hardware are covered.',
  }),
  installation: {
    text: 'A door gets more use than anything else in the house, so the care goes into what you won’t see: the frame, the packers, the last adjustment.',
    picture: pictures.bifoldFrame,
    before: [
      'Clear the hall, or the floor on both sides of the opening.',
      'Plan another way in and out: for a while there is no door.',
      'Tell us about doorbells, alarm contacts and letter boxes that should stay.',
      'Keep pets and small children in another room.',
    ],
    steps: points({
      'Floors are protected':
        'Sheets go down along the way in and around the opening, and furniture nearby is covered.',
      'We measure once more':
        'Width, height, diagonals, and the floor on both sides, which decides how the threshold sits.',
      'Door and frame come out':
        'The leaf is lifted off, the frame cut and eased from the wall. We repair and clean the base.',
      'The frame is set':
        'Plumb in both directions, packed behind every hinge and lock, and fixed. A leaf can only hang as true as its frame.',
      'Hung and adjusted':
        'Leaves are hung or rolled in, glazed where they come without glass, and adjusted until the gaps are even and the lock turns without leaning on the door.',
      'Sealed, swept, handed over':
        'Joints are sealed inside and out, and drain holes left clear. You try every door and lock, we show you how to keep the tracks clean, and you get the keys.',
    }),
  },
}
