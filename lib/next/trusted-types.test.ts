/** @jest-environment jsdom */
import { trustOurOwn } from './trusted-types'

type Rules = {
  createHTML(html: string): string | null
  createScriptURL(address: string): string | null
  createScript(text: string): string | null
}

function rules(): Rules {
  const made: Record<string, Rules> = {}
  trustOurOwn({
    location: new URL('https://site.example/projects') as unknown as Location,
    trustedTypes: {
      createPolicy: (name, own) => {
        made[name] = own
      },
    },
  })
  if (!made.default) throw new Error('No policy was made')
  return made.default
}

it.each(['/_next/static/chunks/a.js', 'https://site.example/_next/static/a.js?dpl=1'])(
  '%s is a script of ours',
  (address) => expect(rules().createScriptURL(address)).toBe(address),
)

it.each([
  'https://evil.example/_next/static/a.js',
  '//evil.example/_next/static/a.js',
  '/photos/house.jpg',
  '/_next/static/../../uploads/a.js',
  'data:text/javascript,alert(1)',
  'javascript:alert(1)',
  'blob:https://site.example/1',
])('%s is none', (address) => expect(rules().createScriptURL(address)).toBeNull())

it('markup passes only if it cannot run anything', () => {
  const { createHTML } = rules()
  for (const html of ['<script></script>', '{"@type":"Place"}', '']) {
    expect(createHTML(html)).toBe(html)
  }
  for (const html of ['<img src=x onerror=alert(1)>', '<script>alert(1)</script>', 'a <b>']) {
    expect(createHTML(html)).toBeNull()
  }
})

it('a script in a string passes only if it is data', () => {
  const { createScript } = rules()
  for (const text of ['{"@type":"Place"}', '{}']) expect(createScript(text)).toBe(text)
  for (const text of ['alert(1)', '{alert(1)}', '{"a":1};alert(1)', '[alert(1)]', '', '"a"']) {
    expect(createScript(text)).toBeNull()
  }
})

it('browsers without Trusted Types are left alone', () => {
  expect(() => trustOurOwn({ location: window.location })).not.toThrow()
})
