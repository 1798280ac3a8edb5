import { randomUUID } from 'node:crypto'
import { fromElsewhere, newPerson, type Person, publishableKey, removePeople, url } from '../people'

let person: Person
beforeAll(async () => {
  person = await newPerson()
})
afterAll(removePeople)

const strangers = () => `${randomUUID()}@example.com`
const post = (path: string, body: object) =>
  fetch(`${url}/auth/v1/${path}`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

it.each(['otp', 'magiclink'])(
  '%s leads nowhere, and says the same of every address',
  async (path) => {
    const answers = [person.email, strangers()].map(async (email) => {
      const answer = await post(path, { email, create_user: true })
      return [answer.status, await answer.json()]
    })
    const [known, unknown] = await Promise.all(answers)
    expect(known).toEqual([422, expect.objectContaining({ error_code: 'otp_disabled' })])
    expect(unknown).toEqual(known)
  },
)

it('a refused sign-in takes equally long for every address', async () => {
  const took = { known: [] as number[], unknown: [] as number[] }
  const { auth } = fromElsewhere()
  const guess = async (email: string) => {
    const start = performance.now()
    const { error } = await auth.signInWithPassword({ email, password: 'a-guess' })
    expect(error).toMatchObject({ status: 400, code: 'invalid_credentials' })
    return performance.now() - start
  }
  for (let turn = 0; turn < 7; turn += 1) {
    took.known.push(await guess(person.email))
    took.unknown.push(await guess(strangers()))
  }
  // The password hash takes nearly all of the time; without it a response takes a fifth.
  const fastest = (times: number[]) => Math.min(...times)
  const ratio = fastest(took.known) / fastest(took.unknown)
  expect(ratio).toBeGreaterThan(0.5)
  expect(ratio).toBeLessThan(2)
})

it('a changed password signs in, with the address in any case', async () => {
  const password = `Changed-${randomUUID()}`
  const change = { password, current_password: person.password }
  expect((await person.client.auth.updateUser(change)).error).toBeNull()
  const email = person.email.toUpperCase()
  const { error } = await fromElsewhere().auth.signInWithPassword({ email, password })
  expect(error).toBeNull()
})
