import { isPublicAddress, isPushAddress, lookupPublic } from './address'

const env = { PUSH_TO_LOOPBACK: '0' }
jest.mock('@/lib/env', () => ({
  get env() {
    return env
  },
}))
afterEach(() => {
  env.PUSH_TO_LOOPBACK = '0'
})

const long = (length: number) => 'https://push.example/'.padEnd(length, 'x')

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-am3p.notify.windows.com/w/?token=abc',
  long(1000),
])('a push service is one: %s', (address) => expect(isPushAddress(address)).toBe(true))

test.each([
  '',
  'push.example',
  'http://push.example/x',
  'ftp://push.example/x',
  'https://push.example:8443/x',
  'https://user:pass@push.example/x',
  'https://localhost/x',
  'https://backend/x',
  'https://db.internal/x',
  'https://printer.local/x',
  'https://printer.local./x',
  'https://app.localhost/x',
  'https://127.0.0.1/x',
  'https://2130706433/x',
  'https://0x7f.1/x',
  'https://169.254.169.254/latest/meta-data',
  'https://8.8.8.8/x',
  'https://[::1]/x',
  'https://[2606:4700::1]/x',
  'http://127.0.0.1:1234/x',
  long(1001),
])('no push service: %s', (address) => expect(isPushAddress(address)).toBe(false))

test('loopback is one by explicit setting, and nothing else besides', () => {
  env.PUSH_TO_LOOPBACK = '1'
  expect(isPushAddress('http://127.0.0.1:1234/x')).toBe(true)
  for (const address of [
    'http://localhost:1/x',
    'http://127.0.0.2:1/x',
    'https://127.0.0.1/x',
    'http://10.0.0.1/x',
    'http://u@127.0.0.1:1/x',
  ]) {
    expect([address, isPushAddress(address)]).toEqual([address, false])
  }
})

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '192.0.0.8',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:8.8.8.8',
  '64:ff9b::808:808',
  'fc00::1',
  'fd12::1',
  'fe80::1',
  'ff02::1',
  '2001:db8::1',
  '2001::1',
  '2002:7f00:1::',
  'not an address',
])('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false))

test.each(['8.8.8.8', '142.250.1.1', '172.32.0.1', '2606:4700::1', '2a00:1450::1'])(
  '%s is public',
  (address) => expect(isPublicAddress(address)).toBe(true),
)

test('a name that leads inside is refused as it is connected to', async () => {
  const look = (all: boolean) =>
    new Promise<unknown>((resolve) =>
      lookupPublic('localhost', { all }, (error, found) => resolve(error?.message ?? found)),
    )
  expect(await look(true)).toBe('localhost leads to an address that is not public')
  expect(await look(false)).toBe('localhost leads to an address that is not public')
})
