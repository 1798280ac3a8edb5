'use client'

import { Button } from '@/components/ui/button'
import { useProjectFiles } from './project-context'
import type { Conflicts } from './use-conflicts'

const labels: Record<string, string> = {
  title: 'Title',
  location: 'Location',
  start_date: 'Start Date',
  completion_date: 'Completion Date',
  status: 'Status',
  description: 'Description',
  caption: 'Caption of a picture',
  date: 'Date of a picture',
}

/** Which texts were changed here and elsewhere; it takes the focus when a save was refused for them. */
export function ConflictSummary({ conflicts }: { conflicts: Conflicts }) {
  const { captions } = useProjectFiles()
  const entries = Object.entries(conflicts.stored).sort(([a], [b]) => rank(a) - rank(b))
  const gone = entries.flatMap(([name, text]) => (text === null ? [idOf(name)] : []))
  return (
    <div role="alert" className="empty:hidden">
      {entries.length > 0 && (
        <div
          data-refusal
          tabIndex={-1}
          className="grid gap-3 rounded-control border-brick border-l-4 bg-brick-tint px-4 py-3 text-brick-dark"
        >
          <div>
            <p className="font-semibold">Not saved: this project was also changed somewhere else</p>
            <p className="mt-1">
              It was saved in another tab or on another device after you opened it here. Nothing is
              lost: choose which version to keep, then save again.
            </p>
          </div>
          <ul className="flex flex-wrap gap-x-6 gap-y-2">
            {entries.map(
              ([name, text]) =>
                text !== null && (
                  <li key={name}>
                    <button
                      type="button"
                      onClick={() => conflicts.show(name)}
                      className="min-h-11 font-semibold underline underline-offset-4"
                    >
                      {labels[kindOf(name)]}
                    </button>
                  </li>
                ),
            )}
            {[...new Set(gone)].map((id) => (
              <li
                key={id}
                className="grid basis-full gap-2 sm:flex sm:items-center sm:justify-between"
              >
                <p className="wrap-anywhere min-w-0">
                  A picture was deleted there, so its caption and date can't be saved:{' '}
                  <q>{[captions[id]?.caption, captions[id]?.date].filter(Boolean).join(', ')}</q>
                </p>
                <Button variant="secondary" onClick={() => conflicts.leaveOut(id)}>
                  Leave it out
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

const kindOf = (name: string) => name.replace(/-.*/, '')
/** As they stand on the page. */
const rank = (name: string) => Object.keys(labels).indexOf(kindOf(name))
/** Of the picture. */
const idOf = (name: string) => name.replace(/^(caption|date)-/, '')
