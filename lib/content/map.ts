import type { areas } from './site'

/** Degrees north and east. */
type Place = readonly [latitude: number, longitude: number]

export const townPlaces: Record<(typeof areas)[number], Place> = {
  Sunderland: [54.906, -1.381],
  Newcastle: [54.974, -1.613],
  Middlesbrough: [54.574, -1.235],
  Durham: [54.777, -1.576],
  Gateshead: [54.953, -1.603],
  'South Shields': [54.999, -1.43],
  'North Shields': [55.011, -1.447],
  'Whitley Bay': [55.046, -1.444],
  Washington: [54.9, -1.519],
  Hartlepool: [54.686, -1.212],
}

/** From Seaton Sluice to Saltburn. */
export const coast: readonly Place[] = [
  [55.13, -1.5],
  [55.084, -1.474],
  [55.071, -1.45],
  [55.046, -1.438],
  [55.034, -1.428],
  [55.017, -1.417],
  [55.008, -1.424],
  [54.999, -1.413],
  [54.987, -1.4],
  [54.97, -1.364],
  [54.951, -1.356],
  [54.933, -1.366],
  [54.918, -1.358],
  [54.9, -1.351],
  [54.868, -1.345],
  [54.84, -1.325],
  [54.808, -1.307],
  [54.787, -1.306],
  [54.765, -1.295],
  [54.745, -1.27],
  [54.722, -1.243],
  [54.707, -1.207],
  [54.697, -1.176],
  [54.686, -1.198],
  [54.662, -1.188],
  [54.641, -1.165],
  [54.622, -1.172],
  [54.628, -1.15],
  [54.644, -1.136],
  [54.63, -1.09],
  [54.617, -1.058],
  [54.593, -1.015],
  [54.585, -0.972],
  [54.57, -0.9],
]

/** Each from its mouth upstream. */
export const rivers: Record<'Tyne' | 'Wear' | 'Tees', readonly Place[]> = {
  Tyne: [
    [55.009, -1.42],
    [55.004, -1.444],
    [54.988, -1.47],
    [54.986, -1.53],
    [54.964, -1.55],
    [54.967, -1.605],
    [54.963, -1.66],
    [54.968, -1.72],
    [54.982, -1.77],
    [54.973, -1.83],
    [54.955, -1.9],
    [54.97, -2.02],
  ],
  Wear: [
    [54.917, -1.357],
    [54.91, -1.385],
    [54.906, -1.44],
    [54.882, -1.53],
    [54.855, -1.56],
    [54.818, -1.545],
    [54.795, -1.57],
    [54.774, -1.58],
    [54.74, -1.59],
    [54.69, -1.65],
    [54.665, -1.69],
    [54.68, -1.78],
    [54.727, -1.88],
    [54.745, -2.02],
  ],
  Tees: [
    [54.632, -1.158],
    [54.605, -1.175],
    [54.584, -1.22],
    [54.578, -1.27],
    [54.56, -1.312],
    [54.525, -1.33],
    [54.508, -1.36],
    [54.5, -1.42],
    [54.475, -1.5],
    [54.49, -1.57],
  ],
}

// The frame's north-western corner, and its scale.
const NORTH = 55.1
const WEST = -1.92
const UNITS_PER_DEGREE = 640
/** Degrees of longitude are this much shorter than those of latitude up here. */
const NARROWER = Math.cos((54.8 * Math.PI) / 180)

export const mapSize = { width: 360, height: 384 } as const

/** Where a place lies on the drawing, rounded to whole units. */
export function onMap([latitude, longitude]: Place): { x: number; y: number } {
  return {
    x: Math.round((longitude - WEST) * NARROWER * UNITS_PER_DEGREE),
    y: Math.round((NORTH - latitude) * UNITS_PER_DEGREE),
  }
}

/** An SVG path through places. */
export function pathThrough(places: readonly Place[]): string {
  return `M${places.map((place) => Object.values(onMap(place)).join(' ')).join('L')}`
}
