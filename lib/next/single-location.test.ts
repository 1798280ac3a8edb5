import { version } from 'next/package.json'
import { allowOneLocation } from './single-location'

function response() {
  const sent: [string, string][] = []
  const prototype = {
    hasHeader: (name: string) => sent.some(([key]) => key.toLowerCase() === name.toLowerCase()),
    appendHeader(name: string, value: string | readonly string[]) {
      sent.push([name, String(value)])
      return this as never
    },
  }
  allowOneLocation(prototype)
  return { prototype, sent }
}

it('a response has one Location', () => {
  const { prototype, sent } = response()
  prototype.appendHeader('location', '/a')
  prototype.appendHeader('Location', '/a')
  expect(sent).toEqual([['location', '/a']])
})

it('other headers may repeat', () => {
  const { prototype, sent } = response()
  prototype.appendHeader('Set-Cookie', 'a=1')
  prototype.appendHeader('Set-Cookie', 'b=2')
  expect(sent).toHaveLength(2)
})

// A newer Next may do without it: ask twice for a project's former address without the patch. If its
// first answer has one Location, delete the patch; else raise the version here.
it('is needed by the installed Next', () => {
  expect(version).toMatch(/^16\.4\./)
})
