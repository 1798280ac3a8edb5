import { SectionHeading } from '@/components/site/blocks/section-heading'
import { OwnerProjectSet } from '@/components/site/owner/owner-islands'
import { classNames } from '@/components/ui/class-names'
import { comparedPair, isFullSet } from '@/lib/projects/gallery'
import type { ImageSet, Photo, Project } from '@/lib/projects/schema'
import { GalleryPicture } from './gallery-picture'

/** Picture sets, numbered; every picture whole and 400 px high (specification §2), sliding sideways on a phone. */
export function ProjectSets({ project, company }: { project: Project; company: string }) {
  const { sets, id, ownerId, slug, title, location } = project
  if (sets.length === 0) return null
  // One object, so that it stands once in the page.
  const work = { slug, title, location, company }
  return (
    <section aria-labelledby="sets-title" className="wrap pt-16 lg:pt-24">
      <SectionHeading id="sets-title" title={titleOf(sets)} />
      <ol className="-mt-3 grid grid-cols-1 gap-y-12 lg:-mt-7 lg:gap-y-16">
        {sets.map((set, index) => (
          <li key={set.id} aria-labelledby={`set-${index + 1}`}>
            <div className="mb-4 flex min-h-12 flex-wrap items-center justify-between gap-x-6 gap-y-2">
              <h3 id={`set-${index + 1}`} className="scroll-mt-28 text-h3">
                Set {index + 1}
              </h3>
              <OwnerProjectSet
                projectId={id}
                ownerId={ownerId}
                setId={set.id}
                number={index + 1}
                shared={isFullSet(set) ? { work, ...comparedPair(set) } : undefined}
              />
            </div>
            <SetOfPictures set={set} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function titleOf(sets: readonly ImageSet[]): string {
  if (!sets.some(({ before }) => before)) return 'The finished work'
  return sets.some(({ after }) => after) ? 'Before and after' : 'Before we started'
}

/** Side by side where both fit; two landscape photos do without their frames, which would not. */
function SetOfPictures({ set: { before, after } }: { set: ImageSet }) {
  const shapes = before && after ? shapeOf(before) + shapeOf(after) : 0
  const isTight = shapes > MOST_FRAMED && shapes <= MOST_BESIDE
  return (
    <div
      className={classNames(
        'flex flex-wrap items-start gap-y-6',
        shapes > 0 &&
          'max-md:grid max-md:grid-flow-col max-md:gap-x-2 max-lg:-mx-[clamp(1rem,4vw,2.5rem)] max-lg:auto-cols-[min(72vw,18rem)] max-lg:overflow-x-auto max-lg:px-[clamp(1rem,4vw,2.5rem)]',
        // A pixel or two over on each side, or a few more beside a scrollbar.
        isTight && 'xl:-mx-3 xl:gap-x-1',
      )}
    >
      {before && <SetPhoto photo={before} word="Before" isTight={isTight} />}
      {after && <SetPhoto photo={after} word="After" isTight={isTight} />}
    </div>
  )
}

/** In heights of 400 px: two pictures fit the page's 1200 px, and a hair more on each side. */
const MOST_BESIDE = 1204 / 400
/** With their frames. */
const MOST_FRAMED = (1185 - 2 * 18) / 400

const shapeOf = ({ width, height }: Photo) => width / height

/** The width of a landscape picture at that height; a phone shows most of one. */
const SIZES = '(min-width: 48rem) 37.5rem, (min-resolution: 2.5dppx) 48vw, 72vw'

interface SetPhotoProps {
  photo: Photo
  word: 'Before' | 'After'
  /** Side by side only without frames. */
  isTight: boolean
}

function SetPhoto({ photo, word, isTight }: SetPhotoProps) {
  return (
    <figure
      className={classNames('-mr-px max-w-full max-md:w-full md:w-min', isTight && 'xl:mr-0')}
    >
      <GalleryPicture
        photo={photo}
        word={word}
        sizes={SIZES}
        whole
        className="w-full md:h-100 md:w-auto"
        frameClass={isTight ? 'xl:border-0 xl:p-0' : undefined}
      />
      {photo.caption && (
        <figcaption
          className={classNames(
            'max-w-lead px-2 py-2.5 text-base text-slate',
            isTight && 'xl:px-0',
          )}
        >
          {photo.caption}
        </figcaption>
      )}
    </figure>
  )
}
