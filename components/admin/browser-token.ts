import { browserAccess } from '@/lib/auth/actions'

/** The server renews a token in its last 90 seconds; heartbeats ask every 25. */
const TOKEN_MARGIN_MS = 75_000

export interface BrowserToken {
  /** A current token; null where signing in is over or nobody answers. */
  read(): Promise<string | null>
  /** It was refused: the next reading asks for another. */
  forget(): void
}

/** One access token until shortly before it expires. */
export function rememberToken(): BrowserToken {
  let access: { token: string; expiresAt: number } | undefined
  return {
    async read() {
      if (!access || access.expiresAt - Date.now() < TOKEN_MARGIN_MS) {
        const answer = await browserAccess({})
        access = answer.status === 'success' ? answer.data : undefined
      }
      return access?.token ?? null
    },
    forget() {
      access = undefined
    },
  }
}
