'use client'

import { useEffect, useRef } from 'react'
import { useKeptFocus } from '@/components/admin/shell/use-kept-focus'
import { DropZone } from '@/components/admin/uploads/drop-zone'
import { ProgressBar } from '@/components/admin/uploads/progress-bar'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { useEditor } from '../editor-context'
import { lineUpId } from '../lining-up/line-up-guesses'
import { photosAt, type Tray, type TrayPlace } from './tray'
import { moveId, TrayColumn } from './tray-column'
import { usePhotoTray } from './use-photo-tray'

const NO_COMPARISON =
  "We couldn't compare your photos on this device. Move each one to where it belongs."
const GUESS =
  'Made from the dates and from what the photos show. Move any photo that is in the wrong place.'

/** Takes any number of photos and proposes where each belongs; they are sent meanwhile. */
export function AllAtOnce() {
  const { tray, isShared, isReturning, pick, use, close, move } = usePhotoTray()
  const box = useKeptFocus(tray === null)
  const { editor, state } = useEditor()
  const refusal = state.errors.tray
  const focusNext = useNextFocus(tray)

  useEffect(() => {
    // The owner comes from another app, for these photos.
    if (isShared) box.current?.scrollIntoView()
  }, [isShared, box])

  if (isReturning) return <Spinner label="Looking for your photos …" />
  if (!tray) {
    return (
      <div ref={box} tabIndex={-1} className="outline-none">
        <DropZone
          rawLimitMB={editor.rawLimitMB}
          purpose="progress"
          multiple
          label="Add all photos at once"
          hint="We suggest which are before, after and progress photos. You check before they are added."
          onFiles={pick}
        />
      </div>
    )
  }
  const columns = {
    tray,
    move: (id: string, to: TrayPlace) => {
      // Its button is somewhere else then.
      focusNext(moveId(id))
      move(id, to)
    },
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would stand for fields
    <div
      ref={box}
      role="group"
      tabIndex={-1}
      aria-label="Sort your photos"
      data-refusal={refusal && ''}
      className="pane grid gap-5 bg-blue-tint p-4 outline-none"
    >
      <div role="status">
        <h3 className="text-lg">{tray.sorted ? 'Our guess' : 'Sorting your photos …'}</h3>
        {tray.sorted && <Words tray={tray} />}
      </div>
      {refusal && (
        <p role="alert" className="text-brick">
          {refusal}
        </p>
      )}
      {!tray.sorted && <ProgressBar label="Sorting your photos" progress={tray.progress} />}
      {tray.sorted && <Sets {...columns} />}
      <TrayColumn {...columns} place="progress" />
      <TrayColumn {...columns} place="none" />
      <div className="flex flex-wrap gap-3">
        {tray.sorted && (
          <Button
            onClick={() => {
              const toLineUp = use()
              // Without a set to line up the photos are done, and the text is next.
              focusNext(toLineUp ? lineUpId(toLineUp) : 'details-title')
            }}
          >
            Use this
          </Button>
        )}
        <Button variant="secondary" onClick={close}>
          {tray.sorted ? 'None of this' : 'Cancel'}
        </Button>
      </div>
    </div>
  )
}

/** The pressed button goes, and with it the focus. */
function useNextFocus(tray: Tray | null): (id: string) => void {
  const next = useRef<string>(null)
  const places = tray?.places
  // biome-ignore lint/correctness/useExhaustiveDependencies: only then is the next place there
  useEffect(() => {
    if (next.current) document.getElementById(next.current)?.focus()
    next.current = null
  }, [places])
  return (id) => {
    next.current = id
  }
}

interface SetsProps {
  tray: Tray
  move: (id: string, to: TrayPlace) => void
}

function Sets({ tray, move }: SetsProps) {
  const isEmpty = (set: number) =>
    photosAt(tray, `before ${set}`).length + photosAt(tray, `after ${set}`).length === 0
  return tray.sets.map(({ id, number }, set) => (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would stand for fields
    <div key={id} role="group" aria-label={`Set ${number}`} className="grid gap-3">
      {/* Its empty places say which set it is. */}
      <h4 className={isEmpty(set) ? 'sr-only' : 'font-semibold'}>Set {number}</h4>
      {tray.doubtful.includes(set) && (
        <p className="text-brick">Not sure that these show the same view. Please check.</p>
      )}
      <div className="grid grid-cols-2 gap-3">
        <TrayColumn tray={tray} move={move} place={`before ${set}`} />
        <TrayColumn tray={tray} move={move} place={`after ${set}`} />
      </div>
    </div>
  ))
}

/** What the owner should know before agreeing. */
function Words({ tray }: { tray: Tray }) {
  const { sorted, overCount, sets } = tray
  if (!sorted) return null
  return (
    <div className="mt-1 grid max-w-prose gap-1">
      <p>{sorted.isCompared ? GUESS : NO_COMPARISON}</p>
      {sorted.isOneDay && (
        <p>All were taken on one day, so check which came before and which after.</p>
      )}
      {overCount > 0 && (
        <p>
          {overCount} more photos belong together in pairs. There is room for {sets.length} new{' '}
          {sets.length === 1 ? 'set' : 'sets'}, so they are with the progress photos.
        </p>
      )}
    </div>
  )
}
