import { buttonClass } from '@/components/ui/button'
import { DetailsMenu } from '@/components/ui/details-menu'
import type { OneEnquiry } from '@/lib/enquiries/queries'
import { fillTemplate, replyHref } from '@/lib/enquiries/reply'
import { phoneHref, whatsAppHref } from '@/lib/phone'
import type { ReplyTemplate } from '@/lib/profile/template-limits'

interface ReplyActionsProps {
  enquiry: OneEnquiry
  templates: ReplyTemplate[]
}

/** Ways to answer: a mail program, also with a text the owner wrote; the phone; WhatsApp. */
export function ReplyActions({ enquiry, templates }: ReplyActionsProps) {
  const { phone } = enquiry
  const whatsApp = phone && whatsAppHref(phone)
  return (
    <div className="flex flex-wrap gap-3">
      <a href={replyHref(enquiry)} className={buttonClass()}>
        Reply
      </a>
      {templates.length > 0 && (
        <DetailsMenu className="relative">
          <summary className={buttonClass('secondary', 'list-none')}>Reply with…</summary>
          <ul className="absolute z-10 mt-1 w-56 max-w-[60vw] rounded-control border border-bar bg-white py-1 shadow-float">
            {templates.map(({ title, text }) => (
              <li key={title + text}>
                <a
                  href={replyHref(enquiry, fillTemplate(text, enquiry))}
                  className="flex min-h-11 items-center px-4 py-2 text-base hover:bg-glass"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </DetailsMenu>
      )}
      {phone && (
        <a href={phoneHref(phone)} className={buttonClass('secondary')}>
          Call
        </a>
      )}
      {whatsApp && (
        <a
          href={whatsApp}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass('secondary')}
        >
          WhatsApp
        </a>
      )}
    </div>
  )
}
