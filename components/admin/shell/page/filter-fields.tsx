'use client'

import { useEffect, useRef } from 'react'
import { Select } from '@/components/forms/select'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'

const control = 'min-h-12 min-w-0 rounded-control border border-control bg-white px-3.5'

/** Of the form around: one row, or two on a phone. */
export const filterFormClass = 'flex flex-wrap items-center gap-3 max-sm:gap-x-2'

interface FilterFieldsProps {
  /** What is searched, as in 'Search messages'. */
  what: string
  placeholder: string
  words: string
  status: string | null
  /** The first one stands for all. */
  options: { value: string; label: string }[]
  /** Where nothing is filtered; null where that is here. */
  showAll: string | null
  isPending: boolean
}

/** Around what the filter finds, where aria-busy says that other results are loading. */
export const resultsClass = 'transition-opacity duration-150 aria-busy:opacity-60'

/** Fields `words` and `status` of a list's filter. A status applies at once, words when they are sent. */
export function FilterFields(props: FilterFieldsProps) {
  const { what, placeholder, words, status, options, showAll, isPending } = props
  const search = useShown<HTMLInputElement>(words)
  const select = useShown<HTMLSelectElement>(status ?? '')
  return (
    <>
      <input
        ref={search}
        type="search"
        name="words"
        aria-label={`Search ${what}`}
        placeholder={placeholder}
        defaultValue={words}
        maxLength={200}
        className={`${control} w-full placeholder:text-slate sm:w-64 sm:grow`}
      />
      <div className="max-sm:flex-1 sm:w-44">
        <Select
          ref={select}
          name="status"
          aria-label="Show"
          defaultValue={status ?? ''}
          onChange={({ target }) => target.form?.requestSubmit()}
          className={control}
        >
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </div>
      <Button type="submit" variant="secondary" className="min-w-28 max-sm:px-3! sm:min-w-32">
        {isPending ? 'Searching…' : 'Search'}
      </Button>
      {showAll && (
        <Link
          href={showAll}
          prefetch={false}
          className="inline-flex min-h-11 items-center font-semibold text-base underline underline-offset-4 hover:text-brick"
        >
          Show all
        </Link>
      )}
    </>
  )
}

/** The field shows what the address says, also after going back. Not remounted: that would lose the focus. */
function useShown<T extends HTMLInputElement | HTMLSelectElement>(value: string) {
  const field = useRef<T>(null)
  const shown = useRef(value)
  useEffect(() => {
    // What is typed before hydration stays.
    if (field.current && shown.current !== value) field.current.value = value
    shown.current = value
  }, [value])
  return field
}
