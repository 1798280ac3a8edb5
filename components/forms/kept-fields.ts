import { toast } from '@/components/ui/toast'
import { encodeFlash, FLASH_COOKIE, flashCookieOptions } from '@/lib/flash'
import { signInFrom } from '@/lib/routes'
import { KEPT } from './kept'
import { leaveTo } from './leave'

interface Kept {
  /** Page and form that they belong to. */
  page: string
  form: string
  at: number
  fields: [string, string][]
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const AN_HOUR_MS = 60 * 60 * 1000

/** Keeps what was typed, never a password or a file, and leads to the sign-in page and back. */
export async function keepAndSignIn(
  form: HTMLFormElement,
  data: FormData,
  message?: string,
): Promise<never> {
  const fields: [string, string][] = []
  for (const [name, value] of data) {
    if (typeof value === 'string' && !isSecret(form, name)) fields.push([name, value])
  }
  const kept: Kept = { page: here(), form: nameOf(form), at: Date.now(), fields }
  try {
    sessionStorage.setItem(KEPT, JSON.stringify(kept))
  } catch (error) {
    console.error(error)
  }
  return signInAgain(message)
}

/** To the sign-in page and back here; the message is told there. */
export function signInAgain(message?: string): Promise<never> {
  if (message) leaveFlash(message)
  return leaveTo(signInFrom(here() + window.location.hash))
}

/** Fills a form with what was kept for it, if anything was. */
export function giveBack(form: HTMLFormElement): void {
  const kept = read()
  if (kept?.page !== here() || kept.form !== nameOf(form)) return
  sessionStorage.removeItem(KEPT)
  if (Date.now() - kept.at > AN_HOUR_MS) return
  const values = new Map(kept.fields)
  for (const control of controlsOf(form)) {
    if (control.type === 'password' || control.type === 'file') continue
    if (control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)) {
      const wanted = kept.fields.some(
        ([name, value]) => name === control.name && value === control.value,
      )
      if (control.checked !== wanted) control.click()
    } else {
      const value = values.get(control.name)
      if (value !== undefined && value !== control.value) type(control, value)
    }
  }
  form.scrollIntoView({ block: 'center' })
  toast({ kind: 'success', message: 'What you typed is back. It is not saved yet.' })
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

function read(): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT) ?? 'null') as Kept | null
  } catch {
    return null
  }
}

function leaveFlash(message: string): void {
  const { path, maxAge, sameSite } = flashCookieOptions
  const value = encodeFlash({ kind: 'error', message })
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `${FLASH_COOKIE}=${value}; path=${path}; max-age=${maxAge}; samesite=${sameSite}`
}
