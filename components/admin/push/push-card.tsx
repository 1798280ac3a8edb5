'use client'

import { useEffect, useState } from 'react'
import { formClass, SettingsCard } from '@/components/admin/settings/group'
import { useFocusAfterRemoval } from '@/components/admin/shell/use-focus-after-removal'
import { runOwnerAction } from '@/components/forms/run-owner-action'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import { addPushDevice } from '@/lib/enquiries/push/actions'
import type { PushDevice } from '@/lib/enquiries/push/queries'
import { DeviceRow } from './device-row'
import { type Obstacle, obstacleHere, subscribeHere, unsubscribeHere } from './here'
import { keepHere } from './push-keeper'

const HEADING = 'push-devices'

interface PushCardProps {
  /** Null where the site has no keys. */
  publicKey: string | null
  devices: PushDevice[]
}

/** New enquiries and reminders on the owner's devices. */
export function PushCard({ publicKey, devices: stored }: PushCardProps) {
  const [devices, setDevices] = useState(stored)
  const [here, setHere] = useHere()

  const added = (id: string, all: PushDevice[]) => {
    setDevices(all)
    setHere({ device: id })
    toast({ kind: 'success', message: 'Notifications are on for this device' })
  }
  const removed = async (id: string) => {
    setDevices((before) => before.filter((device) => device.id !== id))
    if (id !== here.device) return
    await unsubscribeHere()
    setHere({ device: null })
  }
  const isHere = devices.some(({ id }) => id === here.device)

  return (
    <SettingsCard title="Notifications on your devices" headingId={HEADING}>
      <div className={formClass}>
        <p className="max-w-prose text-base">
          A phone or computer can show new enquiries and reminders at once, even when this website
          is closed: who it is and what it is about. Never spam.
        </p>
        {!isHere && (
          <SwitchOn publicKey={publicKey} here={here} setHere={setHere} onAdded={added} />
        )}
      </div>
      {devices.length > 0 && (
        <ul aria-label="Devices with notifications" className="divide-y divide-bar">
          {devices.map((device) => (
            <DeviceRow
              key={device.id}
              device={device}
              isHere={device.id === here.device}
              canTest={publicKey !== null}
              beside={HEADING}
              onRemoved={() => removed(device.id)}
            />
          ))}
        </ul>
      )}
    </SettingsCard>
  )
}

interface Here {
  /** Undefined until it is known. */
  device?: string | null
  obstacle?: Obstacle | null
}

function useHere() {
  const [here, setHere] = useState<Here>({})
  useEffect(() => {
    const obstacle = obstacleHere()
    const know = (device: string | null) => setHere((before) => ({ device, obstacle, ...before }))
    keepHere().then(know, () => know(null))
  }, [])
  return [here, setHere] as const
}

interface SwitchOnProps extends Pick<PushCardProps, 'publicKey'> {
  here: Here
  setHere: (here: Here) => void
  onAdded: (id: string, devices: PushDevice[]) => void
}

const FAILURE = 'Notifications could not be switched on. Please try again.'
const NO_SERVICE =
  'This browser could not reach its push service. Please check your connection and try again.'

function SwitchOn({ publicKey, ...rest }: SwitchOnProps) {
  const { obstacle } = rest.here
  if (!publicKey) return <Why>{NO_KEYS}</Why>
  if (obstacle) return <Why>{reasons[obstacle]}</Why>
  return <SwitchOnButton publicKey={publicKey} {...rest} />
}

function SwitchOnButton(props: SwitchOnProps & { publicKey: string }) {
  const { publicKey, here, setHere, onAdded } = props
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState('')
  const keepFocus = useFocusAfterRemoval(HEADING)

  const switchOn = async () => {
    if (pending) return
    setPending(true)
    setProblem('')
    try {
      const made = await subscribeHere(publicKey)
      if (!made) {
        // Closing the question without an answer leaves it to be asked again.
        const obstacle = obstacleHere()
        if (obstacle) keepFocus()
        return setHere({ device: null, obstacle })
      }
      const { data, message, fieldErrors } = await runOwnerAction(addPushDevice, made, FAILURE)
      if (data) {
        keepFocus()
        return onAdded(data.id, data.devices)
      }
      await unsubscribeHere()
      setProblem(fieldErrors ? UNKNOWN_SERVICE : (message ?? FAILURE))
    } catch (error) {
      console.error(error)
      setProblem(NO_SERVICE)
    } finally {
      setPending(false)
    }
  }

  return (
    <div className="grid justify-items-start gap-3">
      <Button onClick={switchOn} aria-disabled={pending || here.device === undefined || undefined}>
        {pending ? 'Switching on...' : 'Switch on for this device'}
      </Button>
      <p role="alert" className="font-semibold text-base text-brick empty:hidden">
        {problem}
      </p>
    </div>
  )
}

const NO_KEYS =
  'This site is not set up for notifications yet. The person who runs it adds three keys: see “Deploy” in the deployment guide. Until then new enquiries come by email.'
const UNKNOWN_SERVICE =
  'This browser uses a push service that the site cannot send to. Please try another browser.'
const reasons: Record<Obstacle, string> = {
  unsupported:
    'This browser cannot show notifications. Private windows cannot either. An up-to-date Chrome, Edge, Firefox or Safari can.',
  'home-screen':
    'On an iPhone or iPad, add the office to the home screen first: press Share, then Add to Home Screen. Open it from there and switch notifications on here.',
  blocked:
    'Notifications from this site are blocked in this browser. Allow them in the browser’s settings for this site, then load this page again.',
}

function Why({ children }: { children: string }) {
  return (
    <p
      role="status"
      className="max-w-prose rounded-control border-yellow border-l-4 bg-yellow-tint px-4 py-3 text-base"
    >
      {children}
    </p>
  )
}
