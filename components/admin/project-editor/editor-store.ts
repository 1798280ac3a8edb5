import type { ActionState } from '@/lib/action-state'
import type { ProjectToEdit } from '@/lib/projects/editor/edit-rows'
import type { ProjectField, ProjectValues } from '@/lib/projects/editor/form-values'
import {
  type Captions,
  type ChosenFile,
  captionTexts,
  NOT_SENT,
} from '@/lib/projects/editor/media-list'
import type { Order } from '@/lib/projects/editor/order'
import { type Proposed, withProposal } from '@/lib/projects/editor/proposal'
import { onceReady, refused, trySave, without } from './editor-saving'
import type { EditorState } from './editor-state'
import type { LineUpEvent } from './lining-up/line-up-guess'
import { reduceLineUps } from './lining-up/line-up-guesses'
import type { Replacement } from './replacements'
import { withCaption, withoutFile, withSavedFiles } from './saved-files'

/** The project form as a pure reducer: what happened goes in, what to show and to save comes out. */

type Words = Captions[string]

export type EditorEvent =
  | { type: 'typed'; values: ProjectValues; field?: string }
  | { type: 'description-generated'; text: string }
  | { type: 'proposed'; proposed: Proposed }
  | { type: 'proposal-dismissed'; name: ProjectField }
  | { type: 'caption-changed'; picture: Words & { id: string }; words: Words }
  | { type: 'file-words-changed'; id: string; words: Words }
  | { type: 'files-chosen'; files: readonly ChosenFile[]; insteadOf?: string }
  | { type: 'file-removed'; id: string }
  | { type: 'project-shown'; project: ProjectToEdit }
  | { type: 'cover-chosen'; id: string | undefined }
  | { type: 'put-in-order'; order: Order }
  | LineUpEvent
  | { type: 'uploads-changed'; uploads: EditorState['uploads'] }
  | { type: 'draft-asked' | 'draft-unanswered' }
  | { type: 'draft-checked'; uploadIds: readonly string[]; savedIds: readonly string[] }
  | { type: 'draft-stored'; isKept: boolean }
  | { type: 'replacement-started'; imageId: string; uploadId: string; formerId: string }
  | { type: 'replacement-sent' | 'replaced'; imageId: string }
  | { type: 'replacement-retried'; uploadId: string }
  | { type: 'replacement-failed'; imageId: string; problem: string }
  | { type: 'save-pressed'; values: ProjectValues; isHidden?: boolean }
  | { type: 'refused'; answer: ActionState<unknown>; failure: string }
  | { type: 'mine-chosen' | 'stored-chosen'; name: string }
  | { type: 'caption-left-out'; imageId: string }
  | { type: 'tray-opened'; ids: readonly string[] }
  | { type: 'tray-arranged'; places: EditorState['trayPlaces'] }
  | { type: 'tray-closed' | 'ended' }

export function reduce(state: EditorState, event: EditorEvent): EditorState {
  switch (event.type) {
    case 'typed':
      return typed(state, event.values, event.field)
    case 'description-generated':
      return { ...state, generated: event.text }
    case 'proposed': {
      const taken = withProposal(state.values, state.own, state.proposed, event.proposed)
      const errors = without(state.errors, ...Object.keys(taken.proposed))
      return { ...state, ...taken, errors }
    }
    case 'proposal-dismissed': {
      const [begun = ''] = state.base[event.name] ?? []
      return typed(state, { ...state.values, [event.name]: begun }, event.name)
    }
    case 'caption-changed':
      return withCaption(state, event.picture, event.words)
    case 'file-words-changed': {
      const change = (file: ChosenFile) =>
        file.id === event.id ? { ...file, ...event.words } : file
      return { ...state, files: state.files.map(change) }
    }
    case 'files-chosen':
      return withFiles(state, event.files, event.insteadOf)
    case 'file-removed':
      return withoutFile(state, event.id)
    case 'project-shown':
      return withSavedFiles(state, event.project)
    case 'cover-chosen':
      return { ...state, cover: event.id }
    case 'put-in-order':
      return { ...state, order: { ...state.order, ...event.order } }
    case 'uploads-changed':
      return onceReady(withUploads(state, event.uploads))
    case 'draft-asked':
      return { ...state, draftCheck: 'asking' }
    case 'draft-unanswered':
      return { ...state, draftCheck: 'unanswered' }
    case 'draft-checked':
      return withCheckedDraft(state, event.uploadIds, event.savedIds)
    case 'draft-stored':
      return state.isKept === event.isKept ? state : { ...state, isKept: event.isKept }
    case 'replacement-started': {
      const { uploadId, formerId } = event
      const started = { uploadId, formerId, problem: null, isSent: false }
      return { ...state, replacements: { ...state.replacements, [event.imageId]: started } }
    }
    case 'replacement-sent':
      return withReplacement(state, event.imageId, { isSent: true })
    case 'replacement-retried':
      return retried(state, event.uploadId)
    case 'replacement-failed':
      return onceReady(withReplacement(state, event.imageId, { problem: event.problem }))
    case 'replaced':
      return onceReady({ ...state, replacements: without(state.replacements, event.imageId) })
    case 'save-pressed':
      return state.phase === 'idle'
        ? trySave({ ...state, values: event.values, isHidden: event.isHidden ?? false })
        : state
    case 'refused':
      return refused({ ...state, phase: 'idle' }, event.answer, event.failure)
    case 'mine-chosen':
      return decided(state, event.name)
    case 'stored-chosen':
      return decided(withText(state, event.name, state.stored[event.name] ?? ''), event.name)
    case 'caption-left-out': {
      const names = Object.keys(captionTexts({ [event.imageId]: { caption: '', date: '' } }))
      const captions = without(state.captions, event.imageId)
      return { ...state, captions, stored: without(state.stored, ...names) }
    }
    case 'tray-opened':
      return { ...state, tray: event.ids, errors: without(state.errors, 'tray') }
    case 'tray-arranged':
      return { ...state, trayPlaces: event.places }
    case 'tray-closed':
      return { ...state, tray: null, trayPlaces: {}, errors: without(state.errors, 'tray') }
    case 'ended':
      return { ...state, isOver: true }
    default:
      return reduceLineUps(state, event)
  }
}

