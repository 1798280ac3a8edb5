import { codeOf, enrol } from '../authenticator'
import { newPerson, removePeople } from '../people'

afterAll(removePeople)

// A hosted project takes a code as long as its steps last; there the site takes each once.
it('a code is taken once', async () => {
  const { client } = await newPerson()
  const { id: factorId, key } = await enrol(client)
  const enter = (code: string) => client.auth.mfa.challengeAndVerify({ factorId, code })
  const code = codeOf(key, 1)
  expect((await enter(code)).error).toBeNull()
  expect((await enter(code)).error?.code).toBe('mfa_verification_failed')
})
