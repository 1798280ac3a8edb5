import type { CSSProperties } from 'react'
import { PhoneLink } from '@/components/site/blocks/phone-link'
import { QuoteLink } from '@/components/site/contact/quote-link'
import { GalleryPicture } from '@/components/site/gallery/gallery-picture'
import { COLUMN_SIZES, ProjectComparison } from '@/components/site/gallery/project-comparison'
import { OwnerAddImages, OwnerProjectTools } from '@/components/site/owner/owner-islands'
import { ReviewFigure } from '@/components/site/proof/review'
import { classNames } from '@/components/ui/class-names'
import { paragraphs } from '@/lib/projects/format'
import { isFullSet } from '@/lib/projects/gallery'
import type { Photo, Project } from '@/lib/projects/schema'
import type { Review } from '@/lib/proof/rows'
import { QUOTE_ID } from '@/lib/routes'
import { ProjectFacts } from './project-facts'
import { KindDrawing, ProjectPicture } from './project-grid'

/** Set smaller, or it would fill the first screen. */
const LONG_TITLE = 60

interface ProjectHeadProps {
  project: Project
  /** Of this job. */
  reviews: Review[]
  phone: string | null | undefined
}

/** Title and facts, the work as wide as the page, then the words; a single picture has them beside it. */
export function ProjectHead({ project, reviews, phone }: ProjectHeadProps) {
  const { title, description } = project
  const isBeside = hasRoomBeside(project)
  return (
    <header className="pt-8 pb-12 lg:pt-14 lg:pb-16">
      <div
        className={classNames(
          'grid items-end gap-x-12',
          isBeside ? 'wrap-wide' : 'wrap lg:grid-cols-[7fr_5fr]',
        )}
      >
        <h1 className={title.length > LONG_TITLE ? 'text-h2' : 'text-h1'}>{title}</h1>
        {!isBeside && <ProjectFacts {...project} />}
        <div className="mt-6 empty:hidden">
          <OwnerProjectTools projectId={project.id} ownerId={project.ownerId} slug={project.slug} />
        </div>
      </div>
      {isBeside ? (
        <div
          className={classNames(
            'wrap-wide mt-6 grid gap-x-12 gap-y-8 lg:mt-8',
            isUpright(project.cover)
              ? 'md:justify-items-start lg:grid-cols-[auto_minmax(16rem,1fr)]'
              : 'lg:grid-cols-[minmax(0,7fr)_minmax(19rem,3fr)]',
          )}
        >
          <Lead project={project} />
          <div className="space-y-6 lg:-mt-6">
            <ProjectFacts {...project} />
            <Description text={description} />
            <Invitation phone={phone} />
          </div>
        </div>
      ) : (
        <>
          <div className="wrap-wide mt-8">
            <Lead project={project} />
          </div>
          <div className="wrap mt-8 space-y-6">
            <Description text={description} isWide />
            <Invitation phone={phone} />
          </div>
        </>
      )}
      <ProjectReviews reviews={reviews} />
    </header>
  )
}

/** In characters: a column beside a landscape picture is about as long. */
const BESIDE = 700

/** A single picture; an upright one is only as high as the window. */
function hasRoomBeside({ cover, sets, description }: Project): boolean {
  if (!cover || sets.some(isFullSet)) return false
  return isUpright(cover) || description.length <= BESIDE
}

function isUpright(photo: Photo | null): boolean {
  return photo !== null && photo.height > photo.width
}

function Invitation({ phone }: { phone: string | null | undefined }) {
  return (
    <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <QuoteLink href={`#${QUOTE_ID}`}>Get Free Quote</QuoteLink>
      <PhoneLink phone={phone} />
    </p>
  )
}

function ProjectReviews({ reviews }: { reviews: Review[] }) {
  if (reviews.length === 0) return null
  return (
    <section aria-label="What our customer says" className="wrap mt-12 lg:mt-16">
      <ul className="space-y-10 border-bar border-y py-8 lg:py-12">
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewFigure review={review} isLarge />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Beside a column of words this long, a wide screen would stay empty. */
const TWO_COLUMNS = 4

function Description({ text, isWide }: { text: string; isWide?: boolean }) {
  const all = paragraphs(text)
  const isLong = isWide && all.length >= TWO_COLUMNS
  return (
    <div
      className={classNames(
        'max-w-[60ch] space-y-4',
        isLong && 'lg:max-w-none lg:columns-2 lg:gap-x-14',
      )}
    >
      {keyed(all).map(([key, paragraph]) => (
        <p key={key} className="break-inside-avoid whitespace-pre-line">
          {paragraph}
        </p>
      ))}
    </div>
  )
}

function Lead({ project }: { project: Project }) {
  return (
    <div className={isUpright(project.cover) ? undefined : 'w-full'}>
      <ProjectPicture id={project.id}>
        <LeadPicture project={project} />
      </ProjectPicture>
    </div>
  )
}

/** A comparison, else one large picture. */
function LeadPicture({ project }: { project: Project }) {
  if (project.sets.some(isFullSet)) return <ProjectComparison project={project} />
  const photo = project.cover
  if (!photo) return <NoImages project={project} />
  if (isUpright(photo)) {
    return (
      <GalleryPicture
        photo={photo}
        sizes={`(min-width: 48rem) 40rem, ${COLUMN_SIZES}`}
        className="aspect-(--shape) w-full md:h-[min(85dvh,40rem)] md:w-auto"
        priority
      />
    )
  }
  const beside = hasRoomBeside(project) ? '(min-width: 64rem) 68vw, ' : ''
  return (
    <div
      style={{ '--shape': photo.width / photo.height } as CSSProperties}
      className="mx-auto w-[min(100%,85dvh*var(--shape)+1.125rem)]"
    >
      <GalleryPicture
        photo={photo}
        sizes={`(min-width: 105rem) 100rem, ${beside}${COLUMN_SIZES}`}
        className="aspect-(--shape)"
        priority
      />
    </div>
  )
}

/** Paragraphs may repeat: their place makes the key. */
function keyed(texts: string[]): [string, string][] {
  return texts.map((text, index) => [`${index}`, text])
}

function NoImages({ project }: { project: Project }) {
  const { id, ownerId, status } = project
  return (
    <section aria-labelledby="no-images-title" className="pane p-2">
      <div className="relative h-56 lg:h-80">
        <KindDrawing {...project} />
      </div>
      <div className="p-5">
        <h2 id="no-images-title" className="text-h3">
          No Images Yet
        </h2>
        <p className="mt-1 text-slate">
          {status === 'completed'
            ? "We haven't added any photos of this project yet."
            : "We'll add photos as the work progresses."}
        </p>
        <OwnerAddImages projectId={id} ownerId={ownerId} />
      </div>
    </section>
  )
}
