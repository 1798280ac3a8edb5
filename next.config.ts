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
import { officeApp } from './lib/office-app'
import {
  commonHeaders,
  filePolicy,
  officeWorkerPolicy,
  offlinePolicy,
  policyHeader,
  publicContentSecurityPolicy,
  workerPolicy,
} from './lib/security-headers'

const env = parseEnv(process.env)
const storage = new URL(env.NEXT_PUBLIC_SUPABASE_URL)
const isDevelopment = process.env.NODE_ENV === 'development'
/** Built once and thrown away; another step checks the types. */
const isForTests = process.env.TEST_SITE === '1'

const wholePage = createHash('sha256')
  .update(wholePagePhrase(env.SUPABASE_SECRET_KEY))
  .digest('hex')

const MONTH_SECONDS = 30 * 24 * 60 * 60

/** Named by OpenCV, which a worker of the office loads. */
const nodeModules = ['fs', 'path', 'crypto']
const inBrowser = { browser: './lib/next/no-node-module.ts' }

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
  turbopack: { resolveAlias: Object.fromEntries(nodeModules.map((name) => [name, inBrowser])) },
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
    // Every size is made when a picture arrives: no visitor can make this server resize one.
    unoptimized: true,
  },
  async rewrites() {
    // To an unknown address, so that the 404 page answers. Next's own error page has an address too, which
    // would answer 500.
    const nowhere = [malformedPath, '/_global-error:rest(.*)']
    return {
      beforeFiles: nowhere.map((source) => ({ source, destination: '/malformed-address' })),
    }
  },
  async redirects() {
    // Shared photos that no worker took. Middleware would hold the body in memory; this reads none of it.
    const isForm = { type: 'header', key: 'content-type', value: 'multipart/form-data.*' } as const
    const { share } = officeApp
    return [{ source: share, has: [isForm], destination: share, statusCode: 303 }]
  },
  async headers() {
    return [
      { source: '/:path*', headers: commonHeaders },
      // The office's own policy, which middleware makes, takes the place of the public one.
      {
        source: '/:path*',
        headers: [policyHeader(publicContentSecurityPolicy(storage.origin, isDevelopment))],
      },
      { source: '/_next/static/:path*', headers: [policyHeader(filePolicy)] },
      {
        source: '/_next/static/chunks/turbopack-worker-:file',
        headers: [policyHeader(workerPolicy)],
      },
      { source: officeApp.worker, headers: [policyHeader(officeWorkerPolicy)] },
      { source: '/office/:path*', headers: [policyHeader(offlinePolicy)] },
      {
        source: '/photos/:path*',
        headers: [
          policyHeader(filePolicy),
          { key: 'Cache-Control', value: `public, max-age=${MONTH_SECONDS}, immutable` },
        ],
      },
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
      ...[...office, '/bodhi/:path*', '/auth/:path*', '/login'].map((source) => ({
        source,
        headers: [{ key: 'X-Robots-Tag', value: 'noindex' }],
      })),
    ]
  },
}

export default config
