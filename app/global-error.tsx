'use client'

import { useEffect } from 'react'

// Sent with every page and shown when even the frame failed: no style sheet, no font, no component.
const styles = {
  body: {
    margin: 0,
    padding: '12vh 6vw',
    background: '#faf7f2',
    color: '#1f272d',
    font: '18px/1.6 system-ui, sans-serif',
  },
  heading: { margin: 0, fontSize: '2.5rem', lineHeight: 1.1, letterSpacing: '-0.02em' },
  action: {
    display: 'inline-block',
    minHeight: '48px',
    marginRight: '12px',
    padding: '10px 20px',
    border: '1px solid #a8412a',
    borderRadius: '6px',
    background: '#a8412a',
    color: '#fff',
    font: 'inherit',
    fontWeight: 600,
    boxSizing: 'border-box',
    textDecoration: 'none',
    cursor: 'pointer',
  },
} as const

export default function GlobalError({ error, retry }: { error: unknown; retry: () => void }) {
  useEffect(() => console.error(error), [error])
  return (
    <html lang="en-GB">
      <body style={styles.body}>
        <title>Something went wrong | SLW</title>
        <main>
          <h1 style={styles.heading}>Something came loose</h1>
          <p>
            This page could not be shown just now. The fault is ours, and trying again often helps.
          </p>
          <button type="button" style={styles.action} onClick={() => retry()}>
            Try again
          </button>
          {/* A fresh document: the running app is what failed. */}
          <a href="/" style={styles.action}>
            Go to the home page
          </a>
        </main>
      </body>
    </html>
  )
}
