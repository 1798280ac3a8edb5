import { ListPage, listPageMetadata } from '../../../list-page'

// The loading state is the layout's, in the browser: a Suspense boundary here would be in the static HTML too.
export const instant = false

/** One is enough for the build; the others are made when first asked for. */
export function generateStaticParams() {
  return [{ town: 'sunderland', type: 'windows' }]
}

export const generateMetadata = listPageMetadata
export default ListPage
