import type { ActionState } from '@/lib/action-state'
import { FILE_GONE } from '@/lib/media/words'
import { type Base, problemsOf, projectFields, withSent } from '@/lib/projects/editor/form-values'
import type { ChosenFile } from '@/lib/projects/editor/media-list'
import { blockersIn, type EditorState, textsIn } from './editor-state'
import { busyOf } from './replacements'
import { textsOfFiles } from './saved-files'

/** What a save does to the project form, and what a refused one says. */

const TRAY_OPEN = 'Choose “Use this” or “None of this” before you save.'

const FILES_UNCHECKED =
  "We haven't checked your files yet. Wait a moment, or press “Check again”, then save."

/** Saves, waits for uploads, or shows what is in the way. */
export function trySave(state: EditorState): EditorState {
  const problems = problemsOf(state.values, state.isHidden)
  const errors = {
    ...problems,
    ...(state.tray && { tray: TRAY_OPEN }),
    // A save without them would end the draft, and with it the files.
    ...(state.unchecked.length > 0 && { form: FILES_UNCHECKED }),
  }
  const isBlocked = blockersIn(state).length > 0
  if (isBlocked || Object.keys(errors).length > 0) {
    return { ...state, phase: 'idle', errors, isBlocked, refusals: state.refusals + 1 }
  }
  const clear = { ...state, errors, isBlocked }
  if (busyOf(state) > 0) return { ...clear, phase: 'waiting' }
  return { ...clear, phase: 'saving', base: withPosted(state) }
}

/** The save may succeed although no answer comes. */
function withPosted(state: EditorState): Base {
  const words = textsOfFiles(state.files)
  const unsaved = Object.fromEntries(Object.keys(words).map((name) => [name, ['']]))
  return withSent({ ...unsaved, ...state.base }, { ...textsIn(state), ...words })
}

export function onceReady(state: EditorState): EditorState {
  if (state.phase !== 'waiting') return state
  return busyOf(state) === 0 || blockersIn(state).length > 0 ? trySave(state) : state
}

export function refused(
  state: EditorState,
  { code, message, fieldErrors = {}, stored = {} }: ActionState<unknown>,
  failure: string,
): EditorState {
  const refusals = state.refusals + 1
  if (code === 'conflict') return { ...state, isDeleted: false, stored, refusals }
  const isDeleted = code === 'deleted'
  const next = { ...state, isDeleted, stored: isDeleted ? {} : state.stored }
  const isGone = ({ id }: ChosenFile) => id in fieldErrors
  if (state.files.some(isGone)) {
    const files = state.files.map((file) => (isGone(file) ? { ...file, lost: FILE_GONE } : file))
    return { ...next, files, isBlocked: true }
  }
  const isField = projectFields.some((name) => name in fieldErrors)
  const form = message ?? fieldErrors.form ?? (isField ? undefined : failure)
  return { ...next, errors: form ? { ...fieldErrors, form } : fieldErrors, refusals }
}

export function without<T>(record: Readonly<Record<string, T>>, ...names: (string | undefined)[]) {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)))
}
