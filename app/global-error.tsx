'use client'

import { useEffect } from 'react'
import { logFailure, referenceOf } from '@/lib/log'

// Sent with every page and shown when even the frame failed: needs no font, component or style sheet,
// and looks the same with one.
const button = {
  minHeight: 48,
  padding: '10px 20px',
  border: '1px solid #a8412a',
  borderRadius: 6,
  background: '#a8412a',
  color: '#fff',
  font: 'inherit',
  fontWeight: 600,
  boxSizing: 'border-box',
  textDecoration: 'none',
  cursor: 'pointer',
} as const

const styles = {
  body: {
    margin: 0,
    minHeight: '100vh',
    display: 'grid',
    alignContent: 'center',
    boxSizing: 'border-box',
    padding: '24px clamp(16px, 8vw, 128px)',
    background: '#faf7f2',
    color: '#1f272d',
    font: '18px/1.6 system-ui, sans-serif',
  },
  main: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '40px 96px' },
  heading: { margin: 0, font: '700 clamp(36px, 6vw, 60px)/1.05 system-ui, sans-serif' },
  text: { margin: '16px 0 28px', maxWidth: '30em' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: 12 },
  first: button,
  second: { ...button, borderColor: '#1f272d', background: 'transparent', color: '#1f272d' },
} as const

export default function GlobalError({ error, retry }: { error: unknown; retry: () => void }) {
  useEffect(() => logFailure('page failed', error), [error])
  const reference = referenceOf(error)
  return (
    <html lang="en-GB">
      <body style={styles.body}>
        <title>Something went wrong | SLW</title>
        <main style={styles.main}>
          <Window />
          <div>
            <h1 style={styles.heading}>Something went wrong</h1>
            <p style={styles.text}>
              Sorry, we couldn't show this page. The fault is ours. Please try again.
            </p>
            {reference && <p style={styles.text}>Reference {reference}</p>}
            <div style={styles.actions}>
              <button type="button" style={styles.first} onClick={() => retry()}>
                Try again
              </button>
              {/* A fresh document: the running app failed. */}
              <a href="/" style={styles.second}>
                Go to the home page
              </a>
            </div>
          </div>
        </main>
      </body>
    </html>
  )
}

function Window() {
  return (
    <svg viewBox="0 0 200 240" width="150" height="180" aria-hidden="true">
      <path fill="#fff" stroke="#d5d9d6" d="M.5.5h199v239H.5z" />
      <path fill="#dfe9ec" d="M12 12h84v70H12zM12 92h84v136H12zM104 92h84v136h-84z" />
      <path fill="#1f272d" d="M104 12h84v70h-84z" />
    </svg>
  )
}
