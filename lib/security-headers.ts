import { WORKER_POLICY } from './office-app'

/** Security headers of every response. Free of the app's imports: next.config.ts, middleware and tests share it. */

/** @param storage origin of the Supabase project: pictures and videos come from there */
export function publicContentSecurityPolicy(storage: string, development = false): string {
  return policy({
    // Static pages cannot carry a nonce; Next's own inline scripts need 'unsafe-inline'.
    'script-src': `'self' 'unsafe-inline'${development ? " 'unsafe-eval'" : ''}`,
    'connect-src': `'self'${development ? ' ws:' : ''}`,
    'img-src': `'self' data: blob: ${storage}`,
    'media-src': `'self' ${storage}`,
    ...trustedTypes(development),
  })
}

/** 16 random bytes; a UUID has fewer. */
export function newNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
}

/** Policy of the admin pages: scripts by nonce only, and connections to the realtime and upload host. */
export function officePolicy(nonce: string, storage: string, development = false): string {
  return policy({
    'script-src': `'self' 'nonce-${nonce}' 'strict-dynamic'${development ? " 'unsafe-eval'" : ''}`,
    'connect-src': `'self' ${storage} ${storage.replace(/^http/, 'ws')}${development ? ' ws:' : ''}`,
    'img-src': `'self' data: blob: ${storage}`,
    'media-src': `'self' blob: ${storage}`,
    ...trustedTypes(development, WORKER_POLICY),
  })
}

/** Strings become markup or script only through lib/next/trusted-types; development tools are exempt. */
function trustedTypes(development: boolean, more = ''): Record<string, string> {
  return development
    ? {}
    : { 'require-trusted-types-for': "'script'", 'trusted-types': `default ${more}`.trim() }
}

/** For scripts, fonts and pictures: nothing runs if one is opened as a document. */
export const filePolicy = "default-src 'none'; frame-ancestors 'none'"

/**
 * For the workers that compare photos: OpenCV compiles WebAssembly and makes functions from strings. They
 * may load scripts of this origin and reach nothing else.
 */
export const workerPolicy = "default-src 'none'; script-src 'self' 'unsafe-eval'"

/** For the office's service worker, which requests pages of this origin. */
export const officeWorkerPolicy = "default-src 'none'; connect-src 'self'"

export const policyHeader = (value: string) => ({ key: 'Content-Security-Policy', value })

function policy(own: Record<string, string>): string {
  const directives: Record<string, string> = {
    'default-src': "'self'",
    ...own,
    // Toasts, and the colours that stand in for pictures, are inline styles.
    'style-src': "'self' 'unsafe-inline'",
    'font-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'frame-src': "'none'",
    'worker-src': "'self'",
    'manifest-src': "'self'",
  }
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
}

export const commonHeaders = [
  { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  { key: 'Permissions-Policy', value: permissions('()') },
]

/** The office takes photos. */
export const officePermissions = permissions('(self)')

function permissions(camera: string): string {
  return `camera=${camera}, microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()`
}
