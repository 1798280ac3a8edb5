/** @jest-environment node */
import { deviceName, storedDeviceName } from './device-name'

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0'
const agents: [name: string, userAgent: string][] = [
  ['Chrome on Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`],
  ['Chrome on Android', `Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Mobile Safari/537.36`],
  [
    'Safari on iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  ],
  [
    'App on iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
  ],
  [
    'Samsung Internet on Android',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
  ],
  [
    'Safari on Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
  ],
  ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0'],
  [
    'Edge on Windows',
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/142.0`,
  ],
  ['Unknown device', 'node'],
  ['Unknown device', ''],
  ['Unknown device', '<script>'.repeat(500)],
]

it.each(agents)('%s', (name, userAgent) => {
  expect(deviceName(userAgent)).toBe(name)
  // What the service keeps reads the same, and never looks like a browser to it.
  expect(storedDeviceName(name)).toBe(name)
  expect(storedDeviceName(userAgent)).toBe(name)
  expect(name).not.toMatch(/mozilla/i)
})

it('shows nothing of words that are not a device', () => {
  expect(storedDeviceName(null)).toBe('Unknown device')
  expect(storedDeviceName('<b>Chrome</b> on Windows')).toBe('Unknown device')
  expect(storedDeviceName(`${'x'.repeat(200)} on Windows`)).toBe('Unknown device')
})
