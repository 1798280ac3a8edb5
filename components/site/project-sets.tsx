import { isFullSet } from '@/lib/projects/gallery'
import type { ImageSet, Photo, Project } from '@/lib/projects/schema'
import { Comparison } from './comparison'
import { GalleryPicture } from './gallery-picture'
import { SectionHeading } from './section-heading'

/** Before/after sets, numbered. The first full one is compared at the top of the page already. */
export function ProjectSets({ project }: { project: Project }) {
  const { sets } = project
  if (sets.length === 0) return null
  const compared = sets.find(isFullSet)?.id
  return (
    <section aria-labelledby="sets-title" className="wrap pt-16 lg:pt-24">
      <SectionHeading id="sets-title" title="Before and after" />
      <ol className="space-y-12 lg:space-y-20">
        {sets.map((set, index) => (
          <li key={set.id}>
            <SetOfPictures
              set={set}
              number={index + 1}
              title={project.title}
              withSlider={set.id !== compared}
            />
          </li>
        ))}
      </ol>
    </section>
  )
}

interface SetOfPicturesProps {
  set: ImageSet
  number: number
  title: string
  withSlider: boolean
}

const SIZES = '(min-width: 80rem) 37rem, (min-width: 40rem) 46vw, 92vw'

function SetOfPictures({ set, number, title, withSlider }: SetOfPicturesProps) {
  return (
    <>
      <h3 className="mb-4 text-h3">Set {number}</h3>
      <div className="grid sm:grid-cols-2">
        <SetPhoto photo={set.before} word="Before" />
        <SetPhoto photo={set.after} word="After" />
        {withSlider && isFullSet(set) && (
          <div className="pane -mt-px -mr-px p-2 sm:col-span-2">
            <Comparison
              before={set.before}
              after={set.after}
              label={`${title}, set ${number}, before and after`}
              className="aspect-3/2 lg:aspect-2/1"
            />
          </div>
        )}
      </div>
    </>
  )
}

function SetPhoto({ photo, word }: { photo: Photo | null; word: 'Before' | 'After' }) {
  if (!photo) return null
  return (
    <figure className="-mt-px -mr-px">
      <GalleryPicture
        photo={photo}
        word={word}
        sizes={SIZES}
        className="aspect-3/2 sm:aspect-auto sm:h-100"
      />
      {photo.caption && (
        <figcaption className="px-2 py-2.5 text-base text-slate">{photo.caption}</figcaption>
      )}
    </figure>
  )
}
