'use client'

import { createContext, type ReactNode, useContext } from 'react'
import type { Uploads } from '@/components/admin/uploads/types'
import type { Captions } from '@/lib/projects/editor/media-list'
import type { Conflicts } from './use-conflicts'
import type { Placing } from './use-placed-files'
import type { Replacements } from './use-replacements'

interface ProjectFiles {
  uploads: Uploads
  placing: Placing
  replacements: Replacements
  /** Caption and date of saved pictures, where they were changed. */
  captions: Captions
  setCaption: (id: string, words: Captions[string]) => void
  conflicts: Conflicts
}

const FilesContext = createContext<ProjectFiles | null>(null)

/** Pictures and videos of the project that is being edited, for the sections that show them. */
export function ProjectFilesProvider({
  files,
  children,
}: {
  files: ProjectFiles
  children: ReactNode
}) {
  return <FilesContext value={files}>{children}</FilesContext>
}

export function useProjectFiles(): ProjectFiles {
  const files = useContext(FilesContext)
  if (!files) throw new Error('useProjectFiles must be used within a project form')
  return files
}
