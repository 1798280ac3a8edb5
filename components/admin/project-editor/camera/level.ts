const RADIANS = Math.PI / 180

/** Lying flatter than this, a phone has no level to speak of. */
const FLAT = 0.9

/**
 * How far the picture leans, clockwise in degrees; 0 is level, null where the phone lies flat.
 * @param beta and gamma as a DeviceOrientationEvent has them
 * @param screenAngle of screen.orientation
 */
export function rollOf(beta: number, gamma: number, screenAngle: number): number | null {
  const [b, g] = [beta * RADIANS, gamma * RADIANS]
  // Which way is up, seen from the device: the last row of its rotation matrix.
  const up = { x: -Math.cos(b) * Math.sin(g), y: Math.sin(b), z: Math.cos(b) * Math.cos(g) }
  if (Math.abs(up.z) > FLAT) return null
  const roll = Math.atan2(up.x, up.y) / RADIANS - screenAngle
  return ((((roll + 180) % 360) + 360) % 360) - 180
}
