import { userAgentFromString } from 'next/server'

const UNKNOWN = 'Unknown device'
const browsers: Record<string, string> = {
  'Mobile Safari': 'Safari',
  'Mobile Chrome': 'Chrome',
  'Samsung Browser': 'Samsung Internet',
  // An app on an iPhone's home screen does not name its browser.
  WebKit: 'App',
}
const systems: Record<string, string> = { 'Mac OS': 'Mac', 'Chromium OS': 'Chromebook' }

/** A browser in plain words, as 'Chrome on Android'. */
export function deviceName(userAgent: string | null): string {
  const { browser, os, device } = userAgentFromString(userAgent ?? undefined)
  if (!browser.name || !os.name) return UNKNOWN
  const system = os.name === 'iOS' ? (device.model ?? 'iPhone') : (systems[os.name] ?? os.name)
  return `${browsers[browser.name] ?? browser.name} on ${system}`.replace(/[^\w ().-]/g, '')
}

/** What the auth service stored of a session: the name above, or what another program sent. */
export function storedDeviceName(stored: string | null): string {
  return stored && /^[\w ().-]{1,60} on [\w .-]{1,30}$/.test(stored) ? stored : deviceName(stored)
}
