/** The server counts two seconds by its own clock; a little more, since several servers may answer. */
const MATURE_MS = 2_200
/** Half of what the server accepts. */
const FRESH_MS = 3_600_000
const TIMEOUT_MS = 8_000

interface Token {
  value: string
  /** The page's clock, which stops while a phone sleeps. */
  ticks: number
  /** The device's clock, which can be set. */
  clock: number
}

let requested: Promise<Token> | null = null

/** Requests a token, unless a fresh one is here or on its way. */
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

/** A token old enough for the server, fetched now if none is here. */
export async function matureFormToken(): Promise<string> {
  const token = await requestFormToken()
  const rest = MATURE_MS - age(token)
  if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest))
  return token.value
}

const age = ({ ticks }: Token) => performance.now() - ticks

async function fetchToken(): Promise<Token> {
  const response = await fetch('/api/enquiry-token', {
    method: 'POST',
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`No form token: ${response.status}`)
  return { value: await response.text(), ticks: performance.now(), clock: Date.now() }
}
