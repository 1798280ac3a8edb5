import { SectionHeading } from '@/components/site/blocks/section-heading'
import { OwnerProjectSet } from '@/components/site/owner/owner-islands'
import { EmptyPane } from '@/components/ui/empty-pane'
import { isFullSet } from '@/lib/projects/gallery'
import type { ImageSet, Photo, Project } from '@/lib/projects/schema'
import { Comparison } from './comparison'
import { GalleryPicture } from './gallery-picture'

/** Before/after sets, numbered; every picture 400 px high (specification §2). */
export function ProjectSets({ project }: { project: Project }) {
  const { sets, id, ownerId } = project
  if (sets.length === 0) return null
  return (
    <section aria-labelledby="sets-title" className="wrap pt-16 lg:pt-24">
      <SectionHeading id="sets-title" title="Before and after" />
      <ol className="space-y-12 lg:space-y-20">
        {sets.map((set, index) => (
          <li key={set.id} aria-labelledby={`set-${index + 1}`}>
            <div className="mb-4 flex min-h-12 flex-wrap items-center justify-between gap-x-6 gap-y-2">
              <h3 id={`set-${index + 1}`} className="text-h3">
                Set {index + 1}
              </h3>
              <OwnerProjectSet projectId={id} ownerId={ownerId} setId={set.id} number={index + 1} />
            </div>
            <SetOfPictures set={set} label={`${project.title}, set ${index + 1}`} />
          </li>
        ))}
      </ol>
    </section>
  )
}

const HEIGHT = 'h-100'

function SetOfPictures({ set, label }: { set: ImageSet; label: string }) {
  if (!isFullSet(set)) return <HalfSet set={set} />
  return (
    <div className="grid grid-cols-2 items-start lg:grid-cols-4">
      <div className="pane col-span-2 -mt-px -mr-px p-2">
        <Comparison
          before={set.before}
          after={set.after}
          label={`${label}, before and after`}
          className={HEIGHT}
          sizes="(min-width: 64rem) 37.5rem, (min-width: 40rem) 95vw, 25rem"
        />
      </div>
      {/* A phone shows one, and the second's edge. */}
      <div className="snap-x snap-mandatory max-sm:col-span-2 max-sm:flex max-sm:overflow-x-auto max-sm:pt-px max-sm:*:w-10/12 max-sm:*:shrink-0 max-sm:*:snap-start sm:contents">
        <SetPhoto photo={set.before} word="Before" />
        <SetPhoto photo={set.after} word="After" />
      </div>
    </div>
  )
}

/** Names the missing half, so that a single picture looks intended. */
function HalfSet({ set: { before, after } }: { set: ImageSet }) {
  const photo = after ?? before
  if (!photo) return null
  return (
    <div className="grid items-start sm:grid-cols-2">
      <SetPhoto photo={photo} word={after ? 'After' : 'Before'} />
      <div className="pane relative -mt-px -mr-px p-2 max-sm:hidden">
        <div className={`relative overflow-hidden ${HEIGHT}`}>
          <EmptyPane />
        </div>
        <p className="absolute bottom-5 left-5 rounded-frame bg-white px-2.5 py-0.5 font-semibold text-sm text-slate">
          {after ? 'No before picture' : 'No after picture yet'}
        </p>
      </div>
    </div>
  )
}

/** The width of a landscape picture at that height. */
const SIZES = '(min-width: 40rem) 37.5rem, 25rem'

function SetPhoto({ photo, word }: { photo: Photo; word: 'Before' | 'After' }) {
  return (
    <figure className="-mt-px -mr-px">
      <GalleryPicture photo={photo} word={word} sizes={SIZES} className={HEIGHT} />
      {photo.caption && (
        <figcaption className="px-2 py-2.5 text-base text-slate">{photo.caption}</figcaption>
      )}
    </figure>
  )
}
