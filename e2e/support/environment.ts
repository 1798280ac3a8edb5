/** What the test runner passes in; see tools/commands/test.ts. */
function required(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: run the journeys through \`npm test\`.`)
  return value
}

export const environment = {
  baseUrl: required('BASE_URL'),
  /** The backend itself, past the fault proxy that the site talks through. */
  backendUrl: required('BACKEND_URL'),
  /** Of the backend, with the word that opens it. */
  mailboxUrl: required('MAILBOX_URL'),
  /** The same as the site names it: through the proxy. */
  storageUrl: required('NEXT_PUBLIC_SUPABASE_URL'),
  publishableKey: required('NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY'),
  secretKey: required('SUPABASE_SECRET_KEY'),
  revalidateSecret: required('REVALIDATE_SECRET'),
  cronSecret: required('CRON_SECRET'),
  owner: { email: required('OWNER_EMAIL'), password: required('OWNER_PASSWORD') },
  faultProxyUrl: required('FAULT_PROXY_URL'),
}
