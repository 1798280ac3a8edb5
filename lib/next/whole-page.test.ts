/** @jest-environment node */
import { createHash } from 'node:crypto'
import { wholePageAgent, wholePagePhrase } from './whole-page'

test('middleware and configuration use the same agent, and each secret has its own', async () => {
  const agent = await wholePageAgent('sb_secret_one')
  expect(createHash('sha256').update(wholePagePhrase('sb_secret_one')).digest('hex')).toBe(agent)
  expect(await wholePageAgent('sb_secret_two')).not.toBe(agent)
})
