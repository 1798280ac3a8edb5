import type { Metadata } from 'next'
import { SHORT_NAME } from '@/lib/content/site'
import { env } from '@/lib/env'

interface PageImage {
  src: string
  alt: string
  width?: number
  height?: number
}

interface PageFacts {
  title: string
  description: string
  /** Path of the canonical URL. */
  path: string
  image?: PageImage
  /** Of a project, which is an article and whose title includes it. */
  location?: string
}

/** The default share picture. */
const shareCard: PageImage = {
  src: '/share.jpg',
  alt: 'SLW: windows, doors and conservatories for the North East, guaranteed for 10 years',
  width: 1200,
  height: 630,
}

/** '{title} in {location} | SLW' for articles, otherwise '{title} | SLW' (specification §2). */
export function pageTitle({ title, location }: Pick<PageFacts, 'title' | 'location'>): string {
  return `${location ? `${title} in ${location}` : title} | ${SHORT_NAME}`
}

/** Title, description, canonical URL and social card of one page. */
export function pageMetadata(facts: PageFacts): Metadata {
  const { description, path, image = shareCard, location } = facts
  const title = pageTitle(facts)
  const { src: url, alt, width, height } = image
  return {
    title,
    description,
    alternates: { canonical: path },
    openGraph: {
      title,
      description,
      type: location ? 'article' : 'website',
      url: path,
      siteName: SHORT_NAME,
      locale: 'en_GB',
      images: [{ url, alt, width, height }],
    },
    twitter: { card: 'summary_large_image', title, description, images: [{ url, alt }] },
  }
}

/** Defaults for every page. */
export const siteMetadata: Metadata = {
  metadataBase: new URL(env.NEXT_PUBLIC_SITE_URL),
  applicationName: SHORT_NAME,
  title: SHORT_NAME,
  description:
    'Windows, doors and conservatories, made to measure and fitted across the North East.',
  formatDetection: { telephone: false, email: false, address: false },
}