function typed(state: EditorState, values: ProjectValues, field?: string): EditorState {
  if (!field) return { ...state, values }
  const own = state.own.includes(field) ? state.own : [...state.own, field]
  const proposed = without(state.proposed as Record<string, string>, field)
  return { ...state, values, own, proposed, errors: without(state.errors, field) }
}

function withFiles(
  state: EditorState,
  files: readonly ChosenFile[],
  insteadOf?: string,
): EditorState {
  const others = state.files.filter(({ id }) => id !== insteadOf)
  const cover = insteadOf && insteadOf === state.cover ? files[0]?.id : state.cover
  const inPlace = (id: string) => (id === insteadOf ? (files[0]?.id ?? id) : id)
  const order = { ...state.order, progress: state.order.progress?.map(inPlace) }
  return { ...state, files: [...others, ...files], cover, order }
}

/** What is on the page is saved over the stored text. */
function decided(state: EditorState, name: string): EditorState {
  const base = { ...state.base, [name]: [state.stored[name] ?? ''] }
  return { ...state, base, stored: without(state.stored, name) }
}

function withText(state: EditorState, name: string, text: string): EditorState {
  const [, part, id = ''] = /^(caption|date)-(.*)$/.exec(name) ?? []
  if (!part) {
    const errors = without(state.errors, name)
    return { ...state, errors, values: { ...state.values, [name]: text } }
  }
  const words = state.captions[id]
  if (words) return { ...state, captions: { ...state.captions, [id]: { ...words, [part]: text } } }
  const change = (file: ChosenFile) => (file.id === id ? { ...file, [part]: text } : file)
  return { ...state, files: state.files.map(change) }
}

function withReplacement(state: EditorState, imageId: string, change: Partial<Replacement>) {
  const known = state.replacements[imageId]
  if (!known) return state
  return { ...state, replacements: { ...state.replacements, [imageId]: { ...known, ...change } } }
}

function retried(state: EditorState, uploadId: string): EditorState {
  const imageId = Object.keys(state.replacements).find(
    (id) => state.replacements[id]?.uploadId === uploadId,
  )
  return imageId ? withReplacement(state, imageId, { isSent: false, problem: null }) : state
}

/** Follows the upload queue, where a file may also be removed. */
function withUploads(state: EditorState, uploads: EditorState['uploads']): EditorState {
  const items = new Map(uploads.items.map((item) => [item.id, item]))
  const files = state.files.flatMap((file) => {
    const item = items.get(file.id)
    if (!item) return file.lost ? [file] : []
    const { size, posterId } = item
    return [size === file.size && posterId === file.posterId ? file : { ...file, size, posterId }]
  })
  const isSame = files.length === state.files.length && files.every((f, i) => f === state.files[i])
  const removed = Object.keys(state.replacements).filter(
    (imageId) => !items.has(state.replacements[imageId]?.uploadId ?? ''),
  )
  const replacements = without(state.replacements, ...removed)
  return { ...state, uploads, replacements, files: isSame ? state.files : files }
}

/** The draft's files return; those that the server does not have must be chosen again. */
function withCheckedDraft(
  state: EditorState,
  uploadIds: readonly string[],
  savedIds: readonly string[],
): EditorState {
  const files = state.unchecked
    .filter(({ id }) => !savedIds.includes(id))
    .map((file) => ({
      ...file,
      lost: uploadIds.includes(file.id) ? null : (file.lost ?? NOT_SENT),
    }))
  return { ...state, draftCheck: 'done', unchecked: [], files: [...files, ...state.files] }
}
