import { pictures } from './pictures'
import { points } from './points'
import type { ServiceContent } from './service-content'

export const conservatories: ServiceContent = {
  slug: 'conservatories',
  name: 'Conservatories',
  verb: { now: 'build', done: 'built' },
  title: 'A room full of daylight, in every month of the year',
  intro:
    'Conservatories drawn to suit the house they join, with glass that keeps the warmth in when the sun has gone.',
  startHere:
    'the house wants one more room with daylight, or if your conservatory leaks, bakes in July or freezes in January',
  summary:
    'Victorian, Edwardian and lean-to conservatories and custom builds, drawn to suit the house they join.',
  picture: pictures.conservatories,
  hero: pictures.conservatoryClose,
  projectType: 'conservatory',
  groups: [
    {
      id: 'conservatories',
      title: 'Four shapes to begin with',
      short: 'Shapes',
      text: 'The shape depends on three things: how high the bedroom sills are, how deep the garden is, and what you want to put in the room. In red, the plan of each.',
      picture: pictures.conservatoryBesideHouse,
      solutions: [
        {
          title: 'Victorian',
          gist: 'A bay front, a steep roof',
          text: 'A bay front with three or five sides, under a steep roof with a decorative ridge.',
          goodFor:
            'Period houses, garden views to every side, and softening a plain, square back wall.',
          thinkTwice:
            'You have large, square furniture: angled corners cost floor space. An Edwardian plan makes more of the same footprint.',
          drawing: 'victorian',
        },
        {
          title: 'Edwardian',
          gist: 'Square, with room to furnish',
          text: 'Square corners, and a roof that rises from three sides to a level ridge.',
          goodFor:
            'A dining table, or a sofa along the wall: you can use every corner of the floor.',
          thinkTwice:
            'The bedroom windows above are low: the ridge needs height. A lean-to stays flatter.',
          drawing: 'edwardian',
        },
        {
          title: 'Lean-to',
          gist: 'One slope, below low sills',
          text: 'One slope of roof, from the wall of the house down to the eaves.',
          goodFor: 'Bungalows, low bedroom sills, and long narrow strips behind a terrace.',
          thinkTwice:
            'You want a deep room: the further it reaches, the flatter its roof. An Edwardian roof reaches further.',
          drawing: 'leanTo',
        },
        {
          title: 'Custom builds',
          gist: 'Drawn for your plot',
          text: 'P-shapes, T-shapes, awkward corners and slopes: drawn from scratch for the plot you have.',
          goodFor:
            'Turning a corner, joining two rooms, or stepping round a drain, a boundary or a change of level.',
          thinkTwice:
            'A plain shape would do. Each valley and extra corner is one more joint to seal and look after.',
          drawing: 'custom',
        },
      ],
    },
  ],
  worthKnowing: points({
    'Planning permission':
      'Many conservatories need none, within limits on height, depth and distance from the boundary. Earlier extensions count towards them, and flats, listed buildings and conservation areas differ. Your council can confirm it in writing.',
    'Building Regulations':
      'Often exempt if it stands at ground level, is smaller than 30 m², and is separated from the house by doors and has its own heating. Take those doors out and the exemption usually goes. Safety glass and wiring must comply in any case.',
    'Bedroom sills':
      'The roof needs its slope and must end below the sills above, with room for the flashing. Measure that height first: it decides the shape more than taste does.',
    'Drains and trees':
      'Building over or near a public sewer needs the water company’s agreement, and large trees or soft ground call for deeper foundations.',
    'Sun and shade':
      'Facing south, plan roof vents, blinds and solar-control glass from the start. Facing north, choose glass for warmth and light instead.',
  }),
  reasons: points({
    'Warm in winter': 'A-rated thermal performance: more of the heat you pay for stays in.',
    'Fitted by experts':
      'Expert fitters see to everything from base to ridge, doors and locks included.',
    'Guaranteed for 10 years': 'Defects, workmanship, weather sealing and hardware are covered.',
  }),
  installation: {
    text: 'A conservatory is built in stages, with pauses: concrete has to set, and each stage waits for the one before. Here is how it goes.',
    picture: pictures.conservatoryFrame,
    before: [
      'Move pots, furniture and washing lines out of the way.',
      'Tell us about any drains, cables and pipes you know of.',
      'Tell the neighbours: there will be deliveries, and some noise.',
      'Agree with us where to keep materials, and which tap and socket to use.',
    ],
    steps: points({
      'Set out':
        'We peg out the outline on the ground and check it against the drawing with you, including floor level and door swing.',
      Base: 'Digging down to firm ground, foundations, then a floor with its damp-proof layer and insulation. It sets before we build on it.',
      'Walls and frame':
        'Low walls in brick to match the house, if the design has them. The frames are set plumb on top, joined, and tied to the house wall.',
      Roof: 'Ridge and glazing bars, then the panes. Where the roof meets the house the joint is flashed, and the gutter runs to its drain.',
      'Glazing and doors':
        'Side panes go in, doors are hung and adjusted, and every joint is sealed against driven rain.',
      'Finishing and handing over':
        'Plaster, floor, heating and sockets, as far as your quote includes them. We clear up; you try each vent, lock and door, and we show you what to clean and oil.',
    }),
  },
}
