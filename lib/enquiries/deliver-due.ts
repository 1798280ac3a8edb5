/** Claimed and sent in parallel. */
const AT_ONCE = 5
/** Nothing is claimed after this: serverless hosts end a function soon after. */
const WORKING_TIME_MS = 20_000

export interface Delivery {
  sent: number
  failed: number
}

interface Work<T> {
  claim: (most: number) => Promise<T[]>
  /** @returns whether it was sent; else it is due again later. */
  deliver: (due: T) => Promise<boolean>
  /** One server takes all: after a refusal, further tries would only use up the attempts of others. */
  endsWithFailure: boolean
}

/** Several workers may run at once: the database gives each row to one of them. */
export async function deliverDue<T>({ claim, deliver, endsWithFailure }: Work<T>) {
  const total: Delivery = { sent: 0, failed: 0 }
  const end = Date.now() + WORKING_TIME_MS
  let claimed: T[]
  do {
    claimed = await claim(AT_ONCE)
    for (const ok of await Promise.all(claimed.map(deliver))) total[ok ? 'sent' : 'failed']++
  } while (claimed.length === AT_ONCE && !(endsWithFailure && total.failed > 0) && Date.now() < end)
  return total
}
