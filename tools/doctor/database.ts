import { createHash } from 'node:crypto'
import { shownTables } from '../../lib/next/tags.ts'
import type { Described } from './described.ts'
import { type Finding, fault, ok, problemsOr, warning } from './finding.ts'

const PUSH = 'Run npm run supabase -- db push --remote: it applies the migrations that are missing.'
const RESTORE =
  'It was changed by hand. Compare with supabase/migrations and restore it in the SQL editor.'

const CHANGED =
  'Run npm run supabase -- db push --remote: if that changes nothing, it was changed by hand. Compare with supabase/migrations.'

/** The changes that matter. */
const webhookEvents = ['INSERT', 'UPDATE', 'DELETE']

/** The webhooks' expected target and secret; without a secret, any is accepted. */
interface Site {
  url: string
  secret?: string | undefined
}

/** Compares a project with a database freshly made by this version's migrations. */
export function compareDatabases(actual: Described, expected: Described, site: Site): Finding[] {
  return [
    ...missing('table', actual.tables, expected.tables),
    ...missing('column', actual.columns, expected.columns),
    ...missing('function', actual.functions, expected.functions),
    ...missing('access rule', actual.policies, expected.policies),
    ...missing('trigger', actual.triggers, expected.triggers),
    ...withoutRowSecurity(actual),
    ...disabledTriggers(actual),
    ...changed(actual, expected),
    ...unexpectedPolicies(actual, expected),
    ...liveUpdatesAndOwners(actual, expected),
    ...webhooks(actual, site),
  ]
}

type Named = Record<string, unknown>

function missing(kind: string, actual: Named, expected: Named): Finding[] {
  const names = Object.keys(expected).filter((name) => !(name in actual))
  return problemsOr(
    `Every ${kind} exists (${Object.keys(expected).length}).`,
    names.map((name) => fault(`The ${kind} ${name} is missing.`, PUSH)),
  )
}

function withoutRowSecurity({ tables }: Described): Finding[] {
  return Object.entries(tables)
    .filter(([, isLocked]) => !isLocked)
    .map(([table]) =>
      fault(
        `Row-level security is off for ${table}: anyone with the public key can read and write it.`,
        `In the SQL editor: alter table ${table} enable row level security;`,
      ),
    )
}

function disabledTriggers({ triggers }: Described): Finding[] {
  return Object.entries(triggers)
    .filter(([, isOn]) => !isOn)
    .map(([name]) => fault(`The trigger ${name} is switched off.`, RESTORE))
}

function changed(actual: Described, expected: Described): Finding[] {
  const different = (kind: string, now: Record<string, string>, should: Record<string, string>) =>
    Object.entries(should)
      .filter(([name, value]) => name in now && now[name] !== value)
      .map(([name]) => fault(`The ${kind} ${name} differs from the migrations.`, CHANGED))
  return [
    ...different('access rule', actual.policies, expected.policies),
    ...different('right to call', actual.functions, expected.functions),
    ...different('body of the function', actual.bodies, expected.bodies),
    ...different('right on', actual.grants, expected.grants),
  ]
}

/** Added policies widen access: policies are combined by OR. */
function unexpectedPolicies(actual: Described, expected: Described): Finding[] {
  return Object.keys(actual.policies)
    .filter((name) => !(name in expected.policies))
    .map((name) =>
      warning(
        `The access rule ${name} is not from the migrations.`,
        'Drop it unless you added it on purpose.',
      ),
    )
}

function liveUpdatesAndOwners(actual: Described, expected: Described): Finding[] {
  const unpublished = expected.live.filter((table) => !actual.live.includes(table))
  return [
    ...(unpublished.length === 0 ? [ok('New enquiries appear live in the inbox.')] : []),
    ...unpublished.map((table) =>
      fault(
        `The inbox is not updated live: ${table} is not in the publication supabase_realtime.`,
        `In the SQL editor: alter publication supabase_realtime add table public.${table};`,
      ),
    ),
    actual.owners > 0
      ? ok(`${actual.owners} ${actual.owners === 1 ? 'owner' : 'owners'} can sign in.`)
      : fault('There is no owner yet.', 'Run npm run owner:create -- --email you@example.com'),
  ]
}

const WEBHOOK =
  "Run the statement of step 9 in docs/deployment.md again, with the site's address and secret."

function webhooks({ webhooks: told }: Described, { url, secret }: Site): Finding[] {
  const wanted = `${url}/api/revalidate`
  // The embedded backend's own webhook has neither address nor secret.
  const calling = told.filter(({ address }) => address === wanted || address === '')
  const accepted = calling.filter(
    (hook) => !secret || hook.address === '' || hook.secret === sha256(secret),
  )
  const on = (table: string, hooks: typeof told) => hooks.filter((hook) => hook.table === table)
  const uncalled: string[] = shownTables.filter((table) => !on(table, calling).length)
  const refused = shownTables.filter(
    (table) => on(table, calling).length && !on(table, accepted).length,
  )
  const partial = shownTables.flatMap((table) => {
    const hooks = on(table, accepted)
    const missed = webhookEvents.filter(
      (event) => !hooks.some(({ events }) => events.includes(event)),
    )
    return hooks.length && missed.length ? [`${table} (${missed.join(', ')})`] : []
  })
  const elsewhere = told.filter(({ table }) => uncalled.includes(table))
  const calls = elsewhere.map(({ table, address }) => `${table} ${address}`).join(', ')
  return problemsOr('Database webhooks tell the site about changes made elsewhere.', [
    elsewhere.length > 0 &&
      fault(
        `No database webhook on ${uncalled.join(', ')} calls ${wanted}. Found: ${calls}.`,
        WEBHOOK,
      ),
    uncalled.length > 0 &&
      elsewhere.length === 0 &&
      warning(
        `No database webhook on ${uncalled.join(', ')}: changes made in the SQL editor show only after the site's next change.`,
        'See step 9 in docs/deployment.md: POST /api/revalidate with the secret in REVALIDATE_SECRET.',
      ),
    refused.length > 0 &&
      fault(
        `The database webhook on ${refused.join(', ')} sends no secret, or one that differs from REVALIDATE_SECRET here: the site refuses it.`,
        WEBHOOK,
      ),
    partial.length > 0 &&
      fault(`The database webhooks miss some changes: ${partial.join(', ')}.`, WEBHOOK),
  ])
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
