import { combineChunks, createChunks, stringFromBase64URL, stringToBase64URL } from '@supabase/ssr'
import { createClient } from '@supabase/supabase-js'
import { environment } from './environment'
import type { RawAnswer } from './raw-request'

const MARK = 'base64-'

/** The cookies of a signed-in browser, whose session can be made to look as if it soon ended. */
export class SessionJar {
  readonly #cookies = new Map<string, string>()
  readonly #name: string

  private constructor(name: string) {
    this.#name = name
  }

  static async signIn(): Promise<SessionJar> {
    const { storageUrl, publishableKey, owner } = environment
    const client = createClient(storageUrl, publishableKey, { auth: { persistSession: false } })
    const { data, error } = await client.auth.signInWithPassword(owner)
    if (error) throw error
    const [project] = new URL(storageUrl).hostname.split('.')
    const jar = new SessionJar(`sb-${project}-auth-token`)
    jar.#write(data.session)
    return jar
  }

  get header(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  async expireIn(seconds: number): Promise<void> {
    const value = await combineChunks(this.#name, (name) => this.#cookies.get(name) ?? null)
    if (!value) throw new Error('The session is lost')
    const session = JSON.parse(stringFromBase64URL(value.slice(MARK.length))) as object
    this.#write({ ...session, expires_at: Math.round(Date.now() / 1000) + seconds })
  }

  /** Takes over what an answer sets. */
  keep({ headers }: RawAnswer): void {
    for (const cookie of headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (value === '' || /max-age=0/i.test(cookie)) this.#cookies.delete(name)
      else this.#cookies.set(name, value)
    }
  }

  #write(session: object): void {
    const value = MARK + stringToBase64URL(JSON.stringify(session))
    for (const name of this.#cookies.keys())
      if (name.startsWith(this.#name)) this.#cookies.delete(name)
    for (const { name, value: part } of createChunks(this.#name, value))
      this.#cookies.set(name, part)
  }
}
