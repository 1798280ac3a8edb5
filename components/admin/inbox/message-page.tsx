import { britishDay } from '@/lib/british-time'
import { rowId } from '@/lib/enquiries/filter'
import type { OneEnquiry } from '@/lib/enquiries/queries'
import { explainSpam } from '@/lib/enquiries/status'
import { periods, spell } from '@/lib/periods'
import type { ReplyTemplate } from '@/lib/profile/template-limits'
import { BackLink } from './back-link'
import { DeleteMessage, MessageStatus, MoveMessage, RestoreMessage } from './message-actions'
import { MessageDetails } from './message-details'
import { InboxNote } from './note'
import { Reminder } from './reminder'
import { ReplyActions } from './reply-actions'

interface MessagePageProps {
  enquiry: OneEnquiry
  templates: ReplyTemplate[]
  /** Where it was opened from. */
  list: string
}

/** One enquiry on its own, with everything the owner can do about it. */
export function MessagePage({ enquiry, templates, list }: MessagePageProps) {
  const { id, name, status, note, isSpam, isDeleted } = enquiry
  return (
    <>
      <BackLink list={list} row={rowId(id)} />
      <article className="pane grid gap-x-8 gap-y-6 p-4 sm:p-6 md:grid-cols-[1fr_14rem]">
        <div className="grid gap-4 md:col-span-2">
          <h1 tabIndex={-1} className="break-words text-h3 outline-none">
            {name}
          </h1>
          {!isDeleted && !isSpam && <ReplyActions enquiry={enquiry} templates={templates} />}
        </div>
        <div className="min-w-0">
          {isDeleted ? (
            <Notice>
              Deleted. You can restore a message for {spell.days(periods.deletedDays)} after you
              delete it.
            </Notice>
          ) : (
            isSpam && <Notice>Spam: {explainSpam(enquiry.spamReason)}.</Notice>
          )}
          <MessageDetails enquiry={enquiry} />
          {!isDeleted && <InboxNote id={id} name={name} note={note} />}
        </div>
        <div className="grid content-start gap-4 sm:max-w-md">
          {isDeleted ? (
            <RestoreMessage id={id} />
          ) : (
            <>
              {!isSpam && (
                <>
                  <MessageStatus id={id} status={status} />
                  <Reminder id={id} day={enquiry.remindOn} today={britishDay(new Date())} />
                </>
              )}
              <div className="grid grid-cols-2 gap-3 border-bar not-first:border-t not-first:pt-4 md:grid-cols-1">
                <MoveMessage id={id} list={list} isSpam={isSpam} />
                <DeleteMessage id={id} list={list} />
              </div>
            </>
          )}
        </div>
      </article>
    </>
  )
}

function Notice({ children }: { children: React.ReactNode }) {
  return (
    <p className="mb-4 rounded-control border-yellow border-l-4 bg-yellow-tint px-4 py-3 text-base">
      {children}
    </p>
  )
}
