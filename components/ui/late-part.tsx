'use client'

import { type ComponentType, lazy, Suspense } from 'react'

/** A part whose code is loaded when it is first shown. If that fails, the page does without. */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = lazy(() =>
    load().then(
      (loaded) => ({ default: loaded }),
      (error: unknown) => {
        console.error('Could not load a part of this page', error)
        return { default: () => null }
      },
    ),
  )
  return (props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  )
}
