import type { Described } from './described.ts'
import { type Finding, fault, ok, warning } from './finding.ts'

const PUSH = 'Run npx supabase@3 db push --remote: it applies the migrations that are missing.'
const RESTORE =
  'Somebody changed it by hand. Compare with supabase/migrations, and put it back in the SQL editor.'

/** The tables whose changes public pages show. */
const webhookTables = ['project_images', 'project_slugs', 'projects', 'profiles']

/**
 * What differs from a database that has just had the migrations of this version.
 * @param siteUrl whom its webhooks should tell of changes
 */
export function compareDatabases(
  actual: Described,
  expected: Described,
  siteUrl: string,
): Finding[] {
  return [
    ...missing('table', actual.tables, expected.tables),
    ...missing('column', actual.columns, expected.columns),
    ...missing('function', actual.functions, expected.functions),
    ...missing('access rule', actual.policies, expected.policies),
    ...missing('trigger', actual.triggers, expected.triggers),
    ...unlocked(actual),
    ...switchedOff(actual),
    ...changed(actual, expected),
    ...strangers(actual, expected),
    ...surroundings(actual, expected),
    webhooks(actual, siteUrl),
  ]
}

type Named = Record<string, unknown>

function missing(kind: string, actual: Named, expected: Named): Finding[] {
  const names = Object.keys(expected).filter((name) => !(name in actual))
  return names.length
    ? names.map((name) => fault(`The ${kind} ${name} is missing.`, PUSH))
    : [ok(`Every ${kind} is there (${Object.keys(expected).length}).`)]
}

function unlocked({ tables }: Described): Finding[] {
  return Object.entries(tables)
    .filter(([, isLocked]) => !isLocked)
    .map(([table]) =>
      fault(
        `Row-level security is off for ${table}: anybody with the public key may read and write it.`,
        `In the SQL editor: alter table ${table} enable row level security;`,
      ),
    )
}

function switchedOff({ triggers }: Described): Finding[] {
  return Object.entries(triggers)
    .filter(([, isOn]) => !isOn)
    .map(([name]) => fault(`The trigger ${name} is switched off.`, RESTORE))
}

function changed(actual: Described, expected: Described): Finding[] {
  const different = (kind: string, now: Record<string, string>, should: Record<string, string>) =>
    Object.entries(should)
      .filter(([name, value]) => name in now && now[name] !== value)
      .map(([name]) => fault(`The ${kind} ${name} is not as the migrations made it.`, RESTORE))
  return [
    ...different('access rule', actual.policies, expected.policies),
    ...different('right to call', actual.functions, expected.functions),
    ...different('right on', actual.grants, expected.grants),
  ]
}

/** Rules that somebody added widen what is allowed: policies are joined by 'or'. */
function strangers(actual: Described, expected: Described): Finding[] {
  return Object.keys(actual.policies)
    .filter((name) => !(name in expected.policies))
    .map((name) =>
      warning(
        `The access rule ${name} is none of ours.`,
        'Drop it unless you know what it is for.',
      ),
    )
}

function surroundings(actual: Described, expected: Described): Finding[] {
  const isLive = expected.live.every((table) => actual.live.includes(table))
  return [
    isLive
      ? ok('New enquiries are announced live.')
      : fault(
          'The unread badge hears nothing: contact_forms is not in the publication supabase_realtime.',
          'In the SQL editor: alter publication supabase_realtime add table public.contact_forms;',
        ),
    actual.owners > 0
      ? ok(`${actual.owners} ${actual.owners === 1 ? 'owner' : 'owners'} may sign in.`)
      : fault('Nobody may use the office yet.', 'npm run owner:create -- --email you@example.com'),
  ]
}

function webhooks({ webhooks: told }: Described, siteUrl: string): Finding {
  const wanted = `${siteUrl}/api/revalidate`
  // The embedded backend tells its own site, and needs no address for that.
  const unheard = webhookTables.filter(
    (table) => !told.includes(`${table} ${wanted}`) && !told.includes(`${table} `),
  )
  const elsewhere = told.filter((hook) => unheard.some((table) => hook.startsWith(`${table} `)))
  if (unheard.length === 0) {
    return ok('Changes made outside the site are told to it by database webhooks.')
  }
  return elsewhere.length
    ? fault(
        `No database webhook on ${unheard.join(', ')} calls ${wanted}; there is ${elsewhere.join(', ')}.`,
        "Run the statement of 'Deploy' in README.md again, with the site's address.",
      )
    : warning(
        `No database webhook on ${unheard.join(', ')}: changes made in the SQL editor show only after the site's next change.`,
        "See 'Deploy' in README.md: POST /api/revalidate with the secret in REVALIDATE_SECRET.",
      )
}
