/** The server counts two seconds by its own clock; a little more, since several servers may answer. */
const MATURE_MS = 2_200
/** Half of what the server takes. */
const FRESH_MS = 3_600_000
const PATIENCE_MS = 8_000

interface Token {
  value: string
  /** By the page's clock, which stands still while a phone sleeps, and by the device's, which can be set. */
  ticks: number
  clock: number
}

let requested: Promise<Token> | null = null

/** Asks the server for a token, unless a fresh one is there or on its way. */
export async function requestFormToken(): Promise<Token> {
  const current = requested
  if (current) {
    const token = await current.catch(() => null)
    if (token && Math.max(age(token), Date.now() - token.clock) < FRESH_MS) return token
    if (requested === current) requested = null
  }
  requested ??= fetchToken()
  return requested
}

/** A token that the server takes: fetched now where none came before, and old enough. */
export async function matureFormToken(): Promise<string> {
  const token = await requestFormToken()
  const rest = MATURE_MS - age(token)
  if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest))
  return token.value
}

const age = ({ ticks }: Token) => performance.now() - ticks

async function fetchToken(): Promise<Token> {
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), PATIENCE_MS)
  try {
    const response = await fetch('/api/enquiry-token', {
      method: 'POST',
      cache: 'no-store',
      signal: patience.signal,
    })
    if (!response.ok) throw new Error(`No form token: ${response.status}`)
    return { value: await response.text(), ticks: performance.now(), clock: Date.now() }
  } finally {
    clearTimeout(timer)
  }
}
