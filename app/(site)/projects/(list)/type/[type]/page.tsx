import { serviceTypes } from '@/lib/projects/schema'
import { ListPage, listPageMetadata } from '../../list-page'

// The loading state is the layout's, in the browser: a Suspense boundary here would be in the static HTML too.
export const instant = false

export function generateStaticParams() {
  return serviceTypes.map((type) => ({ type }))
}

export const generateMetadata = listPageMetadata
export default ListPage
