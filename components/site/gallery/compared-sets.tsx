'use client'

import { Fragment, type ReactNode, useState } from 'react'
import { classNames } from '@/components/ui/class-names'

interface ComparedSetsProps {
  sets: { id: string; number: number; thumb: ReactNode; comparison: ReactNode }[]
}

/** One comparison at a time. Without JavaScript the links lead to the sets' pictures. */
export function ComparedSets({ sets }: ComparedSetsProps) {
  const [chosen, setChosen] = useState<string>()
  // A refresh may have taken away the chosen one.
  const shown = sets.find(({ id }) => id === chosen) ?? sets[0]
  return (
    <div>
      {sets.length > 1 && (
        <nav aria-label="Sets to compare" className="mb-3 flex flex-wrap gap-2">
          {sets.map(({ id, number, thumb }) => (
            <a
              key={id}
              href={`#set-${number}`}
              aria-current={id === shown?.id}
              onClick={(event) => {
                // A new tab or window was asked for.
                if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
                event.preventDefault()
                setChosen(id)
              }}
              className={classNames(
                'tap inline-flex items-center gap-3 rounded-control border py-1 pr-4 pl-1 font-semibold',
                id === shown?.id
                  ? 'border-anthracite bg-anthracite text-white'
                  : 'border-control bg-white hover:border-anthracite',
              )}
            >
              {thumb}
              Set {number}
            </a>
          ))}
        </nav>
      )}
      {/* A new one starts afresh. */}
      <Fragment key={shown?.id}>{shown?.comparison}</Fragment>
    </div>
  )
}
