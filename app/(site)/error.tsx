'use client'

import { useEffect } from 'react'
import { NoticePage } from '@/components/site/notice-page'
import { Button, ButtonLink } from '@/components/ui/button'
import { SHORT_NAME } from '@/lib/content/site'
import { logFailure, referenceOf } from '@/lib/log'
import { routes } from '@/lib/routes'

export default function SiteError({ error, retry }: { error: unknown; retry: () => void }) {
  useEffect(() => logFailure('page failed', error), [error])
  return (
    <NoticePage
      title="Something came loose"
      text="This page could not be shown just now. The fault is ours, and trying again often helps."
      reference={referenceOf(error)}
    >
      {/* Where the read that failed was to name the page. */}
      <title>{`Something went wrong | ${SHORT_NAME}`}</title>
      <Button onClick={() => retry()}>Try again</Button>
      <ButtonLink href={routes.contact} variant="secondary">
        Contact Us
      </ButtonLink>
    </NoticePage>
  )
}
