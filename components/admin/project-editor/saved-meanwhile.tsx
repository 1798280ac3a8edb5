'use client'

import { Button } from '@/components/ui/button'
import { fullDate } from '@/lib/projects/format'
import { useProjectFiles } from './project-context'

/** Beside a text that was changed here and elsewhere: the other one in full, and the choice. */
export function SavedMeanwhile({ name, label }: { name: string; label: string }) {
  const { conflicts } = useProjectFiles()
  const text = conflicts.stored[name]
  if (text === undefined || text === null) return null
  return (
    <fieldset className="mt-3 min-w-0 rounded-control border-blue border-l-4 bg-blue-tint px-4 pt-2 pb-3">
      <legend className="sr-only">{label}, saved elsewhere</legend>
      <p className="font-semibold">Saved elsewhere:</p>
      <p className="wrap-anywhere mt-1 whitespace-pre-wrap">{shown(name, text)}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => conflicts.keepMine(name)}>
          Keep mine<span className="sr-only"> for {label}</span>
        </Button>
        <Button variant="secondary" onClick={() => conflicts.takeSaved(name)}>
          Use the saved version<span className="sr-only"> for {label}</span>
        </Button>
      </div>
    </fieldset>
  )
}

function shown(name: string, text: string): string {
  if (!text) return 'Left empty'
  if (name === 'status') return text.charAt(0).toUpperCase() + text.slice(1).replaceAll('_', ' ')
  return /date/.test(name) ? fullDate(text) : text
}
