import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { Missing } from '@/components/site/blocks/missing'
import { ProjectNotFoundNotice } from '@/components/site/blocks/notice-page'
import { ProjectView } from '@/components/site/projects/project-view'
import { getSiteProfile } from '@/lib/profile/queries'
import { projectNode } from '@/lib/projects/json-ld'
import { projectMetadata } from '@/lib/projects/metadata'
import { findCurrentSlug, getProjectBySlug, listProjectSlugs } from '@/lib/projects/queries'
import { listReviewsOf } from '@/lib/proof/queries'
import { routes } from '@/lib/routes'
import { JsonLd } from '@/lib/seo/json-ld'
import { missingMetadata } from '@/lib/seo/missing'
import { breadcrumbList } from '@/lib/seo/trail'

interface ProjectPageProps {
  params: Promise<{ slug: string }>
}

// The loading state is the layout's, in the browser: a Suspense boundary here would be in the static HTML too.
export const instant = false

const MADE_AT_BUILD = 20

/** No slug has an underscore: a 404, since a build without any path fails. */
const NO_SLUG = '_'

export async function generateStaticParams() {
  const slugs = await listProjectSlugs(MADE_AT_BUILD)
  return (slugs.length > 0 ? slugs : [NO_SLUG]).map((slug) => ({ slug }))
}

export async function generateMetadata({ params }: ProjectPageProps): Promise<Metadata> {
  const project = await getProjectBySlug((await params).slug)
  return project ? projectMetadata(project) : missingMetadata('Project not found')
}

export default async function ProjectDetailPage({ params }: ProjectPageProps) {
  const { slug } = await params
  const project = await getProjectBySlug(slug)
  if (!project) return <Elsewhere slugOrId={slug} />
  const [profile, reviews] = await Promise.all([getSiteProfile(), listReviewsOf(project.id)])
  return (
    <>
      <JsonLd
        graph={[
          projectNode(project, profile?.companyName),
          breadcrumbList(routes.project(project.slug), project.title),
        ]}
      />
      <ProjectView project={project} profile={profile} reviews={reviews} />
    </>
  )
}

/** A former slug or an id redirects to the current address; anything else is a 404. */
async function Elsewhere({ slugOrId }: { slugOrId: string }) {
  const current = await findCurrentSlug(slugOrId)
  if (current) permanentRedirect(routes.project(current))
  return (
    <Missing>
      <ProjectNotFoundNotice />
    </Missing>
  )
}
