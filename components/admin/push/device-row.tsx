import { useId, useState } from 'react'
import { useFocusAfterRemoval } from '@/components/admin/shell/use-focus-after-removal'
import type { Action } from '@/components/forms/run-action'
import { runOwnerAction } from '@/components/forms/run-owner-action'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import { formatTimestamp } from '@/lib/british-time'
import { removePushDevice, setPushText, testPushDevice } from '@/lib/enquiries/push/actions'
import type { PushDevice } from '@/lib/enquiries/push/queries'

interface DeviceRowProps {
  device: PushDevice
  isHere: boolean
  canTest: boolean
  /** Id of the heading that takes the focus. */
  beside: string
  onRemoved: () => void
}

/** A device that shows notifications: try it, choose what it shows, switch it off. */
export function DeviceRow({ device, isHere, canTest, beside, onRemoved }: DeviceRowProps) {
  const { id, name } = device
  const title = useId()
  const [busy, setBusy] = useState<'test' | 'text' | 'off'>()
  const [usedAt, setUsedAt] = useState(device.last_used_at)
  const [showsText, setShowsText] = useState(device.shows_text)
  const keepFocus = useFocusAfterRemoval(beside)

  const run = async (what: typeof busy, action: Action<never>, input: object, failure: string) => {
    setBusy(what)
    const { status, message } = await runOwnerAction(action, { id, ...input }, failure)
    setBusy(undefined)
    if (message) toast({ id: `push-${id}`, kind: status === 'success' ? status : 'error', message })
    return status === 'success'
  }
  const test = async () => {
    const isSent = !busy && (await run('test', testPushDevice, {}, 'Failed to send a test'))
    if (isSent) setUsedAt(new Date().toISOString())
  }
  const switchOff = async () => {
    if (busy || !(await run('off', removePushDevice, {}, 'Failed to switch it off'))) return
    keepFocus()
    onRemoved()
  }
  const chooseText = async (shows_text: boolean) => {
    if (busy === 'text') return
    setShowsText(shows_text)
    const isSaved = await run('text', setPushText, { shows_text }, 'Failed to save this')
    if (!isSaved) setShowsText(!shows_text)
  }

  return (
    <li aria-labelledby={title} className="grid gap-3 p-4 sm:px-6">
      <div>
        <p id={title} className="font-semibold">
          {name}
          {isHere && <span className="font-normal text-slate"> (this device)</span>}
        </p>
        <p className="text-base text-slate">
          Added {formatTimestamp(device.created_at)}.{' '}
          {usedAt ? `Last used ${formatTimestamp(usedAt)}.` : 'Not used yet.'}
        </p>
      </div>
      <label className="tap flex cursor-pointer items-start gap-3 text-base">
        <input
          type="checkbox"
          checked={showsText}
          aria-disabled={busy === 'text' || undefined}
          onChange={({ currentTarget }) => void chooseText(currentTarget.checked)}
          className="mt-0.5 size-6 shrink-0 accent-brick"
        />
        <span>
          Show what they wrote
          <span className="block text-slate">
            Anybody who sees this device’s lock screen can read it.
          </span>
        </span>
      </label>
      <div className="flex flex-wrap gap-3">
        {canTest && (
          <Button variant="secondary" onClick={test} aria-disabled={Boolean(busy) || undefined}>
            {busy === 'test' ? 'Sending...' : 'Send a test'}
          </Button>
        )}
        <Button variant="quiet" onClick={switchOff} aria-disabled={Boolean(busy) || undefined}>
          {busy === 'off' ? 'Switching off...' : 'Switch off'}
        </Button>
      </div>
    </li>
  )
}
