'use client'

import {
  type FormEvent,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { useUnsavedFiles } from '@/components/admin/shell/unsaved-work'
import { useRefresh } from '@/components/admin/shell/use-refresh'
import { FormMessage } from '@/components/forms/action-form'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import type { Draft } from '@/lib/projects/editor/draft'
import { readValues } from '@/lib/projects/editor/form-values'
import { discardForm } from './discard-form'
import { DraftNotice, UncheckedSave } from './draft-notice'
import { EditorContext, useEditor } from './editor-context'
import { EditorDriver, type EditorSettings } from './editor-driver'
import { isDirty, isOnlyHere } from './editor-state'
import { ConflictSummary } from './fields/conflicts'
import { ProjectFields } from './fields/project-fields'
import { LeaveDialogs } from './leave-dialogs'
import { ProgressPhotos, ProjectVideosSection } from './pictures/project-other-media'
import { ProjectSets } from './pictures/project-sets'
import { busyOf } from './replacements'
import { Blockers, SaveBar, SHOWN_TO } from './save-bar'
import { withoutRemoved } from './saved-files'
import { useLeaveGuard } from './use-leave-guard'

type ProjectEditorProps = Omit<EditorSettings, 'refresh'> & {
  draft: Draft | undefined
  /** @param uploadIds files that nothing will use any more */
  onDiscard: (uploadIds: string[]) => void
}

const STOPPED = 'You left during an upload, so it stopped. The project is not saved.'
const DRAFT_KEPT = 'Your text and the uploaded files are kept on this device.'

/** One form for creating and editing. */
export function ProjectEditor({ draft, onDiscard, ...props }: ProjectEditorProps) {
  const refresh = useRefresh()
  const form = useRef<HTMLFormElement>(null)
  const [editor] = useState(() => new EditorDriver({ ...props, refresh }, draft))
  const state = useSyncExternalStore(editor.subscribe, editor.getSnapshot, editor.getSnapshot)
  const project = useMemo(
    () => props.project && withoutRemoved(props.project, state.removed),
    [props.project, state.removed],
  )
  const editing = useMemo(() => ({ state, editor, project }), [state, editor, project])
  const busy = busyOf(state)
  const isChanged = isDirty(state)
  const stopped = isChanged && state.isKept ? `${STOPPED} ${DRAFT_KEPT}` : STOPPED
  useUnsavedFiles(state.uploads.items.filter((item) => isOnlyHere(item, state)).length)
  const guard = useLeaveGuard(
    isChanged || busy > 0 || state.tray !== null,
    busy > 0 ? stopped : null,
  )

  useEffect(() => editor.configure({ ...props, project, refresh }))
  useEffect(() => {
    if (form.current) editor.open(readValues(form.current))
    return () => editor.close()
  }, [editor])
  useFocusOnRefusal(form, state.refusals)

  const typed = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    const field =
      target instanceof HTMLElement && 'name' in target ? String(target.name) : undefined
    editor.dispatch({ type: 'typed', values: readValues(currentTarget), field })
  }
  const save = (isHidden: boolean) => {
    if (!form.current) return
    editor.dispatch({ type: 'save-pressed', values: readValues(form.current), isHidden })
  }
  const unpublishing = useUnpublishQuestion(() => save(true))
  const press = (posted: FormData) => {
    const isHidden = posted.get(SHOWN_TO) === 'owner'
    if (isHidden && project?.is_hidden === false && state.phase === 'idle') unpublishing.ask()
    else save(isHidden)
  }
  const discard = async () => {
    const uploadIds = await discardForm(editor, project)
    if (uploadIds) guard.open()
    return uploadIds
  }
  return (
    <EditorContext value={editing}>
      {draft && <DraftNotice discard={discard} onDiscarded={onDiscard} />}
      <form
        ref={form}
        noValidate
        action={press}
        onReset={(event) => event.preventDefault()}
        onInput={typed}
        className="grid gap-6"
        aria-label={project ? 'Edit project' : 'New project'}
      >
        <ConflictSummary />
        <ProjectSets />
        <ProgressPhotos />
        <ProjectFields />
        <ProjectVideosSection saved={project?.videos ?? []} />
        <FormMessage state={{ status: 'error', message: state.errors.form }} />
        {!draft && <UncheckedSave />}
        {state.isDeleted && <DeletedNotice />}
        <Blockers />
        <SaveBar
          project={project}
          busy={busy}
          cancel={
            <LeaveDialogs
              guard={guard}
              project={project}
              isDirty={isChanged || busy > 0}
              isKept={state.isKept}
              onDiscard={discard}
            />
          }
        />
      </form>
      {unpublishing.dialog}
    </EditorContext>
  )
}

/** Asks before a save takes a live project off the website. */
function useUnpublishQuestion(onConfirm: () => void) {
  const [isAsking, setAsking] = useState(false)
  const dialog = isAsking && (
    <ConfirmDialog
      title="Take it off the website?"
      message="Visitors can no longer see this project. Anyone who kept the address of one of its photos can open that photo until you delete it. Your changes are saved, and you can publish the project again at any time."
      confirmText="Unpublish"
      destructive
      onConfirm={() => {
        setAsking(false)
        onConfirm()
      }}
      onCancel={() => setAsking(false)}
    />
  )
  return { ask: () => setAsking(true), dialog }
}

function useFocusOnRefusal(form: RefObject<HTMLFormElement | null>, refusals: number): void {
  useEffect(() => {
    if (refusals === 0) return
    const first = (selector: string) => form.current?.querySelector<HTMLElement>(selector)
    ;(first('[data-refusal]') ?? first('[aria-invalid]'))?.focus()
  }, [form, refusals])
}

/** The project was deleted in another tab or on another device. */
function DeletedNotice() {
  const { state, editor } = useEditor()
  return (
    <div
      data-refusal
      tabIndex={-1}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-control border-blue border-l-4 bg-blue-tint px-4 py-3"
    >
      <p>
        Your text is still here.{' '}
        {state.isKept
          ? "You'll need to choose photos and videos again."
          : 'Copy what you need before you leave.'}
      </p>
      {state.isKept && (
        <Button variant="secondary" onClick={() => editor.saveAsNew()}>
          Save as a new project
        </Button>
      )}
    </div>
  )
}
