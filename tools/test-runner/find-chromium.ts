import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { CommandError } from '../launcher/lifecycle.ts'
import { projectDir } from '../launcher/settings.ts'

// The same engine without a window; saves a third of a test's time.
const HEADLESS = 'chromium-headless-shell'
const commands = [
  HEADLESS,
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge',
]
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/** Tries CHROMIUM_PATH, Playwright's own and the system's, preferring one without a window; else installs one. */
export async function findOrInstallChromium(say: (line: string) => void): Promise<string> {
  const found = await findChromium()
  if (found) return found
  say('Installing Chromium (first run only)…')
  const how = isRootOnDebian() ? installFromDebian() : installByPlaywright()
  const installed = await findChromium()
  if (installed) return installed
  throw new CommandError(
    `Chromium is missing, and installing it failed:\n${how.output}\n` +
      'Install Chromium or Chrome and run the tests again; if it is in an unusual place, set CHROMIUM_PATH to its path.\n' +
      `  Debian: apt-get install ${HEADLESS}\n  elsewhere: ${process.execPath} ${playwrightCli} install chromium`,
  )
}

const playwrightCli = join(projectDir, 'node_modules/playwright/cli.js')

async function findChromium(): Promise<string | undefined> {
  const { CHROMIUM_PATH, PATH = '' } = process.env
  if (CHROMIUM_PATH) {
    if (existsSync(CHROMIUM_PATH)) return CHROMIUM_PATH
    throw new CommandError(`CHROMIUM_PATH is set to ${CHROMIUM_PATH}, which does not exist.`)
  }
  const { chromium } = await import('playwright')
  const system = PATH.split(delimiter).flatMap((dir) => commands.map((name) => join(dir, name)))
  return [chromium.executablePath(), ...system, ...usualPlaces].find(
    (path) => path && existsSync(path),
  )
}

function isRootOnDebian(): boolean {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version')
}

function installFromDebian() {
  const update = attempt('apt-get', ['update'])
  const install = attempt('apt-get', ['install', '-y', HEADLESS])
  // Other distributions may lack that package.
  const other = install.ok ? undefined : attempt('apt-get', ['install', '-y', 'chromium'])
  return { output: update.output + install.output + (other?.output ?? '') }
}

const installByPlaywright = () => attempt(process.execPath, [playwrightCli, 'install', 'chromium'])

function attempt(command: string, args: string[]) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8', env })
  const lines = `${stdout ?? ''}${stderr ?? ''}${error?.message ?? ''}`.trim().split('\n')
  return { ok: status === 0, output: `${lines.slice(-8).join('\n')}\n` }
}
