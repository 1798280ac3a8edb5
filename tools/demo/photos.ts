/** Demo pictures in photos/ with their alt texts. They show no real jobs. */
export const photos = {
  hero: 'Red-brick detached house at golden hour with a white sash bay window, sage green front door and white conservatory',
  'hero-dusk':
    'The red-brick detached house at dusk with warm light in the sash windows, the front door and the conservatory',
  'bay-window-before':
    'Terraced house with a tired brown timber bay window, peeling paint and single glazing',
  'bay-window-after':
    'The same terraced house with a crisp white uPVC sash-style bay window and dark green front door',
  'front-door-before':
    'Old blue timber front door with flaking paint, a cracked glass pane and a grimy side panel',
  'front-door-after':
    'Sage green composite front door with a white frame, glazed side light and clipped box trees in planters',
  'front-door-detail':
    'Close-up of a sage green front door with chrome lever handle, letterplate, ring knocker and textured glass',
  'conservatory-before':
    'Back of a brick house with worn timber French doors opening on to a bare, weedy patio',
  'conservatory-after':
    'White Edwardian-style conservatory with a glass roof and French doors on a paved patio',
  'bifold-doors-before':
    'Dated rear extension with a small brown window, a worn green door and stained render',
  'bifold-doors-after':
    'Rear extension with four-panel anthracite aluminium bi-fold doors folded open to a bright kitchen',
  'shopfront-before':
    'Run-down empty shop with whitewashed windows, brown metal frames and a faded fascia',
  'shopfront-after':
    'Modern shopfront with full-height anthracite aluminium glazing, double doors and a warmly lit interior',
  'progress-conservatory-frame':
    'Conservatory frame on a dwarf brick wall before glazing, with a stepladder and dust sheet on the patio',
  'progress-bifold-frame':
    'Anthracite bi-fold door frames fitted and awaiting glass, with glass units leaning against the wall',
  'progress-scaffolding': 'Scaffolding in front of a terraced house with new white sash windows',
  'progress-shopfront-glazing':
    'Aluminium shopfront frame part-way through glazing, with a ladder, trestle table and dust sheet',
} as const

export type PhotoName = keyof typeof photos
