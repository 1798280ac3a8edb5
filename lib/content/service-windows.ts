import { pictures } from './pictures'
import { points } from './points'
import type { ServiceContent } from './service-content'

export const windows: ServiceContent = {
  slug: 'windows',
  name: 'Windows',
  verb: { now: 'fit', done: 'fitted' },
  title: 'Windows that hold the heat and keep the street outside',
  intro:
    'From a single sash to a whole shopfront: measured on site, made to size and fitted with clean lines and tight seals.',
  startHere:
    'a room is draughty, if panes mist up between the glass, if a sash no longer moves or the street is too loud',
  summary:
    'Double and triple glazing, sash, bay, and tilt and turn windows for homes; curtain walling, aluminium, safety and acoustic glass for businesses.',
  picture: pictures.windows,
  hero: pictures.windowsAtDusk,
  detail: pictures.shopfront,
  projectType: 'residential',
  groups: [
    {
      id: 'residential',
      title: 'Residential Windows',
      short: 'Residential',
      text: 'The glass decides how warm the room is, the type how you live with it.',
      picture: pictures.frontOfHouse,
      solutions: [
        {
          title: 'Double and triple glazing',
          gist: 'The glass in every frame',
          text: 'Two or three panes sealed around gas or air, one with a coating that turns warmth back into the room.',
          goodFor:
            'Two panes suit most rooms. A third pays in large fixed panes or on a cold north wall.',
          thinkTwice:
            'The draught comes from a tired frame, which new glass won’t cure. A third pane may be too heavy for old hinges.',
          drawing: 'glazing',
        },
        {
          title: 'Sash windows',
          gist: 'For period fronts',
          text: 'Two sashes that slide past each other and stay where you leave them. A period front, without the rattle.',
          goodFor:
            'Victorian and Georgian fronts, narrow streets where nothing may swing out, and airing from the top.',
          thinkTwice:
            'You need a large clear opening, for instance as a way out in a fire: a sash opens half at most. In a listed building, repair is often better.',
          drawing: 'sash',
        },
        {
          title: 'Bay windows',
          gist: 'Light from three sides',
          text: 'Square, splayed or curved: several windows joined at corner posts, which often carry the wall or the roof above.',
          goodFor:
            'Front rooms that need more daylight, a view up and down the street, or a window seat.',
          thinkTwice:
            'Something above has moved or cracked: find out why first. A new bay is building work and may need permission.',
          drawing: 'bay',
        },
        {
          title: 'Tilt and turn',
          gist: 'Easy to air and to clean',
          text: 'One handle, two movements: tipped in at the top for air, swung in like a door for cleaning.',
          goodFor:
            'Upper floors, where the outside is hard to reach, and large openings that are also a way out.',
          thinkTwice:
            'The sill is full of plants, or a tap or a blind is in the way: it opens inwards.',
          drawing: 'tiltAndTurn',
        },
      ],
    },
    {
      id: 'commercial',
      title: 'Commercial Windows',
      short: 'Commercial',
      text: 'Glass that people push open all day: strength, safety and quiet come first.',
      picture: pictures.shopfront,
      solutions: [
        {
          title: 'Curtain walling',
          gist: 'Whole fronts of glass',
          text: 'A glazed skin hung from the frame of the building. It carries its own weight and the wind, but none of the floors.',
          goodFor:
            'Stairwells, showrooms and offices over more than one storey, with daylight to the back of the room.',
          thinkTwice:
            'The opening is one storey high between solid walls. An aluminium shopfront does the same there, with less to build.',
          drawing: 'curtainWalling',
        },
        {
          title: 'Aluminium',
          gist: 'Slim frames for large panes',
          text: 'Strong, narrow frames with a thermal break inside, powder-coated in a colour that suits the building.',
          goodFor:
            'Shopfronts, offices, doors that are opened all day, and panes too large or too heavy for plastic frames.',
          thinkTwice:
            'The building is listed or in a conservation area: settle material and colour with the council before ordering.',
          drawing: 'aluminium',
        },
        {
          title: 'Safety glass',
          gist: 'Where people come close',
          text: 'Toughened glass breaks into small, blunt pieces. Laminated glass cracks but stays in its frame.',
          goodFor:
            'Doors, the panes beside them and glass near the floor, where the Building Regulations ask for it.',
          thinkTwice:
            'You want one glass for every job: toughened leaves a hole once broken. Overhead, or against intruders, ask for laminated.',
          drawing: 'safetyGlass',
        },
        {
          title: 'Acoustic glazing',
          gist: 'Quiet beside a busy road',
          text: 'Laminated panes of unequal thickness, a wide gap and good seals all round, chosen to suit the noise outside.',
          goodFor:
            'Meeting rooms, surgeries and guest rooms beside a main road, a railway or a bar.',
          thinkTwice:
            'The noise comes through vents, gaps, the roof or the wall. New glass won’t help much: find the weakest spot first.',
          drawing: 'acousticGlazing',
        },
      ],
    },
  ],
  worthKnowing: points({
    'Building Regulations':
      'They cover replacement windows, including heat loss and ventilation. Keep the paperwork that shows yours comply: a buyer’s solicitor is likely to ask for it.',
    'Trickle vents':
      'New windows must not leave a room with less fresh air than before. Where the old ones had trickle vents the new ones generally need them; elsewhere they are often the simplest way to comply.',
    'Glass near the floor':
      'As a rule, glass that begins less than 800 mm above the floor must be safety glass; in doors, and close beside them, the limit is 1,500 mm.',
    'Escape from fire':
      'Where a bedroom window is the way out in a fire, the new one must not make escape harder. That can decide between a sash and a window that swings wide open.',
    'Planning permission':
      'In an ordinary house, similar new windows rarely need planning permission. A listed building needs consent, and conservation areas, flats and leases can have rules of their own. Ask the council before you order.',
  }),
  reasons: points({
    'Warmer rooms':
      'A-rated thermal performance, so the chair beside the window is worth sitting in again.',
    'Chosen with security in mind':
      'Frames, handles, locks and glass are picked to work together, room by room.',
    'Guaranteed for 10 years': 'Defects, workmanship, weather sealing and hardware are covered.',
  }),
  installation: {
    text: 'We work room by room, and as a rule finish one window before the next: your house is never open on all sides.',
    picture: pictures.scaffoldAtBay,
    before: [
      'Take down curtains, nets and blinds.',
      'Clear the sills and an arm’s length of floor in front of them.',
      'Tell us about alarm contacts or cables on the old frames.',
      'Keep a space free for the van, and pets in another room.',
    ],
    steps: points({
      'Floors are covered':
        'Dust sheets go down from the front door to the window, and over anything that can’t be moved.',
      'New windows are checked':
        'Before the old one comes out, we compare size, opening side, glass and colour with the opening it is made for.',
      'The old frame comes out':
        'Sashes and glass first. Then the frame is cut and eased from the wall, to spare plaster and brick. If a rotten sill or a missing lintel comes to light, you see it before we go on.',
      'Packed, levelled, fixed':
        'The frame stands on packers, plumb and level, its two diagonals equal, before it is fixed to the wall. A frame that is slightly out will stick for years.',
      'Sealed inside and out':
        'The gap around the frame is filled and insulated, the outer joint sealed against driven rain, and the trims fitted inside.',
      'Cleaned and handed over':
        'The room is swept and the glass wiped. Then you open, tilt, lock and vent every window yourself while the fitter is still there.',
    }),
  },
}
