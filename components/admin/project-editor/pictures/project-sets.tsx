'use client'

import { deleteImageSet } from '@/lib/projects/actions'
import type { SavedSet } from '@/lib/projects/editor/edit-rows'
import { useEditor } from '../editor-context'
import { LineUp } from '../lining-up/line-up'
import { ProjectSection } from '../project-section'
import { AllAtOnce } from '../sorting/all-at-once'
import { SetSlot } from './chosen-file'
import { RemoveButton } from './remove-button'
import { SavedPictureCard } from './saved-picture'

const types = ['before', 'after'] as const
/** Two empty halves fit beside each other on a phone; a picture takes its whole width. */
const halvesGrid = 'grid grid-cols-2 gap-x-3 gap-y-6 max-sm:has-data-filled:grid-cols-1 sm:gap-x-4'

/** Saved sets, and three new ones each time (specification §2). */
export function ProjectSets({ saved }: { saved: SavedSet[] }) {
  const { projectId, setIds, files, hasTray } = useEditor().state
  // A file was added to a set whose last picture has been deleted since.
  const emptied = files.flatMap(({ setId, type }) =>
    setId && type !== 'video' && !saved.some(({ id }) => id === setId) ? [setId] : [],
  )
  const newIds = [...new Set([...setIds, ...emptied])]
  return (
    <ProjectSection
      id="sets"
      title="Before and after"
      hint="Each set shows the same view before and after the work. One photo is enough to start."
    >
      <AllAtOnce savedCount={saved.length} />
      <ul className="*:border-bar *:border-t *:py-6 *:first:border-t-0 *:first:pt-0 *:last:pb-0">
        {saved.map((set, index) => (
          <li key={set.id}>
            <SavedSetCard projectId={projectId} set={set} number={index + 1} />
          </li>
        ))}
        {newIds.map((setId, index) => {
          // The photos that wait above may go here.
          if (hasTray && !files.some((file) => file.setId === setId)) return null
          const number = saved.length + index + 1
          return (
            <li key={setId}>
              <h3 className="mb-3 text-lg">
                Set {number}
                {saved.length > 0 && <span className="font-normal text-slate"> (new)</span>}
              </h3>
              <div className={halvesGrid}>
                {types.map((type) => (
                  <SetSlot
                    key={type}
                    type={type}
                    setId={setId}
                    of={`${type} image of set ${number}`}
                  />
                ))}
              </div>
              <LineUp set={{ id: setId, pictures: [] }} number={number} />
            </li>
          )
        })}
      </ul>
    </ProjectSection>
  )
}

function SavedSetCard({
  projectId,
  set,
  number,
}: {
  projectId: string
  set: SavedSet
  number: number
}) {
  const heading = `set-${set.id}`
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h3 id={heading} tabIndex={-1} className="text-lg outline-none">
          Set {number}
        </h3>
        <RemoveButton
          title="Delete Set"
          which={String(number)}
          question={`Are you sure you want to delete set ${number} with its pictures? This action cannot be undone.`}
          remove={() => deleteImageSet({ projectId, setId: set.id })}
          failure="Failed to delete image set"
          beside="sets-title"
        />
      </div>
      <div className={halvesGrid}>
        {types.map((type) => {
          const pictures = set.pictures.filter((picture) => picture.type === type)
          const of = `${type} image of set ${number}`
          return pictures.length > 0 ? (
            pictures.map((picture) => (
              <SavedPictureCard key={picture.id} picture={picture} of={of} beside={heading} />
            ))
          ) : (
            <SetSlot key={type} type={type} setId={set.id} of={of} />
          )
        })}
      </div>
      <LineUp set={set} number={number} />
    </>
  )
}
