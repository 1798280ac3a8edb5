import { spawnNext } from '../../tools/launcher/next-process'
import { freePort } from '../../tools/launcher/ports'
import { expect } from './fixtures'

/** The same build and backend as the site under test, served once more under other settings. */
export async function startSecondSite(
  settings: Record<string, string | undefined>,
): Promise<{ address: string; stop: () => Promise<void> }> {
  const port = await freePort()
  const args = ['start', '--hostname', '127.0.0.1', '--port', String(port)]
  const site = spawnNext(args, { ...process.env, NODE_ENV: 'production', ...settings })
  const address = `http://127.0.0.1:${port}`
  const answers = () =>
    fetch(`${address}/api/health`).then(
      () => true,
      () => false,
    )
  await expect.poll(answers, { timeout: 40_000 }).toBe(true)
  return { address, stop: () => site.stop() }
}
