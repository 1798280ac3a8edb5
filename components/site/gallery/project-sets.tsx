import { SectionHeading } from '@/components/site/blocks/section-heading'
import { OwnerProjectSet } from '@/components/site/owner/owner-islands'
import { comparedPair, isFullSet } from '@/lib/projects/gallery'
import type { ImageSet, Photo, Project } from '@/lib/projects/schema'
import { GalleryPicture } from './gallery-picture'

/** Picture sets, numbered; every picture whole and 400 px high, on a phone as wide as it (specification §2). */
export function ProjectSets({ project, company }: { project: Project; company: string }) {
  const { sets, id, ownerId, slug, title, location } = project
  if (sets.length === 0) return null
  // One object, so that it stands once in the page.
  const work = { slug, title, location, company }
  return (
    <section aria-labelledby="sets-title" className="wrap pt-16 lg:pt-24">
      <SectionHeading
        id="sets-title"
        title={sets.some(({ before }) => before) ? 'Before and after' : 'The finished work'}
      />
      <ol className="space-y-12 lg:space-y-16">
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

/** Side by side where both fit: two landscape photos take the right margin too. */
function SetOfPictures({ set: { before, after } }: { set: ImageSet }) {
  return (
    <div className="flex flex-wrap items-start xl:-mr-10">
      {before && <SetPhoto photo={before} word="Before" />}
      {after && <SetPhoto photo={after} word="After" />}
    </div>
  )
}

/** The width of a landscape picture at that height. */
const SIZES = '(min-width: 48rem) 37.5rem, 92vw'

function SetPhoto({ photo, word }: { photo: Photo; word: 'Before' | 'After' }) {
  return (
    <figure className="-mt-px -mr-px max-w-full max-md:w-full md:w-min">
      <GalleryPicture
        photo={photo}
        word={word}
        sizes={SIZES}
        whole
        className="w-full md:h-100 md:w-auto"
      />
      {photo.caption && (
        <figcaption className="px-2 py-2.5 text-base text-slate">{photo.caption}</figcaption>
      )}
    </figure>
  )
}
