'use client'

import { useLayoutEffect } from 'react'

/** A loading state begins where its page will: the router scrolls only once the page is there. */
export function ScrollToTop() {
  useLayoutEffect(() => {
    window.scrollTo(0, 0)
  }, [])
  return null
}
