'use client'

import { Button, buttonClass } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { ConfirmButton } from '@/components/ui/confirm-button'
import { LOGO_LIMIT_MB, LOGO_TYPES } from '@/lib/media/limits'
import { WAITING_FOR_SIGNAL } from '@/lib/media/words'
import { formClass } from '../group'
import { CropArea } from './crop-area'
import { useLogo } from './use-logo'

/** The current logo, or the new one's square. */
export function LogoForm({ current }: { current: string | null }) {
  const logo = useLogo(current)
  const { chosen, upload, pending, problem } = logo
  return (
    <div className={formClass}>
      {chosen && (
        <CropArea
          key={chosen.preview}
          src={chosen.preview}
          size={chosen.size}
          crop={chosen.crop}
          disabled={pending}
          onLoad={logo.measure}
          onError={logo.giveUp}
          onChange={logo.crop}
        />
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-4 sm:gap-x-6">
        {!chosen && <CurrentLogo src={current} />}
        <div className="min-w-40 flex-1">
          <p className="break-words font-semibold">
            {chosen ? chosen.file.name : current ? 'Your logo' : 'No logo yet'}
          </p>
          <p className="mt-1 text-base text-slate">PNG, JPG, GIF up to {LOGO_LIMIT_MB}MB</p>
          {upload?.status === 'paused' && (
            <p role="status" className="mt-2 font-semibold text-base text-slate">
              {WAITING_FOR_SIGNAL}
            </p>
          )}
          {pending && chosen && (
            <progress
              value={upload?.progress ?? 0}
              aria-label="Uploading the logo"
              className="mt-3 h-2 w-full accent-brick"
            />
          )}
        </div>
      </div>
      <div role="alert" className="empty:hidden">
        {problem && <p className="text-base text-brick">{problem}</p>}
      </div>
      <LogoButtons logo={logo} hasCurrent={Boolean(current)} />
    </div>
  )
}

interface LogoButtonsProps {
  logo: ReturnType<typeof useLogo>
  hasCurrent: boolean
}

function LogoButtons({ logo, hasCurrent }: LogoButtonsProps) {
  const { chosen, upload, pending, choose } = logo
  return (
    <div className="flex flex-wrap gap-3">
      {chosen && (
        <>
          <Button onClick={logo.save} aria-disabled={pending || undefined}>
            {pending ? 'Saving...' : 'Save logo'}
          </Button>
          <Button
            variant="secondary"
            disabled={pending && upload?.status !== 'paused'}
            onClick={logo.cancel}
          >
            Cancel
          </Button>
        </>
      )}
      {!chosen && hasCurrent && (
        <ConfirmButton
          title="Remove logo"
          message="The website will show the company name instead."
          confirmText="Remove"
          onConfirm={logo.remove}
        />
      )}
      <label
        className={buttonClass(
          'quiet',
          classNames(
            'cursor-pointer focus-within:outline-3 focus-within:outline-brick focus-within:outline-offset-2',
            !chosen && 'order-first',
          ),
        )}
      >
        {chosen || hasCurrent ? 'Choose another' : 'Choose a logo'}
        <input
          ref={logo.input}
          type="file"
          accept={LOGO_TYPES.join(',')}
          disabled={pending}
          onChange={({ target }) => {
            const file = target.files?.[0]
            // Choosing the same file again is a change too.
            target.value = ''
            if (file) choose(file)
          }}
          className="sr-only"
        />
      </label>
    </div>
  )
}

function CurrentLogo({ src }: { src: string | null }) {
  return (
    <span className="grid size-24 shrink-0 place-items-center rounded-frame border border-bar bg-chalk p-1">
      {src ? (
        // biome-ignore lint/performance/noImgElement: shown once, and changed here
        <img
          src={src}
          alt="Current logo"
          width={80}
          height={80}
          className="size-20 object-contain"
        />
      ) : (
        <span className="text-slate text-sm">No logo</span>
      )}
    </span>
  )
}
