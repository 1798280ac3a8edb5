import type { CSSProperties } from 'react'
import { PhoneLink } from '@/components/site/blocks/phone-link'
import { QuoteLink } from '@/components/site/contact/quote-link'
import { OwnerProjectTools } from '@/components/site/owner/owner-islands'
import { classNames } from '@/components/ui/class-names'
import { paragraphs } from '@/lib/projects/format'
import type { Project } from '@/lib/projects/schema'
import { QUOTE_ID } from '@/lib/routes'
import { ProjectFacts } from './project-facts'
import { ProjectLead, shapeOfLead } from './project-lead'

/** Set smaller, or it would fill the first screen. */
const LONG_TITLE = 60

/**
 * The picture takes what a column of words leaves it, and no more than the window's height: it is in
 * sight whole with the words beside it. The skeleton uses the same grid.
 */
export const LEAD_GRID_CLASS =
  'grid gap-x-12 lg:grid-cols-[min(100%_-_23rem,85dvh*var(--lead)+1.125rem)_1fr] lg:grid-rows-[auto_1fr]'
export const LEAD_PICTURE_CLASS = 'max-lg:mt-8 lg:row-span-2 lg:row-start-1'

interface ProjectHeadProps {
  project: Project
  phone: string | null | undefined
}

/** The work, and beside it what a visitor asks next; a phone has title, picture and words in turn. */
export function ProjectHead({ project, phone }: ProjectHeadProps) {
  const { title } = project
  const shape = shapeOfLead(project)
  const words = paragraphs(project.description)
  const beside = howManyBeside(words, shape < 1 ? BESIDE_UPRIGHT : BESIDE)
  return (
    <header className="wrap-wide pt-8 pb-12 lg:pt-10 lg:pb-14">
      <div style={{ '--lead': shape } as CSSProperties} className={LEAD_GRID_CLASS}>
        <div className="lg:col-start-2">
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
        <div className="mt-8 flex flex-col gap-y-6 lg:col-start-2 lg:mt-6">
          <ProjectFacts {...project} />
          <Paragraphs texts={words.slice(0, beside)} />
          <Invitation phone={phone} />
        </div>
      </div>
      <Paragraphs texts={words.slice(beside)} isWide />
    </header>
  )
}

/** In characters: a column beside a landscape picture is about as long. */
const BESIDE = 450
/** Beside an upright one it is wider. */
const BESIDE_UPRIGHT = 900

/** The paragraphs that fit; the others stand below. */
function howManyBeside(texts: string[], room: number): number {
  let length = 0
  const isOver = (text: string) => {
    length += text.length
    return length > room
  }
  const first = texts.findIndex(isOver)
  return first < 0 ? texts.length : first
}

function Invitation({ phone }: { phone: string | null | undefined }) {
  return (
    <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <QuoteLink href={`#${QUOTE_ID}`}>Get Free Quote</QuoteLink>
      <PhoneLink phone={phone} />
    </p>
  )
}

/** Below the picture, this many stand in two columns. */
const TWO_COLUMNS = 2

function Paragraphs({ texts, isWide }: { texts: string[]; isWide?: boolean }) {
  if (texts.length === 0) return null
  return (
    <div
      className={classNames(
        'max-w-text space-y-4',
        isWide && 'mt-8 lg:mt-10',
        isWide && texts.length >= TWO_COLUMNS && 'lg:max-w-[75rem] lg:columns-2 lg:gap-x-12',
      )}
    >
      {keyed(texts).map(([key, paragraph]) => (
        <p key={key} className="break-inside-avoid whitespace-pre-line">
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
