'use client'

import { createContext, useContext } from 'react'
import type { ProjectToEdit } from '@/lib/projects/editor/edit-rows'
import type { EditorDriver } from './editor-driver'
import type { EditorState } from './editor-state'

interface Editing {
  state: EditorState
  editor: EditorDriver
  /** As saved; undefined for a new one. */
  project: ProjectToEdit | undefined
}

export const EditorContext = createContext<Editing | null>(null)

/** The project form that is open: its state, and what changes it. */
export function useEditor(): Editing {
  const editing = useContext(EditorContext)
  if (!editing) throw new Error('useEditor must be used within a project form')
  return editing
}
