import { type ComponentType, lazy, Suspense } from 'react'

/**
 * What only the owner sees of a public page, by code that only the owner loads. Where that does not
 * arrive the page stays as it is for a visitor: it would fall as a whole otherwise.
 */
export function ownerPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Part = lazy(() =>
    load().catch((error: unknown) => {
      console.error("Could not load the owner's tools on this page", error)
      return { default: () => null }
    }),
  )
  return (props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  )
}
