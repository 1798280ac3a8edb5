import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { Missing } from '@/components/site/blocks/missing'
import { ProjectNotFoundNotice } from '@/components/site/blocks/notice-page'
import { EnquirySection } from '@/components/site/contact/enquiry-section'
import { Lightbox } from '@/components/site/gallery/lightbox'
import { ProjectProgress } from '@/components/site/gallery/project-progress'
import { ProjectSets } from '@/components/site/gallery/project-sets'
import { ProjectVideos } from '@/components/site/gallery/project-videos'
import { ProjectFeatures } from '@/components/site/projects/project-features'
import { ProjectHead } from '@/components/site/projects/project-head'
import { RelatedProjects } from '@/components/site/projects/projects-block'
import { services } from '@/lib/content/services'
import { SHORT_NAME } from '@/lib/content/site'
import { getSiteProfile } from '@/lib/profile/queries'
import { lightboxPhotos } from '@/lib/projects/gallery'
import { projectNode } from '@/lib/projects/json-ld'
import { projectMetadata } from '@/lib/projects/metadata'
import { findCurrentSlug, getProjectBySlug, listProjectSlugs } from '@/lib/projects/queries'
import { mainService } from '@/lib/projects/schema'
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
  const service = mainService(project.services)
  return (
    <>
      <JsonLd
        graph={[
          projectNode(project, profile?.companyName),
          breadcrumbList(routes.project(project.slug), project.title),
        ]}
      />
      <Lightbox photos={lightboxPhotos(project)}>
        <ProjectHead project={project} reviews={reviews} phone={profile?.contactPhone} />
        <ProjectFeatures services={project.services} />
        <ProjectVideos videos={project.videos} title={project.title} />
        <ProjectSets project={project} company={profile?.companyName || SHORT_NAME} />
        <ProjectProgress photos={project.progress} />
      </Lightbox>
      <div className="pt-16 lg:pt-24">
        <RelatedProjects project={project} />
        <EnquirySection
          heading="Interested in a Similar Project?"
          projectType={service && services[service].projectType}
        />
      </div>
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
