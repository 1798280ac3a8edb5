jest.mock('@/lib/env', () => ({ env: { NEXT_PUBLIC_SITE_URL: 'https://slw.example' } }))

import { pageMetadata, pageTitle, siteMetadata } from './metadata'

test('an article’s title names its place, other titles do not', () => {
  expect(pageTitle({ title: 'Bay window', location: 'Durham' })).toBe('Bay window in Durham | SLW')
  expect(pageTitle({ title: 'Contact' })).toBe('Contact | SLW')
})

test('title, description, canonical URL and social card agree', () => {
  const metadata = pageMetadata({
    title: 'Bay window',
    location: 'Durham',
    description: 'New sashes',
    path: '/projects/bay-window-in-durham',
    image: { src: 'https://storage.example/after.jpg', alt: 'After', width: 1600, height: 1067 },
  })
  const title = 'Bay window in Durham | SLW'
  expect(metadata).toMatchObject({
    title,
    description: 'New sashes',
    alternates: { canonical: '/projects/bay-window-in-durham' },
    openGraph: {
      title,
      type: 'article',
      siteName: 'SLW',
      url: '/projects/bay-window-in-durham',
      images: [{ url: 'https://storage.example/after.jpg', alt: 'After' }],
    },
    twitter: { card: 'summary_large_image', title, description: 'New sashes' },
  })
})

test('a page without its own picture uses the site’s card', () => {
  const metadata = pageMetadata({ title: 'Terms', description: 'Terms', path: '/terms' })
  expect(metadata.openGraph?.images).toMatchObject([{ url: '/share.jpg', width: 1200 }])
})

test('relative addresses resolve against the public URL', () => {
  expect(String(siteMetadata.metadataBase)).toBe('https://slw.example/')
})
