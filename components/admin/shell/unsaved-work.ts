import { useEffect } from 'react'
import { countOwnerDrafts } from '@/lib/owner-drafts'
import { countKeptFiles } from '@/lib/projects/editor/kept-files'
import { countSharedPhotos } from '@/lib/projects/editor/shared-photos'

/** What only the open page holds. */
interface OnPage {
  files: number
  hasText: boolean
}

/** Window event that collects it. */
const COLLECT = 'app:unsaved'

/** Counts files that are lost with this page. */
export function useUnsavedFiles(count: number): void {
  useEffect(
    () =>
      count === 0
        ? undefined
        : onCollect((page) => {
            page.files += count
          }),
    [count],
  )
}

/** Notes fields of this page that differ from what it showed. */
export function useTypedText(): void {
  useEffect(
    () =>
      onCollect((page) => {
        page.hasText = [...document.forms].some(hasTypedText)
      }),
    [],
  )
}

function onCollect(add: (page: OnPage) => void): () => void {
  const collect = (event: Event) => add((event as CustomEvent<OnPage>).detail)
  window.addEventListener(COLLECT, collect)
  return () => window.removeEventListener(COLLECT, collect)
}

/** Passwords are typed again anyway, files are counted as uploads, and a slider rounds what it shows. */
const NO_TEXT = ['password', 'file', 'range']

/** Not what was saved or searched for. A field outside of a form saves itself. */
export function hasTypedText(form: HTMLFormElement): boolean {
  return !form.closest('search, [data-saved]') && [...form.elements].some(isChanged)
}

function isChanged(field: Element): boolean {
  // React rewrites what the fields in it showed first, so their form compares them.
  if (field instanceof HTMLFieldSetElement) return field.dataset.changed !== undefined
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options]
    // Without a choice in its HTML it shows the first one.
    const shown = options.findLast(({ defaultSelected }) => defaultSelected) ?? options[0]
    return shown?.selected === false
  }
  if (!(field instanceof HTMLInputElement) || NO_TEXT.includes(field.type)) return false
  return ['checkbox', 'radio'].includes(field.type)
    ? field.checked !== field.defaultChecked
    : field.value !== field.defaultValue
}

/** Words for what signing out would remove, joined; undefined where that is nothing. */
export async function unsavedWork(): Promise<string | undefined> {
  const page: OnPage = { files: 0, hasText: false }
  window.dispatchEvent(new CustomEvent(COLLECT, { detail: page }))
  const projects = countOwnerDrafts('project')
  const notes = countOwnerDrafts('note')
  const [kept, shared] = await Promise.all([countKeptFiles(), countSharedPhotos()])
  const parts = [
    ...several(projects, 'an unsaved project', 'unsaved projects'),
    ...several(notes, 'an unsaved note', 'unsaved notes'),
    // A project's and a note's text is typed on the page too.
    ...(page.hasText && projects + notes === 0 ? ['what you typed'] : []),
    ...several(page.files + kept, 'an unsent photo or video', 'unsent photos or videos'),
    ...several(shared, 'a shared photo', 'shared photos'),
  ]
  return parts.length > 0 ? new Intl.ListFormat('en-GB').format(parts) : undefined
}

function several(count: number, one: string, more: string): string[] {
  if (count === 0) return []
  return [count === 1 ? one : `${count} ${more}`]
}
