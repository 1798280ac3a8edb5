import { areas } from './areas'

/**
 * The drawing's frame: its left edge lies at 1.92° W, its top at 55.1° N. A degree of latitude is 640 units
 * long and one of longitude 640 × cos 54.8° = 369, so a place lies at
 * x = 369 × (longitude + 1.92), y = 640 × (55.1 − latitude).
 */
export const mapSize = { width: 360, height: 384 } as const

/** Gateshead's and those of the Shields lie up to a kilometre from their centres, clear of their neighbours'. */
export const townDots: Record<(typeof areas)[number], readonly [x: number, y: number]> = {
  Sunderland: [199, 124],
  Newcastle: [113, 81],
  Middlesbrough: [253, 337],
  Durham: [127, 207],
  Gateshead: [117, 94],
  'South Shields': [184, 68],
  'North Shields': [172, 54],
  'Whitley Bay': [176, 35],
  Washington: [148, 128],
  Hartlepool: [261, 265],
}

/** From north to south. */
export const areasFromNorth = areas.toSorted((one, other) => townDots[one][1] - townDots[other][1])

/** The land, along the coast from Seaton Sluice to Saltburn and back outside the frame. */
export const land =
  'M155 -19Q165 10 169 15Q173 19 176 27Q178 35 180 39Q182 42 184 48Q186 53 185 56Q183 59 185 62Q187 65 190 69Q192 72 199 78Q205 83 207 89Q208 95 206 101Q204 107 206 112Q207 116 209 122Q210 128 211 138Q212 148 216 157Q220 166 223 177Q226 187 227 194Q227 200 229 207Q231 214 236 221Q240 227 245 235Q250 242 257 247Q263 252 269 255Q274 258 270 262Q266 265 268 273Q270 280 275 287Q279 294 278 300Q276 306 280 304Q284 302 287 297Q289 292 298 297Q306 301 312 305Q318 309 326 317Q334 324 342 327Q350 330 376 339V393H-9V-9Z'

/** Tyne, Wear and Tees, each from its mouth upstream. */
export const rivers =
  'M184 58Q176 61 171 67Q166 72 155 73Q144 73 140 80Q136 87 126 86Q116 85 106 87Q96 88 85 86Q74 84 65 80Q55 76 44 79Q33 81 20 87Q7 93 -37 83M208 117Q197 122 187 123Q177 124 161 132Q144 140 139 149Q133 157 136 169Q138 180 134 188Q129 195 127 202Q125 209 124 220Q122 230 111 246Q100 262 93 270Q85 278 69 274Q52 269 34 254Q15 239 -37 227M281 300Q275 317 267 324Q258 330 249 332Q240 334 232 340Q224 346 221 357Q218 368 213 374Q207 379 196 382Q184 384 170 392Q155 400 129 390'
