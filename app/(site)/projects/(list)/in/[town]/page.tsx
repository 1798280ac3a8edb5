import { listTowns } from '@/lib/projects/in-towns'
import { townSlug } from '@/lib/projects/towns'
import { ListPage, listPageMetadata } from '../../list-page'

// The loading state is the layout's, in the browser: a Suspense boundary here would be in the static HTML too.
export const instant = false

/** Of no town: a 404, since a build without any path fails. */
const NO_TOWN = '_'

export async function generateStaticParams() {
  const towns = await listTowns()
  return (towns.length > 0 ? towns.map(townSlug) : [NO_TOWN]).map((town) => ({ town }))
}

export const generateMetadata = listPageMetadata
export default ListPage
