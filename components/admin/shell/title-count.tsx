'use client'

import { useEffect } from 'react'

const PREFIX = /^\(\d+\) /

/** '(3) Messages | SLW': the number stays in sight while another tab is open, whatever page sets its title. */
export function TitleCount({ count }: { count: number }) {
  useEffect(() => {
    const show = () => {
      const title = document.title.replace(PREFIX, '')
      const wanted = count > 0 ? `(${count}) ${title}` : title
      if (document.title !== wanted) document.title = wanted
    }
    show()
    const observer = new MutationObserver(show)
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => observer.disconnect()
  }, [count])
  return null
}
