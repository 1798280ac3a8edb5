'use client'

import { FormMessage } from '@/components/forms/action-form'
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
        <ProjectFields values={editor.values} errors={save.errors} />
        <ProjectSets
          projectId={editor.projectId}
          saved={project?.sets ?? []}
          setIds={editor.setIds}
        />
        <ProgressPhotos saved={project?.progress ?? []} />
        <ProjectVideosSection saved={project?.videos ?? []} />
        <FormMessage state={{ status: 'error', message: save.errors.form }} />
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
