'use client'

import { useId } from 'react'
import { deleteImageSet } from '@/lib/projects/actions'
import { useEditor } from '../editor-context'
import { ComparisonStart } from '../lining-up/comparison-start'
import { LineUp } from '../lining-up/line-up'
import { Reorderable } from '../ordering/compact-list'
import { MoveControls } from '../ordering/move-controls'
import { isFilled, type ShownSet, shownSets } from '../ordering/shown-order'
import { type Ordering, useOrdering } from '../ordering/use-ordering'
import { ProjectSection } from '../project-section'
import { AllAtOnce } from '../sorting/all-at-once'
import { SetSlot } from './chosen-file'
import { RemoveButton } from './remove-button'
import { SavedPictureCard } from './saved-picture'

const types = ['before', 'after'] as const
/** On a phone a saved picture and open fields take the whole width. */
const halvesGrid =
  'grid grid-cols-2 gap-x-3 gap-y-6 max-sm:has-data-filled:grid-cols-1 max-sm:has-[details[open]]:grid-cols-1 sm:gap-x-4'

/** Saved sets, and three new ones each time (specification §2). */
export function ProjectSets() {
  const { state, project } = useEditor()
  const sets = shownSets(state, project)
  const ordering = useOrdering('sets', 'set')
  const picturesOf = (id: string) => {
    const set = sets.find((each) => each.id === id)
    return [...(set?.saved?.pictures ?? []), ...(set?.files ?? [])]
  }
  return (
    <ProjectSection
      id="sets"
      title="Before and after"
      hint="Each set shows the same view before and after the work. One photo is enough to start."
    >
      <AllAtOnce />
      <Reorderable ordering={ordering} picturesOf={picturesOf}>
        <ul className="*:border-bar *:border-t *:py-6 *:first:border-t-0 *:first:pt-0 *:last:pb-0">
          {sets.map((set, index) => {
            // The photos that wait above may go here.
            if (state.tray && !isFilled(set)) return null
            return (
              <li key={set.id}>
                <SetCard set={set} number={index + 1} ordering={ordering} />
              </li>
            )
          })}
        </ul>
      </Reorderable>
    </ProjectSection>
  )
}

interface SetCardProps {
  set: ShownSet
  number: number
  ordering: Ordering
}

function SetCard({ set: { id, saved }, number, ordering }: SetCardProps) {
  const { state, project } = useEditor()
  // Not from the set's id, which for a new set differs between server and browser.
  const heading = useId()
  return (
    <>
      <div className="mb-3 flex items-center justify-between gap-x-3 [&>button]:max-sm:px-2">
        <div className="flex items-center gap-2">
          <h3 id={heading} tabIndex={-1} className="text-lg outline-none">
            Set {number}
            {!saved && project && project.sets.length > 0 && (
              <span className="font-normal text-slate"> (new)</span>
            )}
          </h3>
          <MoveControls ordering={ordering} id={id} />
        </div>
        {saved && (
          <RemoveButton
            title="Delete Set"
            which={String(number)}
            question={`Are you sure you want to delete set ${number} with its pictures? This action cannot be undone.`}
            remove={() => deleteImageSet({ projectId: state.projectId, setId: id })}
            failure="Failed to delete image set"
            beside="sets-title"
          />
        )}
      </div>
      <div className={halvesGrid}>
        {types.map((type) => {
          const pictures = saved?.pictures.filter((picture) => picture.type === type) ?? []
          const of = `${type} image of set ${number}`
          return pictures.length > 0 ? (
            pictures.map((picture) => (
              <SavedPictureCard key={picture.id} picture={picture} of={of} beside={heading} />
            ))
          ) : (
            <SetSlot key={type} type={type} setId={id} of={of} />
          )
        })}
      </div>
      <LineUp set={saved ?? { id, pictures: [] }} number={number} />
      {saved && <ComparisonStart set={saved} number={number} />}
    </>
  )
}
