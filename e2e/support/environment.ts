/** What the test runner passes in; see tools/commands/test.ts. */
function required(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: run the journeys through \`npm test\`.`)
  return value
}

/** Read when used: the endurance tests share pages and have an environment of their own. */
export const environment = {
  get baseUrl() {
    return required('BASE_URL')
  },
  /** The backend itself, past the fault proxy that the site talks through. */
  get backendUrl() {
    return required('BACKEND_URL')
  },
  /** Of the backend, with the word that opens it. */
  get mailboxUrl() {
    return required('MAILBOX_URL')
  },
  /** The same as the site names it: through the proxy. */
  get storageUrl() {
    return required('NEXT_PUBLIC_SUPABASE_URL')
  },
  get publishableKey() {
    return required('NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY')
  },
  get secretKey() {
    return required('SUPABASE_SECRET_KEY')
  },
  get revalidateSecret() {
    return required('REVALIDATE_SECRET')
  },
  get cronSecret() {
    return required('CRON_SECRET')
  },
  get owner() {
    return { email: required('OWNER_EMAIL'), password: required('OWNER_PASSWORD') }
  },
  get faultProxyUrl() {
    return required('FAULT_PROXY_URL')
  },
}
