'use client'

import { useEffect, useRef, useState } from 'react'
import { CodeField } from '@/components/forms/code-field'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { beginFactor, confirmFactor, removeFactor } from '@/lib/auth/factor/actions'
import { CurrentPassword, Username } from '../account-forms'
import { SettingsForm, useFieldErrors } from '../form'

/** Shown once: the service gives the key to nobody again. */
interface NewKey {
  id: string
  key: string
  picture: string
  /** Opens an authenticator app on this device. */
  address: string
}

interface TwoStepFormProps {
  email: string
  isOn: boolean
}

/** A second factor for signing in: set up, confirmed by a code, and switched off again. */
export function TwoStepForm({ email, isOn }: TwoStepFormProps) {
  const [newKey, setNewKey] = useState<NewKey>()
  // Each step is another form: its heading takes the focus.
  const [hasMoved, setMoved] = useState(false)
  const move = (key?: NewKey) => {
    setNewKey(key)
    setMoved(true)
  }
  if (isOn) return <SwitchOff email={email} hasMoved={hasMoved} onEnd={() => move()} />
  if (newKey) return <Confirm newKey={newKey} onCancel={() => move()} />
  return (
    <SettingsForm
      action={beginFactor}
      failure="Failed to set up two-step sign-in"
      label="Two-step sign-in"
      save="Set up two-step sign-in"
      busy="Setting up..."
      onSuccess={move}
    >
      <Heading state="Off" takesFocus={hasMoved} />
      <p className="max-w-prose text-base text-slate">
        Signing in then asks for a code from an app on your phone as well as your password, so a
        stolen password alone is no use. You need an authenticator app, such as Google
        Authenticator, Microsoft Authenticator or the iPhone’s Passwords.
      </p>
      <Username email={email} />
      <CurrentPassword />
    </SettingsForm>
  )
}

/** Stays until the page knows that two-step sign-in is on. */
function Confirm({ newKey, onCancel }: { newKey: NewKey; onCancel: () => void }) {
  const groups = newKey.key.match(/.{1,4}/g)?.join(' ')
  return (
    <SettingsForm
      action={confirmFactor}
      failure="Failed to switch on two-step sign-in"
      label="Two-step sign-in"
      save="Switch on two-step sign-in"
      busy="Checking..."
      beside={
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      }
    >
      <Heading state="Off" takesFocus />
      <input type="hidden" name="factor_id" value={newKey.id} />
      <div className="grid gap-5 sm:grid-cols-[auto_1fr] sm:gap-6">
        {/* biome-ignore lint/performance/noImgElement: made for this moment alone */}
        <img
          src={newKey.picture}
          alt="The key below as a QR code"
          width={208}
          height={208}
          className="size-52 border border-bar bg-white p-2"
        />
        <div className="grid content-start gap-3 text-base">
          <p>
            <strong>1.</strong> Scan the picture with your authenticator app.
          </p>
          <p className="hidden pointer-coarse:block">
            <a
              href={newKey.address}
              className="tap inline-flex items-center font-semibold text-brick underline underline-offset-4"
            >
              Is the app on this device? Open it here
            </a>
          </p>
          <p>
            Or type this key in the app:
            <br />
            <code className="select-all break-words font-semibold text-lg">{groups}</code>
          </p>
          <p>
            <strong>2.</strong> Type the code that the app shows. This signs out your other devices.
          </p>
        </div>
      </div>
      <Code />
    </SettingsForm>
  )
}

interface SwitchOffProps {
  email: string
  hasMoved: boolean
  onEnd: () => void
}

function SwitchOff({ email, hasMoved, onEnd }: SwitchOffProps) {
  return (
    <SettingsForm
      action={removeFactor}
      failure="Failed to switch off two-step sign-in"
      label="Two-step sign-in"
      save="Switch off two-step sign-in"
      busy="Switching off..."
      onSuccess={onEnd}
    >
      <Heading state="On" takesFocus={hasMoved} />
      <p className="max-w-prose text-base text-slate">
        Signing in asks for a code from your authenticator app as well as your password. To switch
        it off, enter both. For another phone, switch it off and set it up again.
      </p>
      <Username email={email} />
      <CurrentPassword />
      <Code />
    </SettingsForm>
  )
}

function Heading({ state, takesFocus }: { state: 'On' | 'Off'; takesFocus: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <h4
      ref={heading}
      tabIndex={-1}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold"
    >
      Two-step sign-in <Badge tone={state === 'On' ? 'green' : 'neutral'}>{state}</Badge>
    </h4>
  )
}

function Code() {
  return <CodeField error={useFieldErrors().code} />
}
