/**
 * Whether browsers reach the site by https. Inlined by the build, as in lib/env.ts, which would bring
 * its checks to every public page.
 */
// biome-ignore lint/style/noProcessEnv: see above
export const isSecureSite = process.env.NEXT_PUBLIC_SITE_URL?.startsWith('https://') ?? false

/**
 * The name of a cookie of this site. With `__Host-` no other subdomain can set or replace it; browsers
 * then insist on Secure, on the path / and on no domain, also where it is taken away.
 */
export const ownCookie = (name: string) => (isSecureSite ? `__Host-${name}` : name)

/** As `document.cookie` and a Set-Cookie header take one that scripts may read. */
export function cookieText(name: string, value: string, maxAge: number): string {
  const secure = isSecureSite ? '; secure' : ''
  return `${name}=${value}; path=/; max-age=${maxAge}; samesite=lax${secure}`
}
