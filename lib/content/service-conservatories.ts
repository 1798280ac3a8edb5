import { pictures } from './pictures'
import type { ServiceContent } from './service-content'

export const conservatories: ServiceContent = {
  slug: 'conservatories',
  name: 'Conservatories',
  title: 'A room full of daylight, in every month of the year',
  intro:
    'Conservatories drawn to suit the house they join, with glass that keeps the warmth in when the sun has gone.',
  startHere:
    'Start here if the house wants one more room with daylight, or if the conservatory you have leaks, or is too hot in July and too cold in January.',
  summary:
    'Victorian, Edwardian and lean-to conservatories and custom builds, drawn to suit the house they join.',
  picture: pictures.conservatories,
  projectType: 'conservatory',
  groups: [
    {
      id: 'conservatories',
      title: 'Four shapes to begin with',
      text: 'The shape follows from three things: how high the bedroom sills are, how deep the garden is, and what you want to put in the room.',
      solutions: [
        {
          title: 'Victorian',
          text: 'A bay front of three or five facets under a steep roof that gathers at a decorated ridge.',
          goodFor:
            'Period houses, garden views to every side, and softening a plain, square back wall.',
          thinkTwice:
            'Large square furniture has to fit: angled corners cost floor. An Edwardian plan makes more of the same footprint.',
          drawing: 'victorian',
        },
        {
          title: 'Edwardian',
          text: 'Square corners, and a roof that rises from three sides to a level ridge.',
          goodFor:
            'A dining table, or a sofa along the wall: each corner of the floor can be used.',
          thinkTwice:
            'Bedroom windows start low above it, since the ridge needs height. A lean-to stays flatter.',
          drawing: 'edwardian',
        },
        {
          title: 'Lean-to',
          text: 'One slope of roof, from the wall of the house down to the eaves.',
          goodFor: 'Bungalows, low bedroom sills, and long narrow strips behind a terrace.',
          thinkTwice:
            'The room is to be deep. The further it reaches, the flatter the slope or the lower the front, and every roof has a least pitch. An Edwardian roof carries further.',
          drawing: 'leanTo',
        },
        {
          title: 'Custom builds',
          text: 'P-shapes, T-shapes, awkward corners and slopes: drawn from scratch for the plot you have.',
          goodFor:
            'Turning a corner, joining two rooms, or stepping round a drain, a boundary or a change of level.',
          thinkTwice:
            'A plain shape would fit. Each valley and extra corner is one more joint to seal and look after.',
          drawing: 'custom',
        },
      ],
    },
  ],
  worthKnowing: [
    {
      title: 'Planning permission',
      text: 'Many conservatories need none, within limits on height, depth and distance from the boundary. Earlier extensions count towards them, and flats, listed buildings and conservation areas differ. Your council can confirm it in writing.',
    },
    {
      title: 'Building Regulations',
      text: 'Often exempt if it stands at ground level, is smaller than 30 m², and is kept apart from the house by doors, with heating of its own. Take those doors out and the exemption usually goes. Safety glass and wiring must comply in any case.',
    },
    {
      title: 'Bedroom sills',
      text: 'The roof needs its slope and must end below the sills above, with room for the flashing. Measure that height first: it decides more about the shape than taste does.',
    },
    {
      title: 'Drains and trees',
      text: 'Building over or near a public sewer needs the water company’s agreement, and large trees or soft ground ask for deeper foundations.',
    },
    {
      title: 'Sun and shade',
      text: 'Facing south, plan roof vents, blinds and solar-control glass from the start. Facing north, choose glass for warmth and light instead.',
    },
  ],
  reasons: [
    {
      title: 'Warm in winter',
      text: 'A-rated thermal performance in walls of glass, so that it is a room and not a season.',
    },
    {
      title: 'Fitted by experts',
      text: 'From the base to the ridge the work of expert fitters, with secure doors and locks.',
    },
    {
      title: 'Guaranteed for 10 years',
      text: 'Defects, workmanship, weather sealing and hardware are covered.',
    },
  ],
  installation: {
    text: 'For a conservatory it is several days, with pauses: concrete has to harden, and each stage waits for the one beneath it. This is the order of things.',
    picture: pictures.fittingConservatory,
    before: [
      'Move pots, furniture and washing lines from the plot and the way to it.',
      'Tell us about drains, cables and pipes that you know of.',
      'Tell the neighbours: there will be deliveries, and some noise.',
      'Agree with us where materials may stand and which tap and socket we may use.',
    ],
    steps: [
      {
        title: 'Set out',
        text: 'The outline is pegged on the ground and held against the drawing with you, floor level and door swing included.',
      },
      {
        title: 'Base',
        text: 'Digging down to firm ground, foundations, then a floor with its damp-proof layer and insulation. It hardens before anything is built on it.',
      },
      {
        title: 'Walls and frame',
        text: 'Low walls in brick that goes with the house, where the design has them. On these the frames are set plumb, joined, and tied to the house wall.',
      },
      {
        title: 'Roof',
        text: 'Ridge and glazing bars, then the panes. Where the roof meets the house the joint is flashed, and the gutter is led to its drain.',
      },
      {
        title: 'Glazing and doors',
        text: 'Side panes go in, doors are hung and adjusted, and every joint is sealed against driven rain.',
      },
      {
        title: 'Finishing and handing over',
        text: 'Plaster, floor, heating and sockets, as far as your quote includes them. We clear up; you try each vent, lock and door and learn what to clean and oil.',
      },
    ],
  },
}
