import type { ReactNode } from 'react'

export const ensureStatic = 'navigation'

export const metadata = { title: 'Bare', description: 'What Next itself weighs and takes' }

export default function BareLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB">
      <body>{children}</body>
    </html>
  )
}
