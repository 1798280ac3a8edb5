'use client'

import { deleteAccreditation, orderAccreditations } from '@/lib/proof/actions'
import type { OwnAccreditation } from '@/lib/proof/own-proof'
import { AccreditationForm } from './accreditation-form'
import { EditableList, FormFold } from './editable-list'

export function OwnAccreditations({ accreditations }: { accreditations: OwnAccreditation[] }) {
  return (
    <EditableList
      items={accreditations}
      noun="accreditation"
      order={orderAccreditations}
      remove={deleteAccreditation}
      row={(accreditation) => <AccreditationRow accreditation={accreditation} />}
      form={(accreditation, close) => (
        <AccreditationForm accreditation={accreditation} onClose={close} />
      )}
    />
  )
}

export function AddAccreditation() {
  return (
    <FormFold label="Add an accreditation">
      {(close) => (
        <div className="pane p-4 sm:p-6">
          <AccreditationForm onClose={close} />
        </div>
      )}
    </FormFold>
  )
}

function AccreditationRow({ accreditation }: { accreditation: OwnAccreditation }) {
  const { name, number, link_url, logo, is_example } = accreditation
  const facts = [number && `No. ${number}`, is_example && 'Example, made up for this demonstration']
  return (
    <div className="flex items-center gap-4">
      {logo && (
        // biome-ignore lint/performance/noImgElement: stored in the size shown
        <img
          src={logo}
          alt=""
          width={80}
          height={56}
          className="h-14 w-20 shrink-0 rounded-frame border border-bar bg-white object-contain p-1"
        />
      )}
      <div className="min-w-0">
        <h3 className="break-words font-sans text-base tracking-normal">{name}</h3>
        <p className="text-base text-slate empty:hidden">{facts.filter(Boolean).join(' · ')}</p>
        {link_url && (
          <a
            href={link_url}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className="tap inline-flex items-center break-all text-base underline underline-offset-4 hover:text-brick"
          >
            {link_url}
          </a>
        )}
      </div>
    </div>
  )
}
