'use client'

import { Fragment, type ReactNode, useState } from 'react'
import { classNames } from '@/components/ui/class-names'

interface ComparedSetsProps {
  sets: { number: number; thumb: ReactNode; comparison: ReactNode }[]
}

/** One comparison at a time. Without JavaScript the links lead to the sets' pictures. */
export function ComparedSets({ sets }: ComparedSetsProps) {
  const [chosen, setChosen] = useState(0)
  return (
    <div>
      {sets.length > 1 && (
        <nav aria-label="Sets to compare" className="mb-3 flex flex-wrap gap-2">
          {sets.map(({ number, thumb }, index) => (
            <a
              key={number}
              href={`#set-${number}`}
              aria-current={index === chosen}
              onClick={(event) => {
                event.preventDefault()
                setChosen(index)
              }}
              className={classNames(
                'tap inline-flex items-center gap-3 rounded-control border py-1 pr-4 pl-1 font-semibold',
                index === chosen
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
      <Fragment key={chosen}>{sets[chosen]?.comparison}</Fragment>
    </div>
  )
}
