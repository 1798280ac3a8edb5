import { EnquirySection } from '@/components/site/contact/enquiry-section'
import { Lightbox } from '@/components/site/gallery/lightbox'
import { ProjectProgress } from '@/components/site/gallery/project-progress'
import { ProjectSets } from '@/components/site/gallery/project-sets'
import { ProjectVideos } from '@/components/site/gallery/project-videos'
import { services } from '@/lib/content/services'
import { SHORT_NAME } from '@/lib/content/site'
import type { SiteProfile } from '@/lib/profile/site-profile'
import { lightboxPhotos } from '@/lib/projects/gallery'
import { mainService, type Project } from '@/lib/projects/schema'
import type { Review } from '@/lib/proof/rows'
import { ProjectHead } from './project-head'
import { RelatedProjects } from './projects-block'

interface ProjectViewProps {
  project: Project
  profile: SiteProfile | null
  reviews: Review[]
}

/** All that a visitor sees of a project. */
export function ProjectView({ project, profile, reviews }: ProjectViewProps) {
  const service = mainService(project.services)
  return (
    <>
      <Lightbox photos={lightboxPhotos(project)}>
        <ProjectHead project={project} phone={profile?.contactPhone} reviews={reviews} />
        <ProjectVideos videos={project.videos} title={project.title} />
        <ProjectSets project={project} company={profile?.companyName || SHORT_NAME} />
        <ProjectProgress photos={project.progress} />
      </Lightbox>
      <div
        className={project.sets.length > 0 && project.progress.length === 0 ? undefined : 'pt-16'}
      >
        <RelatedProjects project={project} />
        <EnquirySection
          heading="Interested in a Similar Project?"
          projectType={service && services[service].projectType}
        />
      </div>
    </>
  )
}
