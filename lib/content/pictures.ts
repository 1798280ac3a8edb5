import type { Picture } from '@/lib/picture'
import { FORMATS } from '@/lib/picture'

/**
 * Pictures of the site itself, in public/photos; `npm run build` makes their sizes. Browsers keep them
 * for a month, so a changed picture takes a new name, or all of them a new folder.
 */
export const pictures = {
  house: picture(
    'house',
    '#383818',
    'Red-brick detached house at golden hour with a white sash bay window, a sage green front door and a white conservatory',
    { width: 2400, height: 1350 },
  ),
  // House and conservatory, three to two; the text of the whole picture stands for it.
  houseOnPhone: picture('house-and-conservatory', '#b8c8d8', '', { width: 1440, height: 960 }),
  houseAtDusk: picture(
    'house-at-dusk',
    '#182818',
    'The same house at dusk, warm light in its windows, front door and conservatory',
    { width: 1600, height: 900 },
  ),
  windows: picture(
    'windows',
    '#a87868',
    'Terraced house with a crisp white sash-style bay window and a dark green front door',
  ),
  windowsAtDusk: picture(
    'windows-at-dusk',
    '#382838',
    'Brick front at dusk, warm light in its bay, its sash windows and its front door',
    { width: 966, height: 644 },
  ),
  doors: picture(
    'doors',
    '#b88868',
    'Sage green composite front door with a white frame and a glazed side light',
  ),
  doorClose: picture(
    'door-close',
    '#98a888',
    'Close view of a sage green front door with a chrome lever handle, a letterplate and a ring knocker',
  ),
  conservatories: picture(
    'conservatories',
    '#98b8d8',
    'White Edwardian-style conservatory with a glass roof and French doors on a paved patio',
  ),
  conservatoryClose: picture(
    'conservatory-close',
    '#c8c8b8',
    'White conservatory with a glass roof and French doors between two clipped box trees',
    { width: 1180, height: 720 },
  ),
  bifoldOpen: picture(
    'bifold-open',
    '#c8b8b8',
    'Anthracite bi-fold doors, two leaves folded aside, open to a kitchen with an island and stools',
    { width: 1180, height: 614 },
  ),
  bifoldExtension: picture(
    'bifold-extension',
    '#c8b8b8',
    'White rear extension with four anthracite bi-fold doors, two of them folded open to a bright kitchen',
  ),
  frontOfHouse: picture(
    'house-front-wide',
    '#c88868',
    'Brick front with a white sash bay window, white sash windows above it, and a sage green door under its porch',
    { width: 1500, height: 844 },
  ),
  conservatoryBesideHouse: picture(
    'conservatory-beside-house-wide',
    '#181808',
    'White conservatory with French doors and a glass roof, joined to the side of a red-brick house',
    { width: 1104, height: 621 },
  ),
  shopfront: picture(
    'shopfront',
    '#c8a888',
    'Shopfront with full-height anthracite aluminium glazing and double doors',
  ),
  scaffoldAtBay: picture(
    'scaffold-front',
    '#a87868',
    'Scaffolding in front of a terraced house with new white sash windows and a bay',
  ),
  bifoldFrame: picture(
    'bifold-glazing',
    '#c8b8b8',
    'Anthracite bi-fold doors fitted in their opening, with a stepladder and spare panes beside them and a dust sheet in front',
  ),
  conservatoryFrame: picture(
    'conservatory-rising',
    '#98b8d8',
    'Conservatory frame on a low brick wall before glazing, with a stepladder, panes and a dust sheet beside it',
  ),
} as const

function picture(
  name: string,
  colour: string,
  alt: string,
  size = { width: 1600, height: 1067 },
): Picture {
  return { src: `/photos/${name}.jpg`, alt, colour, formats: FORMATS, ...size }
}
