import { hostileNext } from '../../tests/unit/hostile-next'
import { dose, isHard, tell } from '../../tools/test-runner/dose'
import { environment } from '../support/environment'
import { expect, test } from '../support/fixtures'

const all = [...new Set(hostileNext)]
/** The rule itself is tried with all of them every day. */
const forms = isHard ? all : all.filter((_, index) => index % 6 === 0)
const inAddress = (form: string) => encodeURIComponent(form.toWellFormed())

test('no form of next= leads a signed-in owner off the site', async ({ owner }) => {
  for (const form of forms) {
    for (const path of ['/bodhi', '/login']) {
      const answer = await owner.request.get(`${path}?next=${inAddress(form)}`, { maxRedirects: 0 })
      const { location = '' } = answer.headers()
      expect([form, answer.status()]).toEqual([form, 307])
      expect([form, new URL(location, environment.baseUrl).origin]).toEqual([
        form,
        environment.baseUrl,
      ])
    }
  }
  // A browser reads addresses in ways of its own.
  const elsewhere: string[] = []
  owner.on('request', (request) => {
    if (!request.url().startsWith(environment.baseUrl) && request.isNavigationRequest()) {
      elsewhere.push(request.url())
    }
  })
  const tricky = forms.filter((form) => /evil\.example$/.test(form)).slice(0, dose(3, 20))
  for (const form of tricky) {
    await owner.goto(`/bodhi?next=${inAddress(form)}`, { waitUntil: 'commit' })
    expect([form, new URL(owner.url()).origin]).toEqual([form, environment.baseUrl])
  }
  expect(elsewhere).toEqual([])
  tell({
    row: 'open redirects',
    did: `${forms.length} forms of next= at two addresses, ${tricky.length} of them in a browser`,
    found: '0 leave the site',
  })
})
