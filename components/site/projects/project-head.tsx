import type { ReactNode } from 'react'
import { PhoneLink } from '@/components/site/blocks/phone-link'
import { QuoteLink } from '@/components/site/contact/quote-link'
import { OwnerProjectTools } from '@/components/site/owner/owner-islands'
import { classNames } from '@/components/ui/class-names'
import type { Project } from '@/lib/projects/schema'
import type { Review } from '@/lib/proof/rows'
import { QUOTE_ID } from '@/lib/routes'
import { ProjectDescription } from './project-description'
import { ProjectFacts } from './project-facts'
import { ProjectFeatures } from './project-features'
import { ProjectLead } from './project-lead'
import { ProjectReviews } from './project-reviews'

/** Set smaller, or it would fill the first screen. */
const LONG_TITLE = 60

interface ProjectHeadProps {
  project: Project
  phone: string | null | undefined
  reviews: readonly Review[]
}

/** Title, facts, the work as large as the window allows, its words; what was fitted, and what was said of it. */
export function ProjectHead({ project, phone, reviews }: ProjectHeadProps) {
  const { id, ownerId, slug, title } = project
  return (
    <HeadLayout
      title={
        <>
          <h1 className={title.length > LONG_TITLE ? 'text-h2' : 'text-h1 lg:text-5xl'}>{title}</h1>
          <div className="mt-6 empty:hidden">
            <OwnerProjectTools projectId={id} ownerId={ownerId} slug={slug} />
          </div>
        </>
      }
      facts={<ProjectFacts {...project} />}
      picture={<ProjectLead project={project} />}
    >
      <div className="wrap order-1 grid items-start gap-x-16 gap-y-6 lg:pt-6 lg:grid-cols-[1fr_24rem] xl:grid-cols-[2fr_1fr]">
        <div>
          <h2 className="mb-4 text-h2">About this project</h2>
          <ProjectDescription description={project.description} />
        </div>
        <div
          // Where it fits the window: with one review at most.
          className={classNames(
            'grid gap-6 lg:gap-10',
            reviews.length < 2 && 'lg:sticky lg:top-28',
          )}
        >
          <ProjectReviews reviews={reviews} />
          <Invitation phone={phone} />
        </div>
        <div className="lg:col-span-2 lg:pt-4">
          <ProjectFeatures services={project.services} />
        </div>
      </div>
    </HeadLayout>
  )
}

interface HeadLayoutProps {
  title: ReactNode
  facts: ReactNode
  picture: ReactNode
  children?: ReactNode
}

/** Title and facts on a line, and the picture across the page; a phone has the facts below it. */
export function HeadLayout({ title, facts, picture, children }: HeadLayoutProps) {
  return (
    <header className="flex flex-col gap-y-8 pt-8 pb-4">
      <div className="max-lg:contents lg:wrap lg:flex lg:items-end lg:justify-between lg:gap-x-12">
        <div className="max-lg:wrap">{title}</div>
        <div
          className={classNames(
            'max-lg:wrap max-lg:order-1 lg:max-w-[60%] lg:shrink-0',
            // While the picture is on its way, what stands below it would be drawn above.
            Boolean(children) && 'max-lg:in-[header:not(:has(>:nth-child(3)))]:invisible',
          )}
        >
          {facts}
        </div>
      </div>
      <div className="wrap">{picture}</div>
      {children}
    </header>
  )
}

function Invitation({ phone }: { phone: string | null | undefined }) {
  return (
    <div>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <QuoteLink href={`#${QUOTE_ID}`}>Get Free Quote</QuoteLink>
        <PhoneLink phone={phone} />
      </p>
      <p className="mt-2 text-base text-slate">
        Free, with no obligation. The work is guaranteed for 10&nbsp;years.
      </p>
    </div>
  )
}
