/** In the order in which they must be looked for: the later ones' names are in the earlier ones' texts too. */
const browsers: [name: string, mark: RegExp][] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
]
const systems: [name: string, mark: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Chromebook', /\bCrOS\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
]

/** 'Chrome on Android', from a user agent. */
export function deviceName(userAgent: string): string {
  const find = (all: typeof browsers) => all.find(([, mark]) => mark.test(userAgent))?.[0]
  // An app on an iPhone's home screen does not name its browser.
  const browser = find(browsers) ?? (/AppleWebKit/.test(userAgent) ? 'App' : 'Browser')
  const system = find(systems)
  return system ? `${browser} on ${system}` : browser
}
