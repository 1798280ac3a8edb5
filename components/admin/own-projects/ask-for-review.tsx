'use client'

import { useId, useRef, useState } from 'react'
import { Button, ButtonLink, buttonClass } from '@/components/ui/button'
import { Modal, ModalAnswers } from '@/components/ui/modal'
import type { Asking } from '@/lib/proof/own-proof'
import { requestByMail, requestByWhatsApp, reviewRequest } from '@/lib/proof/review-request'
import { routes } from '@/lib/routes'

interface AskForReviewProps {
  job: { title: string; location: string }
  asking: Asking
  className: string
}

/** Of a finished project: writes to its customer by mail or WhatsApp. */
export function AskForReview({ job, asking, className }: AskForReviewProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)} className={className}>
        Ask for a review<span className="sr-only"> of {job.title}</span>
      </button>
      {isOpen &&
        (asking.address ? (
          <AskDialog
            text={reviewRequest(job, asking.address, asking.company)}
            job={job}
            onClose={close}
          />
        ) : (
          <NoAddress onClose={close} />
        ))}
    </>
  )
}

interface AskDialogProps {
  text: string
  job: AskForReviewProps['job']
  onClose: () => void
}

function AskDialog({ text: proposed, job, onClose }: AskDialogProps) {
  const [text, setText] = useState(proposed)
  const [isCopied, setCopied] = useState<boolean>()
  const field = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      field.current?.select()
      setCopied(false)
    }
  }
  const secondary = buttonClass('secondary')
  return (
    <Modal
      title="Ask for a review"
      message={`Your customer for ‘${job.title}’ gets this text. Change it as you like.`}
      onCancel={onClose}
    >
      <div className="px-6 pb-5">
        <label htmlFor={id} className="sr-only">
          Text
        </label>
        <textarea
          ref={field}
          id={id}
          rows={11}
          maxLength={1500}
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            setCopied(undefined)
          }}
          className="block w-full rounded-control border border-control bg-white px-3.5 py-2.5 text-base"
        />
        <div className="mt-4 flex flex-wrap gap-3">
          <a href={requestByMail(text)} className={buttonClass()}>
            Email
          </a>
          <a
            href={requestByWhatsApp(text)}
            target="_blank"
            rel="noopener noreferrer"
            className={secondary}
          >
            WhatsApp
          </a>
          <Button variant="secondary" onClick={copy}>
            Copy text
          </Button>
        </div>
        <p role="status" className={isCopied === undefined ? 'sr-only' : 'mt-3'}>
          {isCopied && 'Copied'}
          {isCopied === false && 'Please copy the selected text yourself'}
        </p>
      </div>
      <ModalAnswers>
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      </ModalAnswers>
    </Modal>
  )
}

function NoAddress({ onClose }: { onClose: () => void }) {
  return (
    <Modal
      title="Ask for a review"
      message="First say where customers leave a review, such as your page on Google. The text you send them holds that link."
      onCancel={onClose}
    >
      <ModalAnswers>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <ButtonLink href={`${routes.reviews}#asking`} prefetch={false}>
          Go to Reviews
        </ButtonLink>
      </ModalAnswers>
    </Modal>
  )
}
