import { SectionHeading } from '@/components/site/blocks/section-heading'
import { OwnerProjectSet } from '@/components/site/owner/owner-islands'
import { classNames } from '@/components/ui/class-names'
import { PHONE_SIZES } from '@/lib/picture'
import { comparedPair, isFullSet } from '@/lib/projects/gallery'
import type { ImageSet, Photo, Project, ProjectStatus } from '@/lib/projects/schema'
import { GalleryPicture } from './gallery-picture'

interface ProjectSetsProps {
  project: Project
  company: string
}

/**
 * Picture sets, numbered; every picture whole, and 400 px high (specification §2) where there is room.
 */
export function ProjectSets({ project, company }: ProjectSetsProps) {
  const { sets, id, ownerId, slug, title, location, status } = project
  if (sets.length === 0) return null
  // One object, so that it stands once in the page.
  const work = { slug, title, location, company }
  return (
    <section
      aria-labelledby="sets-title"
      className="mt-12 border-bar border-t bg-white py-12 lg:mt-16 lg:py-16"
    >
      <div className="wrap">
        <SectionHeading id="sets-title" title={titleOf(sets, status)} />
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
      </div>
    </section>
  )
}

function titleOf(sets: readonly ImageSet[], status: ProjectStatus): string {
  if (!sets.some(({ before }) => before)) {
    return status === 'completed' ? 'The finished work' : 'The work so far'
  }
  return sets.some(({ after }) => after) ? 'Before and after' : 'Before we started'
}

/** Side by side where both fit; two landscape photos do without their frames, which would not. */
function SetOfPictures({ set }: { set: ImageSet }) {
  const { before, after } = set
  const isPair = Boolean(before && after)
  const isTight = isPair && shapesOf(set) > MOST_FRAMED && shapesOf(set) <= MOST_BESIDE
  const { layout, ...style } =
    isPair && Math.max(shapeOf(before), shapeOf(after)) < 1 ? uprightPair : single
  return (
    <div
      className={classNames(
        'items-start gap-y-6',
        layout,
        // Their row ends with the page's, if not quite by itself; on a wider page they stay together.
        shapesOf(set) > ALMOST_FULL ? 'max-w-306 justify-between' : 'gap-x-2 lg:gap-x-6',
        // A pixel or two over on each side, or a few more beside a scrollbar, until the page is wider.
        isTight && 'xl:-mx-3 xl:justify-center xl:gap-x-1 2xl:mx-0 2xl:justify-between',
      )}
    >
      {before && <SetPhoto photo={before} word="Before" isTight={isTight} {...style} />}
      {after && <SetPhoto photo={after} word="After" isTight={isTight} {...style} />}
    </div>
  )
}

/** Side by side; a tablet has no room for both at 400 px. */
const uprightPair = {
  layout: 'grid grid-cols-2 lg:flex',
  className: 'lg:w-min',
  pictureClass: 'lg:h-100 lg:w-auto',
  fullHeight: '(min-width: 64rem)',
  otherwise: '48vw',
}

const single = {
  layout: 'flex flex-wrap',
  className: 'max-md:w-full md:w-min',
  pictureClass: 'md:h-100 md:w-auto',
  fullHeight: '(min-width: 48rem)',
  otherwise: PHONE_SIZES,
}

/** In heights of 400 px: two pictures fit the page's 1200 px, and a hair more on each side. */
const MOST_BESIDE = 1204 / 400
/** With their frames. */
const MOST_FRAMED = (1185 - 2 * 18) / 400
/** Leaves less than a twelfth of the page. */
const ALMOST_FULL = 2.65

const shapesOf = ({ before, after }: ImageSet) => shapeOf(before) + shapeOf(after)

const shapeOf = (photo: Photo | null | undefined) => (photo ? photo.width / photo.height : 0)

interface SetPhotoProps {
  photo: Photo
  word: 'Before' | 'After'
  /** Side by side only without frames. */
  isTight: boolean
  className: string
  pictureClass: string
  /** From which screen on it is 400 px high. */
  fullHeight: string
  /** Its size on a narrower one. */
  otherwise: string
}

function SetPhoto(props: SetPhotoProps) {
  const { photo, word, isTight, className, pictureClass, fullHeight, otherwise } = props
  return (
    <figure className={classNames('-mr-px max-w-full', className, isTight && 'xl:mr-0')}>
      <GalleryPicture
        photo={photo}
        word={word}
        sizes={`${fullHeight} ${Math.ceil(400 * shapeOf(photo))}px, ${otherwise}`}
        whole
        className={`w-full ${pictureClass}`}
        frameClass={isTight ? 'xl:border-0 xl:p-0' : undefined}
      />
      {photo.caption && (
        <figcaption className="max-w-lead py-2.5 pr-2 text-base text-slate">
          {photo.caption}
        </figcaption>
      )}
    </figure>
  )
}
