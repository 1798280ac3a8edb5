import type { ServiceSlug } from '@/lib/routes'
import { pictures, type StaticPicture } from './pictures'

interface Point {
  title: string
  text: string
}

interface SolutionGroup {
  id: string
  title: string
  solutions: readonly Point[]
}

export interface ServiceContent {
  slug: ServiceSlug
  name: string
  title: string
  intro: string
  /** For the list of services and for search results. */
  summary: string
  picture: StaticPicture
  groups: readonly SolutionGroup[]
  reasons: readonly [Point, Point, Point]
  /** The enquiry form's preselected project type (specification §2). */
  projectType: 'residential' | 'residential_doors' | 'conservatory'
}

const windows: ServiceContent = {
  slug: 'windows',
  name: 'Windows',
  title: 'Windows that hold the heat and keep the street outside',
  intro:
    'From a single sash to a whole shopfront: measured on site, made to size and fitted with clean lines and tight seals.',
  summary:
    'Double and triple glazing, sash, bay, and tilt and turn windows for homes; curtain walling, aluminium, safety and acoustic glass for businesses.',
  picture: pictures.windows,
  projectType: 'residential',
  groups: [
    {
      id: 'residential',
      title: 'Residential Windows',
      solutions: [
        {
          title: 'Double and triple glazing',
          text: 'Sealed units that cut heat loss and condensation. Triple glazing adds a third pane where a room faces north or the weather.',
        },
        {
          title: 'Sash windows',
          text: 'The sliding proportions of a period front, without the rattle: slim rails, smooth balances and sashes that stay where you leave them.',
        },
        {
          title: 'Bay windows',
          text: 'Square, splayed or curved bays, rebuilt so that the corners are straight, insulated and dry.',
        },
        {
          title: 'Tilt and turn',
          text: 'Tilts in at the top for air, turns in from the side for cleaning. Useful upstairs, where the outside is hard to reach.',
        },
      ],
    },
    {
      id: 'commercial',
      title: 'Commercial Windows',
      solutions: [
        {
          title: 'Curtain walling',
          text: 'Glazed façades hung from the frame of the building, with slender mullions and daylight to the back of the room.',
        },
        {
          title: 'Aluminium',
          text: 'Strong, narrow frames for shopfronts, offices and large openings, in a powder-coated colour that suits the building.',
        },
        {
          title: 'Safety glass',
          text: 'Toughened or laminated panes for doors, low windows and busy entrances.',
        },
        {
          title: 'Acoustic glazing',
          text: 'Laminated units that take the edge off traffic, so that a meeting beside the main road can be heard.',
        },
      ],
    },
  ],
  reasons: [
    {
      title: 'Warmer rooms',
      text: 'A-rated thermal performance, so the chair beside the window is worth sitting in again.',
    },
    {
      title: 'Quieter and safer',
      text: 'Locking handles and strong frames on every opening light, and glass to match where it matters.',
    },
    {
      title: 'Guaranteed for 10 years',
      text: 'Defects, workmanship, weather sealing and hardware are covered.',
    },
  ],
}

const doors: ServiceContent = {
  slug: 'doors',
  name: 'Doors',
  title: 'Doors that close with a good, solid sound',
  intro:
    'Front doors that greet people, and wide glass doors that let the garden in. Hung true, sealed against the weather and secure.',
  summary:
    'Composite front doors, bi-folds, sliding patio doors and French doors, hung true and sealed against the weather.',
  picture: pictures.doors,
  projectType: 'residential_doors',
  groups: [
    {
      id: 'doors',
      title: 'Our doors',
      solutions: [
        {
          title: 'Composite doors',
          text: 'The look of painted timber over an insulated core. Choose the colour, the glass and the handle.',
        },
        {
          title: 'Bi-fold doors',
          text: 'Slim panels that fold away to one side, so that kitchen and patio become one room. One leaf opens by itself on ordinary days.',
        },
        {
          title: 'Patio doors',
          text: 'Wide sliding panes with little frame between you and the view, and no swing to clear furniture for.',
        },
        {
          title: 'French doors',
          text: 'A classic pair that opens fully from the middle. At home in a cottage wall or under a conservatory roof.',
        },
      ],
    },
  ],
  reasons: [
    {
      title: 'Secure by design',
      text: 'Strong locks, hinges and glass chosen together as one door, not picked part by part.',
    },
    {
      title: 'No more draughts',
      text: 'Insulated panels, sealed thresholds and A-rated thermal performance.',
    },
    {
      title: 'Guaranteed for 10 years',
      text: 'Defects, workmanship, weather sealing and hardware are covered.',
    },
  ],
}

const conservatories: ServiceContent = {
  slug: 'conservatories',
  name: 'Conservatories',
  title: 'A room full of daylight, in every month of the year',
  intro:
    'Conservatories drawn to suit the house they join, with glass that keeps the warmth in when the sun has gone.',
  summary:
    'Victorian, Edwardian and lean-to conservatories and custom builds, drawn to suit the house they join.',
  picture: pictures.conservatories,
  projectType: 'conservatory',
  groups: [
    {
      id: 'conservatories',
      title: 'Our conservatories',
      solutions: [
        {
          title: 'Victorian',
          text: 'A faceted bay front and a steep, ornate roof. Suits period houses and catches the light from every side.',
        },
        {
          title: 'Edwardian',
          text: 'Square corners and a high sloping roof: the most floor for its footprint, and furniture fits the walls.',
        },
        {
          title: 'Lean-to',
          text: 'A simple single-pitch roof that fits below bedroom windows and along narrow terraces.',
        },
        {
          title: 'Custom builds',
          text: 'P-shapes, T-shapes, awkward corners and slopes: drawn from scratch for the plot you have.',
        },
      ],
    },
  ],
  reasons: [
    {
      title: 'Warm in winter',
      text: 'A-rated thermal performance in walls of glass, so that it is a room and not a season.',
    },
    {
      title: 'Fitted by experts',
      text: 'Measured, built and glazed by experienced installers, with secure doors and locks.',
    },
    {
      title: 'Guaranteed for 10 years',
      text: 'Defects, workmanship, weather sealing and hardware are covered.',
    },
  ],
}

export const services: Record<ServiceSlug, ServiceContent> = { windows, doors, conservatories }

export const serviceList: readonly ServiceContent[] = Object.values(services)

/** Beside the quote form. The 30 days are those of the terms (specification §9). */
export const nextSteps: readonly Point[] = [
  {
    title: 'We call',
    text: 'A short talk about what you have now and what you would like instead.',
  },
  { title: 'We measure', text: 'A visit to measure up and look at walls, sills and access.' },
  { title: 'You get a written quote', text: 'Free, no obligation, and valid for 30 days.' },
]
