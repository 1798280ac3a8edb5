'use client'

import { useEffect } from 'react'
import { NoticePage } from '@/components/site/blocks/notice-page'
import { Button, ButtonLink } from '@/components/ui/button'
import { SHORT_NAME } from '@/lib/content/site'
import { logFailure, referenceOf } from '@/lib/log'
import { routes } from '@/lib/routes'

export default function SiteError({ error, retry }: { error: unknown; retry: () => void }) {
  useEffect(() => logFailure('page failed', error), [error])
  return (
    <NoticePage
      title="Something went wrong"
      text="Sorry, we couldn't show this page. The fault is ours. Please try again."
      reference={referenceOf(error)}
    >
      {/* The failed read may have been the one that names the page. */}
      <title>{`Something went wrong | ${SHORT_NAME}`}</title>
      <Button onClick={() => retry()}>Try again</Button>
      <ButtonLink href={routes.contact} variant="secondary">
        Contact Us
      </ButtonLink>
    </NoticePage>
  )
}
