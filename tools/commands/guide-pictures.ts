import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { phone } from '../guide/camera.ts'
import { stories } from '../guide/stories.ts'
import { run } from '../launcher/lifecycle.ts'
import { scratchBuild, scratchEnvironment, scratchFolder } from '../launcher/scratch.ts'
import { projectDir, readSettings } from '../launcher/settings.ts'
import { startSite } from '../launcher/site.ts'
import { findOrInstallChromium } from '../test-runner/find-chromium.ts'

const dir = join(projectDir, 'docs/owner-guide')

// npm run guide:pictures: retakes the pictures of docs/owner-guide.md on the running product with demo content.
run(async (life) => {
  const settings = readSettings({
    ...(await scratchEnvironment(join(scratchFolder(life, 'guide-'), 'backend'))),
    NEXT_DIST_DIR: scratchBuild(life, '.next-guide'),
  })
  const { address, embedded } = await startSite(settings, 'start', life)
  const { email = '', password = '' } = embedded?.owner ?? {}

  const executablePath = await findOrInstallChromium(life.say)
  const browser = await chromium.launch({
    executablePath,
    // Date fields use the browser's language, not the page's.
    args: ['--no-sandbox', '--disable-gpu', '--lang=en-GB'],
    env: { ...process.env, LANG: 'en_GB.UTF-8', LANGUAGE: 'en_GB' },
  })
  life.defer(() => browser.close())
  const page = await (await browser.newContext(phone)).newPage()
  page.setDefaultTimeout(60_000)
  mkdirSync(dir, { recursive: true })
  for (const [name, tell] of Object.entries(stories)) {
    life.say(`${name}…`)
    await tell({ page, dir, address, owner: { email, password } })
  }
  console.log(`The pictures lie in ${dir}. Look at each before you commit it.`)
})
