/** @jest-environment node */
import { globSync, readFileSync } from 'node:fs'

const sources = globSync('{app,components,lib,tools}/**/*.{ts,tsx}')
  .concat(['middleware.ts', 'instrumentation.ts'])
  .filter((file) => !/\.test\.tsx?$|-testing\.tsx?$|^supabase\/tests\//.test(file))

/** Modules that import the given one, by alias or relative path. */
const importersOf = (module: string) => {
  const imported = new RegExp(
    `^(?!import type).*from '(?:@|\\.{1,2})[^']*/${module}(?:\\.ts)?'`,
    'm',
  )
  return sources.filter((file) => imported.test(readFileSync(file, 'utf8'))).sort()
}

/** Why each module of the site needs the key. */
const site = {
  'app/api/media/sweep/route.ts': 'the scheduler removes files of every owner',
  'lib/auth/account-actions.ts': 'counts mails for a forgotten password before anybody is known',
  'lib/auth/actions.ts': 'deletes the notification devices of an account that has just signed out',
  'lib/auth/throttle.ts': 'counts sign-ins before anybody is known',
  'lib/auth/device.ts': 'remembers from where an account signed in',
  'lib/auth/factor/enter-code.ts': 'takes each code once, before anybody is signed in',
  'lib/enquiries/actions.ts': 'enquiries come in by the server alone',
  'lib/enquiries/notify.ts': 'the outbox is readable by nobody else',
  'lib/enquiries/push/actions.ts': 'a session may not read where notifications go',
  'lib/enquiries/push/deliver.ts': 'nor what is due',
  'lib/media/enquiry-photo.ts': 'visitors have no session; a token is checked first',
  'lib/media/finish.ts': 'only the server writes into public buckets',
  'lib/media/removals.ts': 'the queue of files to remove is the server’s',
  'lib/projects/after-change.ts': 'only the server writes into public buckets',
  'lib/projects/sitemap-copy.ts': 'only the server writes into the bucket public',
  'lib/purge.ts': 'the scheduler deletes what has been kept for its period',
}

/** Why each tool needs it; tools read it from the environment. */
const tools = {
  'tools/archive/erasures.ts': 'erases people again after a restore',
  'tools/benchmark/photo.ts': 'a benchmark on a backend of its own',
  'tools/commands/doctor.ts':
    'the description of the database and the limits of buckets are told to nobody else',
  'tools/launcher/command.ts': 'passes it to the commands below',
  'tools/launcher/embedded.ts': 'fills the embedded backend',
  'tools/launcher/site.ts': 'makes the sizes of its pictures',
}

/** Why each command needs it. */
const commands = {
  'tools/commands/export.ts': 'copies every table, file and account',
  'tools/commands/import.ts': 'writes every table, file and account',
  'tools/commands/media-sizes.ts': 'writes into the public buckets',
  'tools/commands/media-sweep.ts': 'looks at and removes files of every owner',
  'tools/commands/owner-create.ts': 'makes accounts',
  'tools/commands/owner-remove-factor.ts': 'removes second factors',
  'tools/commands/personal-data.ts': 'finds and erases one person’s enquiries',
}

/** Calls the command that passes a client with the secret key. */
const usesProject = /^projectCommand\(/m

it('only listed modules use the secret key', () => {
  const benchmarks = ['tools/benchmark/pages/photo/route.ts']
  expect(importersOf('supabase/admin')).toEqual([...Object.keys(site), ...benchmarks].sort())
  expect(importersOf('admin-client')).toEqual(Object.keys(tools).sort())
  expect(sources.filter((file) => usesProject.test(readFileSync(file, 'utf8'))).sort()).toEqual(
    Object.keys(commands).sort(),
  )
})

it('every module that reads the key has a reason', () => {
  const readers = sources.filter((file) =>
    /\benv\.SUPABASE_SECRET_KEY\b/.test(readFileSync(file, 'utf8')),
  )
  const purposes = {
    'lib/auth/mail-link.ts': 'signs links in mails',
    'lib/env.ts': 'from the environment',
    'lib/keyed-hash.ts': 'addresses are counted without being stored',
    'lib/supabase/admin.ts': 'the client above',
    'lib/supabase/caller-fetch.ts': 'the auth service believes whose request it is only beside it',
    'middleware.ts': 'marks its own requests to itself, by a hash',
  }
  expect(readers.filter((file) => !file.startsWith('tools/')).sort()).toEqual(Object.keys(purposes))
})

it('only realtime gets an access token', () => {
  const users = sources.filter((file) => /\bbrowserAccess\b/.test(readFileSync(file, 'utf8')))
  expect(users.sort()).toEqual([
    'components/admin/shell/unread/live-unread.ts',
    'lib/auth/actions.ts',
  ])
})
