'use client'

import type { ComponentProps, MouseEvent } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { QUOTE_HREF } from '@/lib/routes'
import { focusEnquiryForm } from './focus-enquiry-form'

interface QuoteLinkProps extends Omit<ComponentProps<typeof ButtonLink>, 'href' | 'onClick'> {
  href?: string
}

/** Leads to the enquiry form of this page, else to the one on the contact page. */
export function QuoteLink({ href = QUOTE_HREF, ...rest }: QuoteLinkProps) {
  return <ButtonLink href={href} onClick={stayOnPage} {...rest} />
}

function stayOnPage(event: MouseEvent): void {
  const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  if (!opensElsewhere && focusEnquiryForm()) event.preventDefault()
}
