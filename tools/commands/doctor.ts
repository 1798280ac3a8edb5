import { checkBuckets } from '../doctor/buckets.ts'
import { compareDatabases } from '../doctor/database.ts'
import { checkDeployment } from '../doctor/deployment.ts'
import { type Described, describedSchema, describeMigrated } from '../doctor/described.ts'
import { type Finding, fault, print } from '../doctor/finding.ts'
import {
  checkAccountChanges,
  checkAuth,
  checkMailLinks,
  checkPublicKey,
  checkSite,
} from '../doctor/services.ts'
import { checkSettings } from '../doctor/settings.ts'
import { adminClient } from '../launcher/admin-client.ts'
import { supabaseAccess } from '../launcher/command.ts'
import { CommandError, run } from '../launcher/lifecycle.ts'
import { loadEnvFiles, readSettings, type SupabaseAccess } from '../launcher/settings.ts'

// npm run doctor: reports what is missing or unsafe in the configured project.
run(async (life) => {
  loadEnvFiles('production')
  const settings = readSettings(process.env)
  const access = await supabaseAccess(settings, life)
  const { siteUrl, hosted } = settings
  const [described, buckets] = await describeMigrated()
  const findings = [
    ...checkSettings({
      environment: process.env,
      siteUrl,
      secretKey: access.secretKey,
      isHosted: hosted !== undefined,
    }),
    ...(await attempt('the database', async () =>
      compareDatabases(await readDescription(access), described, {
        url: siteUrl,
        secret: process.env.REVALIDATE_SECRET,
      }),
    )),
    ...(await attempt('the public key', () => checkPublicKey(access))),
    ...(await attempt('the auth service', () => checkAuth(access))),
    ...(await attempt('where links in mails lead', () => checkMailLinks(access, siteUrl))),
    ...(hosted
      ? await attempt('the settings of sign-in', () =>
          checkAccountChanges(hosted.url, process.env.SUPABASE_ACCESS_TOKEN),
        )
      : []),
    ...(await attempt('the storage', async () => checkBuckets(await bucketsOf(access), buckets))),
  ]
  const site = await checkSite(siteUrl)
  findings.push(...site)
  if (site.every(({ level }) => level === 'ok')) {
    const deployment = { siteUrl, access, environment: process.env }
    findings.push(...(await attempt('the site', () => checkDeployment(deployment))))
  }
  for (const finding of findings) console.log(print(finding))
  const faults = findings.filter(({ level }) => level === 'fault').length
  const warnings = findings.filter(({ level }) => level === 'warning').length
  console.log(`\n${faults} faults, ${warnings} to check.`)
  if (faults) throw new CommandError('')
})

async function attempt(what: string, check: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await check()
  } catch (error) {
    const { message } = error as Error
    return [fault(`Checking ${what} failed: ${message}`, 'Check the address and the keys.')]
  }
}

async function readDescription(access: SupabaseAccess): Promise<Described> {
  const { data, error } = await adminClient(access).rpc('describe_database')
  const isUnknown = error?.code === 'PGRST202' || error?.code === '42883'
  if (error && !isUnknown) throw new Error(error.message)
  const described = describedSchema.safeParse(data)
  // An older version of the function returns less.
  if (!described.success) {
    throw new Error('migrations are missing or outdated. Run npm run supabase -- db push --remote.')
  }
  return described.data
}

async function bucketsOf(access: SupabaseAccess) {
  const { data, error } = await adminClient(access).storage.listBuckets()
  if (error) throw error
  return data
}
