'use client'

import { FormMessage } from '@/components/forms/action-form'
import { Button } from '@/components/ui/button'
import { ConflictSummary } from './conflict-summary'
import { DraftNotice } from './draft-notice'
import { LeaveDialogs } from './leave-dialogs'
import { ProjectFilesProvider } from './project-context'
import { ProjectFields } from './project-fields'
import { ProgressPhotos, ProjectVideosSection } from './project-other-media'
import { ProjectSets } from './project-sets'
import { Blockers, SaveBar } from './save-bar'
import { type ProjectEditorProps, useProjectEditor } from './use-project-editor'

/** One form for creating and editing. */
export function ProjectEditor(props: ProjectEditorProps) {
  const { project, draft, onDiscard } = props
  const editor = useProjectEditor(props)
  const { save } = editor
  const { conflicts } = editor.files
  return (
    <ProjectFilesProvider files={editor.files}>
      {draft && <DraftNotice onDiscard={() => onDiscard(editor.giveUp())} />}
      <form
        ref={editor.form}
        noValidate
        action={save.submit}
        onReset={(event) => event.preventDefault()}
        onInput={editor.heard}
        className="grid gap-6"
        aria-label={project ? 'Edit project' : 'New project'}
      >
        <ConflictSummary conflicts={conflicts} />
        <ProjectFields values={editor.values} errors={{ ...conflicts.errors, ...save.errors }} />
        <ProjectSets
          projectId={editor.projectId}
          saved={project?.sets ?? []}
          setIds={editor.setIds}
        />
        <ProgressPhotos saved={project?.progress ?? []} />
        <ProjectVideosSection saved={project?.videos ?? []} />
        <FormMessage state={{ status: 'error', message: save.errors.form }} />
        {save.isDeleted && (
          <div
            data-refusal
            tabIndex={-1}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-control border-blue border-l-4 bg-blue-tint px-4 py-3"
          >
            <p>
              Your text is still here.{' '}
              {editor.isKept
                ? "You'll need to choose photos and videos again."
                : 'Copy what you need before you leave.'}
            </p>
            {editor.isKept && (
              <Button variant="secondary" onClick={editor.saveAsNew}>
                Save as a new project
              </Button>
            )}
          </div>
        )}
        <Blockers blockers={save.blockers} />
        <SaveBar
          label={project ? 'Save Changes' : 'Create Project'}
          phase={save.phase}
          busy={editor.busy}
          cancel={
            <LeaveDialogs
              guard={editor.guard}
              slug={project?.slug}
              isDirty={editor.isDirty}
              isKept={editor.isKept}
              onGiveUp={editor.giveUp}
            />
          }
        />
      </form>
    </ProjectFilesProvider>
  )
}
