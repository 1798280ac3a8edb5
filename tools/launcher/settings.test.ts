/** @jest-environment node */
import { readSettings } from './settings.ts'

const key = 'a-key-of-a-believable-length'
const hosted = {
  NEXT_PUBLIC_SUPABASE_URL: 'https://abc.supabase.co/',
  NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: key,
  SUPABASE_SECRET_KEY: key,
}

it('needs no configuration', () => {
  const { hosted: project, ...settings } = readSettings({})
  expect(project).toBeUndefined()
  expect(settings).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    siteUrl: 'http://127.0.0.1:3000',
    distDir: '.next',
    backend: { port: 54321, url: 'http://127.0.0.1:54321' },
  })
})

it('uses a hosted project when one is configured', () => {
  expect(readSettings(hosted).hosted).toEqual({
    url: 'https://abc.supabase.co',
    publishableKey: key,
    secretKey: key,
  })
})

it('uses a host name that browsers can reach when listening on all interfaces', () => {
  const everywhere = readSettings({ HOST: '0.0.0.0' })
  expect([everywhere.siteUrl, everywhere.backend.url]).toEqual([
    'http://localhost:3000',
    'http://localhost:54321',
  ])
  const named = readSettings({ HOST: '0.0.0.0', NEXT_PUBLIC_SITE_URL: 'http://tower.lan:3000' })
  expect(named.backend.url).toBe('http://tower.lan:54321')
})

it('lists every problem at once', () => {
  const message = (environment: Record<string, string>) => {
    try {
      return String(readSettings(environment))
    } catch (error) {
      return (error as Error).message
    }
  }
  const all = message({ PORT: 'x', HOST: 'a b', NEXT_DIST_DIR: '../x', SUPABASE_SECRET_KEY: 'k' })
  for (const name of [
    'PORT must',
    'HOST must',
    'NEXT_DIST_DIR must',
    'NEXT_PUBLIC_SUPABASE_URL is missing',
    'NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY is missing',
    'SUPABASE_SECRET_KEY does not',
  ]) {
    expect(all).toContain(name)
  }
  expect(message({ PORT: '4000', LOCAL_SUPABASE_PORT: '4000' })).toContain('must differ')
  expect(message({ PORT: '70000' })).toContain('between 1 and 65535')
})

it('treats an empty value as not set', () => {
  expect(readSettings({ NEXT_PUBLIC_SUPABASE_URL: '', PORT: '' }).port).toBe(3000)
})
