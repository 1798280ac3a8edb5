import type { areas } from './site'

/**
 * The drawing's frame: its left edge lies at 1.92° W, its top at 55.1° N. A degree of latitude is 640 units
 * long and one of longitude 640 × cos 54.8° = 369, so a place lies at
 * x = 369 × (longitude + 1.92), y = 640 × (55.1 − latitude).
 */
export const mapSize = { width: 360, height: 384 } as const

/** Gateshead's lies a kilometre south of its centre, clear of Newcastle's. */
export const townDots: Record<(typeof areas)[number], readonly [x: number, y: number]> = {
  Sunderland: [199, 124],
  Newcastle: [113, 81],
  Middlesbrough: [253, 337],
  Durham: [127, 207],
  Gateshead: [117, 94],
  'South Shields': [181, 65],
  'North Shields': [174, 57],
  'Whitley Bay': [176, 35],
  Washington: [148, 128],
  Hartlepool: [261, 265],
}

/** The land, along the coast from Seaton Sluice to Saltburn and back outside the frame. */
export const land =
  'M155 -19L165 10L173 19L178 35L182 42L186 53L183 59L187 65L192 72L205 83L208 95L204 107L207 116L210 128L212 148L220 166L226 187L227 200L231 214L240 227L250 242L263 252L274 258L266 265L270 280L279 294L276 306L284 302L289 292L306 301L318 309L334 324L350 330L376 339V393H-9V-9Z'

/** Tyne, Wear and Tees, each from its mouth upstream. */
export const rivers =
  'M184 58L176 61L166 72L144 73L136 87L116 85L96 88L74 84L55 76L33 81L7 93L-37 83M208 117L197 122L177 124L144 140L133 157L138 180L129 195L125 209L122 230L100 262L85 278L52 269L15 239L-37 227M281 300L275 317L258 330L240 334L224 346L218 368L207 379L184 384L155 400L129 390'
