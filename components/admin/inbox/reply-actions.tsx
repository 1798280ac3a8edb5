import { buttonClass } from '@/components/ui/button'
import type { OneEnquiry } from '@/lib/enquiries/queries'
import { replyHref } from '@/lib/enquiries/reply'
import { phoneHref, whatsAppHref } from '@/lib/phone'

/** Ways to answer: a mail program, the phone, WhatsApp. */
export function ReplyActions({ enquiry }: { enquiry: OneEnquiry }) {
  const { phone } = enquiry
  const whatsApp = phone && whatsAppHref(phone)
  return (
    <div className="flex flex-wrap gap-3">
      <a href={replyHref(enquiry)} className={buttonClass()}>
        Reply
      </a>
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
