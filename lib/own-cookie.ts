/**
 * Whether the site is served by https. Inlined by the build; lib/env.ts would add its checks to every
 * public page.
 */
// biome-ignore lint/style/noProcessEnv: see above
export const isSecureSite = process.env.NEXT_PUBLIC_SITE_URL?.startsWith('https://') ?? false

/**
 * A cookie name of this site. With `__Host-` no subdomain can set or replace it; browsers then require
 * Secure, path / and no domain, also when it is cleared.
 */
export const ownCookie = (name: string) => (isSecureSite ? `__Host-${name}` : name)

/** Cookie text for `document.cookie` and Set-Cookie, readable by scripts. */
export function cookieText(name: string, value: string, maxAge: number): string {
  const secure = isSecureSite ? '; secure' : ''
  return `${name}=${value}; path=/; max-age=${maxAge}; samesite=lax${secure}`
}
