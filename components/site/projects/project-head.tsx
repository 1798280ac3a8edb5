import { PhoneLink } from '@/components/site/blocks/phone-link'
import { QuoteLink } from '@/components/site/contact/quote-link'
import { OwnerProjectTools } from '@/components/site/owner/owner-islands'
import { paragraphs } from '@/lib/projects/format'
import type { Project } from '@/lib/projects/schema'
import { QUOTE_ID } from '@/lib/routes'
import { ProjectFacts } from './project-facts'
import { ProjectLead } from './project-lead'

/** Set smaller, or it would fill the first screen. */
const LONG_TITLE = 60

/** Title and facts on a line where there is room, and below them the picture across the page. */
export const LEAD_GRID_CLASS =
  'grid gap-x-12 gap-y-8 lg:grid-cols-[1fr_fit-content(60%)] lg:items-end'
export const LEAD_PICTURE_CLASS = 'lg:col-span-2 lg:row-start-2'
export const LEAD_FACTS_CLASS = 'lg:col-start-2 lg:row-start-1'

interface ProjectHeadProps {
  project: Project
  phone: string | null | undefined
}

/** Title, facts, the work as large as the window allows, its words, and what a visitor asks next. */
export function ProjectHead({ project, phone }: ProjectHeadProps) {
  const { title } = project
  return (
    <header className="wrap-wide pt-8 pb-12 lg:pb-14">
      <div className={LEAD_GRID_CLASS}>
        <div>
          <h1 className={title.length > LONG_TITLE ? 'text-h2 lg:text-h3' : 'text-h1 lg:text-h2'}>
            {title}
          </h1>
          <div className="mt-6 empty:hidden">
            <OwnerProjectTools
              projectId={project.id}
              ownerId={project.ownerId}
              slug={project.slug}
            />
          </div>
        </div>
        <div className={LEAD_PICTURE_CLASS}>
          <ProjectLead project={project} />
        </div>
        <div className={LEAD_FACTS_CLASS}>
          <ProjectFacts {...project} />
        </div>
      </div>
      <div className="mt-8 flex flex-wrap items-start justify-between gap-x-12 gap-y-6">
        <Paragraphs texts={paragraphs(project.description)} />
        <Invitation phone={phone} />
      </div>
    </header>
  )
}

function Invitation({ phone }: { phone: string | null | undefined }) {
  return (
    <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <QuoteLink href={`#${QUOTE_ID}`}>Get Free Quote</QuoteLink>
      <PhoneLink phone={phone} />
    </p>
  )
}

function Paragraphs({ texts }: { texts: string[] }) {
  return (
    <div className="max-w-text space-y-4">
      {keyed(texts).map(([key, paragraph]) => (
        <p key={key} className="whitespace-pre-line">
          {paragraph}
        </p>
      ))}
    </div>
  )
}

/** Paragraphs may repeat: their place makes the key. */
function keyed(texts: string[]): [string, string][] {
  return texts.map((text, index) => [`${index}`, text])
}
