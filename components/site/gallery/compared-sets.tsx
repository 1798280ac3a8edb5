'use client'

import { Fragment, type ReactNode, useState } from 'react'
import { classNames } from '@/components/ui/class-names'

interface ComparedSetsProps {
  sets: { number: number; thumb: ReactNode; comparison: ReactNode }[]
}

/** One comparison at a time. Without JavaScript the links lead to the sets' pictures. */
export function ComparedSets({ sets }: ComparedSetsProps) {
  const [chosen, setChosen] = useState<number>()
  // A refresh may have taken away the chosen one.
  const shown = sets.find(({ number }) => number === chosen) ?? sets[0]
  return (
    <div>
      {sets.length > 1 && (
        <nav aria-label="Sets to compare" className="mb-3 flex flex-wrap gap-2">
          {sets.map(({ number, thumb }) => (
            <a
              key={number}
              href={`#set-${number}`}
              aria-current={number === shown?.number}
              onClick={(event) => {
                // A new tab or window was asked for.
                if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
                event.preventDefault()
                setChosen(number)
              }}
              className={classNames(
                'tap inline-flex items-center gap-3 rounded-control border py-1 pr-4 pl-1 font-semibold',
                number === shown?.number
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
      <Fragment key={shown?.number}>{shown?.comparison}</Fragment>
    </div>
  )
}
