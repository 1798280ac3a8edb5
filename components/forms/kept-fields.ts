import { toast } from '@/components/ui/toast'
import { KEPT } from './kept'
import { signInAgain } from './sign-in-again'

/** A press that the ended session turned away. */
export interface Undone {
  /** Told on the way back. */
  message: string
  /** A message whose deletion was to be taken back: by then nothing on the page offers it. */
  restore?: string
}

type Fields = [string, string][]

interface Kept {
  /** Where it belongs. */
  page: string
  at: number
  /** By the form's name: the one that was sent, and those that were typed into besides. */
  forms: Record<string, Fields>
  sent?: string
  undone?: Undone
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const AN_HOUR_MS = 60 * 60 * 1000

/** Keeps what was typed, never a password or a file, and leads to the sign-in page and back. */
export function keepAndSignIn(
  form: HTMLFormElement,
  data: FormData,
  message?: string,
): Promise<never> {
  const sent = nameOf(form)
  keep({ forms: { ...typedForms(), [sent]: fieldsOf(form, data) }, sent })
  return signInAgain(message)
}

/** Keeps what was typed beside the button that was pressed, and that it must be pressed again. */
export function signInToRepeat(undone: Undone, message?: string): Promise<never> {
  keep({ forms: typedForms(), undone })
  return signInAgain(message)
}

/** Keeps what was typed, where nothing was sent or pressed. */
export function signInKeepingTyped(): Promise<never> {
  keep({ forms: typedForms() })
  return signInAgain()
}

/** What was pressed here in vain, told once. */
export function takeUndone(): Undone | undefined {
  const kept = read()
  if (!kept?.undone) return undefined
  const { undone, ...others } = kept
  write(others)
  return undone
}

/** Fills a form with what was kept for it, if anything was. */
export function giveBack(form: HTMLFormElement): void {
  const kept = read()
  const name = nameOf(form)
  const fields = kept?.forms[name]
  if (!kept || !fields) return
  const { [name]: _, ...forms } = kept.forms
  write({ ...kept, forms })
  fill(form, fields)
  if (kept.sent === name) form.scrollIntoView({ block: 'center' })
  // Said for the last of them alone.
  if (Object.keys(forms).length > 0) return
  toast({ kind: 'success', message: "We kept what you typed. It isn't saved yet." })
}

function fill(form: HTMLFormElement, fields: Fields): void {
  const values = new Map(fields)
  for (const control of controlsOf(form)) {
    if (control.type === 'password' || control.type === 'file') continue
    if (control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)) {
      const wanted = fields.some(
        ([name, value]) => name === control.name && value === control.value,
      )
      if (control.checked !== wanted) control.click()
    } else {
      const value = values.get(control.name)
      if (value !== undefined && value !== control.value) type(control, value)
    }
  }
}

/** As if it had been typed, so that whatever follows the field's value does so now. */
function type(control: Control, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(
    control,
    value,
  )
  control.dispatchEvent(new Event('input', { bubbles: true }))
  control.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Forms with words in them that are not saved. */
function typedForms(): Kept['forms'] {
  const forms = [...document.querySelectorAll<HTMLFormElement>('form[data-typed]')]
  return Object.fromEntries(forms.map((form) => [nameOf(form), fieldsOf(form, new FormData(form))]))
}

function fieldsOf(form: HTMLFormElement, data: FormData): Fields {
  const fields: Fields = []
  for (const [name, value] of data) {
    if (typeof value === 'string' && !isSecret(form, name)) fields.push([name, value])
  }
  return fields
}

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement,
  )
}

function isSecret(form: HTMLFormElement, name: string): boolean {
  return controlsOf(form).some((control) => control.name === name && control.type === 'password')
}

const here = () => window.location.pathname + window.location.search
const nameOf = (form: HTMLFormElement) => form.getAttribute('aria-label') ?? ''

function keep(what: Pick<Kept, 'forms' | 'sent' | 'undone'>): void {
  write({ page: here(), at: Date.now(), ...what })
}

/** Of this page and of the last hour, or nothing. */
function read(): Kept | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEPT) ?? 'null') as Kept | null
    if (!kept || kept.page !== here()) return undefined
    if (Date.now() - kept.at < AN_HOUR_MS) return kept
    sessionStorage.removeItem(KEPT)
  } catch (error) {
    console.error(error)
  }
  return undefined
}

function write(kept: Kept): void {
  try {
    if (kept.undone || Object.keys(kept.forms).length > 0) {
      sessionStorage.setItem(KEPT, JSON.stringify(kept))
    } else sessionStorage.removeItem(KEPT)
  } catch (error) {
    console.error(error)
  }
}
