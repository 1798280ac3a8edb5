import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import type { NextConfig } from 'next'
import { parseEnv } from './lib/env-schema'
import { malformedPath } from './lib/next/malformed-path'
import {
  neverStoredHeaders,
  sharedCacheHeaders,
  sharedSource,
  unsharedSource,
} from './lib/next/shared-cache'
import { wholePagePhrase } from './lib/next/whole-page'
import {
  commonHeaders,
  filePolicy,
  policyHeader,
  publicContentSecurityPolicy,
} from './lib/security-headers'

const env = parseEnv(process.env)
const storage = new URL(env.NEXT_PUBLIC_SUPABASE_URL)
const isLoopback = ['127.0.0.1', 'localhost', '[::1]'].includes(storage.hostname)
const isDevelopment = process.env.NODE_ENV === 'development'
/** Built once and thrown away; another step checks the types. */
const isForTests = process.env.TEST_SITE === '1'

const wholePage = createHash('sha256')
  .update(wholePagePhrase(env.SUPABASE_SECRET_KEY))
  .digest('hex')

const office = ['/dashboard', '/dashboard/:path*', '/projects/new', '/projects/:slug/edit']

const config: NextConfig = {
  distDir: process.env.NEXT_DIST_DIR || '.next',
  cacheComponents: true,
  partialPrefetching: true,
  typedRoutes: false,
  poweredByHeader: false,
  reactStrictMode: true,
  // Matches no robot: for one on this list Next skips the static HTML, and answers 200 where nothing is.
  htmlLimitedBots: new RegExp(`^${wholePage}$`),
  typescript: { ignoreBuildErrors: isForTests },
  experimental: {
    turbopackFileSystemCacheForBuild: !isForTests,
    globalNotFound: true,
    // One script instead of six, and smaller when compressed together: docs/decisions/009.
    turbopackChunking: { minChunkSize: 1_000_000, maxMergeChunkSize: 2_000_000 },
  },
  // Vercel keeps rendered pages in its own store.
  cacheHandler: process.env.VERCEL === '1' ? undefined : resolve('lib/next/page-store.ts'),
  images: {
    // AVIF takes ten times as long.
    formats: isForTests ? ['image/webp'] : ['image/avif', 'image/webp'],
    qualities: [60, 75],
    contentSecurityPolicy: `${filePolicy}; sandbox`,
    // Phones to desktop panes; each width costs the optimiser one more picture.
    deviceSizes: [390, 640, 828, 1080, 1440, 1920],
    imageSizes: [80, 160, 256],
    // No other path: the back office would redirect the optimiser, which cannot follow.
    localPatterns: [{ pathname: '/_next/static/media/**', search: '' }],
    remotePatterns: [
      {
        protocol: storage.protocol === 'https:' ? 'https' : 'http',
        hostname: storage.hostname,
        port: storage.port,
        pathname: '/storage/v1/object/public/**',
        search: '',
      },
    ],
    // Only for the embedded backend: a hosted project must never fetch from its own machine.
    dangerouslyAllowLocalIP: isLoopback,
  },
  async rewrites() {
    // To an unknown address, so that the 404 page answers. Next's own error page has an address too, which
    // would answer 500.
    const nowhere = [malformedPath, '/_global-error:rest(.*)']
    return {
      beforeFiles: nowhere.map((source) => ({ source, destination: '/malformed-address' })),
    }
  },
  async headers() {
    return [
      { source: '/:path*', headers: commonHeaders },
      // The office's own policy, which middleware makes, takes the place of the public one.
      {
        source: '/:path*',
        headers: [policyHeader(publicContentSecurityPolicy(storage.origin, isDevelopment))],
      },
      { source: '/_next/(static|image)/:path*', headers: [policyHeader(filePolicy)] },
      {
        source: sharedSource,
        // With it Next answers `{}` instead of a page, and forbids storing it itself.
        missing: [{ type: 'header', key: 'x-middleware-prefetch' }],
        headers: sharedCacheHeaders,
      },
      {
        // Next redirects these to the address with `_rsc`; a stored redirect would meet every visitor.
        source: sharedSource,
        has: [{ type: 'header', key: 'rsc' }],
        missing: [{ type: 'query', key: '_rsc' }],
        headers: neverStoredHeaders,
      },
      { source: unsharedSource, headers: neverStoredHeaders },
      ...[...office, '/bodhi', '/auth/:path*', '/login'].map((source) => ({
        source,
        headers: [{ key: 'X-Robots-Tag', value: 'noindex' }],
      })),
    ]
  },
}

export default config
