import type { NextConfig } from 'next'
import { parseEnv } from './lib/env-schema'
import { malformedPath } from './lib/malformed-path'
import { commonHeaders, publicContentSecurityPolicy } from './lib/security-headers'

const env = parseEnv(process.env)
const storage = new URL(env.NEXT_PUBLIC_SUPABASE_URL)
const isLoopback = ['127.0.0.1', 'localhost', '[::1]'].includes(storage.hostname)
const isDevelopment = process.env.NODE_ENV === 'development'

const office = ['/dashboard', '/dashboard/:path*', '/projects/new', '/projects/:slug/edit']

/**
 * A former slug answers 308, which browsers keep for ever unless told otherwise: a project that
 * returns to a former address would send them round in circles. Elsewhere Next's own lifetimes hold.
 */
const projectPages = {
  source: '/projects/:slug((?!new$)[^/]+)',
  headers: [
    {
      key: 'Cache-Control',
      value: 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
    },
  ],
}

const config: NextConfig = {
  distDir: process.env.NEXT_DIST_DIR || '.next',
  cacheComponents: true,
  partialPrefetching: true,
  typedRoutes: false,
  poweredByHeader: false,
  reactStrictMode: true,
  experimental: { globalNotFound: true },
  images: {
    formats: ['image/avif', 'image/webp'],
    qualities: [60, 75],
    // Phones to desktop panes; each width costs the optimiser one more picture.
    deviceSizes: [390, 640, 828, 1080, 1440, 1920],
    imageSizes: [80, 160, 256],
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
    return {
      beforeFiles: [
        // To an address that nobody has, and its page that says so.
        { source: malformedPath, destination: '/malformed-address' },
        { source: '/sitemap-:n(\\d{1,4}).xml', destination: '/sitemap-parts/:n' },
      ],
    }
  },
  async headers() {
    return [
      { source: '/:path*', headers: commonHeaders },
      {
        // Scripts, fonts and pictures are no documents: the policy would outweigh small ones.
        source: '/((?!_next/|dashboard|projects/new$|projects/[^/]+/edit$).*)',
        headers: [
          {
            key: 'Content-Security-Policy',
            value: publicContentSecurityPolicy(storage.origin, isDevelopment),
          },
        ],
      },
      projectPages,
      ...[...office, '/bodhi', '/auth/:path*', '/login'].map((source) => ({
        source,
        headers: [{ key: 'X-Robots-Tag', value: 'noindex' }],
      })),
    ]
  },
}

export default config
