import bifoldDoors from '@/public/pictures/bifold-doors.jpg'
import conservatories from '@/public/pictures/conservatories.jpg'
import doors from '@/public/pictures/doors.jpg'
import fittingConservatory from '@/public/pictures/fitting-conservatory.jpg'
import fittingDoors from '@/public/pictures/fitting-doors.jpg'
import fittingWindows from '@/public/pictures/fitting-windows.jpg'
import house from '@/public/pictures/house.jpg'
import shopfront from '@/public/pictures/shopfront.jpg'
import windows from '@/public/pictures/windows.jpg'

/** Pictures of the site itself; project pictures come from storage. */
export const pictures = {
  house: {
    src: house,
    alt: 'Red-brick detached house at golden hour with a white sash bay window, a sage green front door and a white conservatory',
  },
  windows: {
    src: windows,
    alt: 'Terraced house with a crisp white sash-style bay window and a dark green front door',
  },
  doors: {
    src: doors,
    alt: 'Sage green composite front door with a white frame and a glazed side light',
  },
  conservatories: {
    src: conservatories,
    alt: 'White Edwardian-style conservatory with a glass roof and French doors on a paved patio',
  },
  shopfront: {
    src: shopfront,
    alt: 'Shopfront with full-height anthracite aluminium glazing and double doors',
  },
  bifoldDoors: {
    src: bifoldDoors,
    alt: 'Four-panel anthracite bi-fold doors folded open from a bright kitchen',
  },
  fittingWindows: {
    src: fittingWindows,
    alt: 'Scaffolding in front of a terraced house with new white sash windows',
  },
  fittingDoors: {
    src: fittingDoors,
    alt: 'Anthracite bi-fold frame fitted in its opening, with panes and a dust sheet waiting outside',
  },
  fittingConservatory: {
    src: fittingConservatory,
    alt: 'Conservatory frame on a low brick wall before glazing, with a stepladder and a dust sheet',
  },
} as const

export type StaticPicture = (typeof pictures)[keyof typeof pictures]
