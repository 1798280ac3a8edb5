'use client'

import { useRef, useState } from 'react'
import { TextField } from '@/components/forms/field'
import { Button, buttonClass } from '@/components/ui/button'
import type { ActionState } from '@/lib/action-state'
import { LOGO_LIMIT_MB, LOGO_TYPES } from '@/lib/media/limits'
import { saveAccreditation } from '@/lib/proof/actions'
import { accreditationLimits } from '@/lib/proof/limits'
import type { OwnAccreditation } from '@/lib/proof/own-proof'
import { ProofForm } from './proof-form'
import { useLogoChoice } from './use-logo-choice'

interface AccreditationFormProps {
  accreditation?: OwnAccreditation
  onClose: () => void
}

export function AccreditationForm({ accreditation, onClose }: AccreditationFormProps) {
  // Sent again after a lost answer, it is the same accreditation.
  const [id] = useState(() => accreditation?.id ?? crypto.randomUUID())
  const [isRemoved, setRemoved] = useState(false)
  const logo = useLogoChoice()
  const save = async (input: unknown): Promise<ActionState> => {
    const fields = input as FormData
    const sent = await logo.send()
    // Its problem stands beside the logo.
    if (sent === null) return { status: 'error', fieldErrors: { logo: '' } }
    if (sent ?? isRemoved) fields.set('logo', sent ?? 'remove')
    const answer = await saveAccreditation(fields)
    if (answer.status === 'success') logo.keep()
    if (answer.code === 'file-gone') logo.forget()
    return answer
  }
  return (
    <ProofForm
      action={save}
      failure="Failed to save the accreditation"
      label={accreditation?.name ?? 'New accreditation'}
      save="Save accreditation"
      onClose={onClose}
    >
      {(errors, pending) => (
        <>
          <input type="hidden" name="id" value={id} />
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField
              name="name"
              label="Name"
              required
              maxLength={accreditationLimits.name}
              defaultValue={accreditation?.name}
              error={errors.name}
              hint="The body or scheme, such as FENSA"
            />
            <TextField
              name="number"
              label="Membership number"
              maxLength={accreditationLimits.number}
              defaultValue={accreditation?.number ?? ''}
              error={errors.number}
            />
          </div>
          <TextField
            name="link_url"
            label="Link"
            inputMode="url"
            spellCheck={false}
            defaultValue={accreditation?.link_url ?? ''}
            error={errors.link_url}
            hint="Where customers can check it, such as your entry in the register"
          />
          <LogoField
            shown={logo.preview ?? (isRemoved ? undefined : accreditation?.logo)}
            problem={logo.problem}
            pending={pending}
            onChoose={logo.choose}
            onRemove={() => {
              logo.choose(null)
              setRemoved(true)
            }}
          />
        </>
      )}
    </ProofForm>
  )
}

interface LogoFieldProps {
  shown: string | null | undefined
  problem: string | undefined
  pending: boolean
  onChoose: (file: File) => void
  onRemove: () => void
}

function LogoField({ shown, problem, pending, onChoose, onRemove }: LogoFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const remove = () => {
    onRemove()
    // The pressed button goes.
    input.current?.focus()
  }
  return (
    <fieldset disabled={pending}>
      <legend className="mb-1.5 font-semibold">Logo</legend>
      <div className="flex flex-wrap items-center gap-3">
        {shown && (
          // biome-ignore lint/performance/noImgElement: shown once, and changed here
          <img
            src={shown}
            alt="The logo"
            width={112}
            height={72}
            className="h-18 w-28 rounded-frame border border-bar bg-white object-contain p-1"
          />
        )}
        <label
          className={buttonClass(
            'quiet',
            'cursor-pointer focus-within:outline-3 focus-within:outline-brick focus-within:outline-offset-2',
          )}
        >
          {shown ? 'Choose another' : 'Choose a logo'}
          <input
            ref={input}
            type="file"
            accept={LOGO_TYPES.join(',')}
            onChange={({ target }) => {
              const file = target.files?.[0]
              // Choosing the same file again is a change too.
              target.value = ''
              if (file) onChoose(file)
            }}
            className="sr-only"
          />
        </label>
        {shown && (
          <Button variant="secondary" onClick={remove}>
            Remove
          </Button>
        )}
      </div>
      <p role="alert" className="mt-1.5 text-base text-brick empty:hidden">
        {problem}
      </p>
      <p className="mt-1.5 text-base text-slate">
        Optional. PNG, JPG, GIF up to {LOGO_LIMIT_MB}MB. Ask the body whether you may show it.
      </p>
    </fieldset>
  )
}
