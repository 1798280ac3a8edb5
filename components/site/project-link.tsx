'use client'

import { type ComponentProps, useState } from 'react'
import { ButtonLink } from '@/components/ui/button'

/** Fetches its page once a visitor leans towards it: the click then shows it at once. */
export function ProjectLink(props: ComponentProps<typeof ButtonLink>) {
  const [wanted, setWanted] = useState(false)
  const want = () => setWanted(true)
  return (
    <ButtonLink {...props} prefetch={wanted ? true : 'auto'} onPointerEnter={want} onFocus={want} />
  )
}
