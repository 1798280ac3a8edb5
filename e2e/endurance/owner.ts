import { randomUUID } from 'node:crypto'
import { type Browser, expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import type { ActionState } from '../../lib/action-state'
import type { UploadTarget } from '../../lib/media/actions'
import type { UploadPurpose } from '../../lib/media/purpose'
import { stageUpload } from '../../tests/stage-upload'
import { SignInPage } from '../pages/sign-in-page'
import { rig } from './rig'
import { actionId, callAction } from './server-action'
import type { Stack } from './stack'

/** Signs the owner in, in a browser of their own. */
export async function signedInOwner(browser: Browser, stack: Stack): Promise<Page> {
  const context = await browser.newContext({ baseURL: rig.siteUrl })
  const page = await context.newPage()
  const signIn = new SignInPage(page)
  await signIn.open()
  await signIn.submit(stack.owner.email, stack.owner.password)
  await expect(page).toHaveURL(/\/dashboard$/)
  return page
}

export interface Project {
  id: string
  title: string
  media: { id: string; upload: string }[]
}

interface Sent {
  id: string
  /** None for a logo. */
  projectId: string | null
  purpose: UploadPurpose
  /** A JPEG. */
  body: Buffer
}

const SEND_TIMEOUT_MS = 15_000

/** What the owner's browser asks of the site, without the browser around it. */
export async function officeOf(stack: Stack, owner: Page) {
  const cookies = await owner.context().cookies()
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')

  async function act<T>(name: string, path: string, input: unknown): Promise<ActionState<T>> {
    const id = actionId(stack.dist, name)
    const answer = await callAction<T>({ site: rig.siteUrl, path, id, input, cookie })
    return answer ?? { status: 'error', message: 'No answer' }
  }
  async function must<T>(name: string, path: string, input: unknown): Promise<T | undefined> {
    const { status, message, fieldErrors, data } = await act<T>(name, path, input)
    if (status !== 'success')
      throw new Error(`${name}: ${message} ${JSON.stringify(fieldErrors ?? {})}`)
    return data
  }

  const form = ({ id, title }: Pick<Project, 'id' | 'title'>, media: object[] = []) => ({
    id,
    title,
    location: 'Durham',
    start_date: '2026-03-01',
    completion_date: '2089-12-31',
    status: 'completed',
    description: 'Made and gone again.',
    has_windows: 'on',
    media: JSON.stringify(media),
    captions: '[]',
  })

  /** Announces, sends and has checked. May be repeated at any point, as the browser does. */
  async function upload({ id, projectId, purpose, body }: Sent): Promise<void> {
    const page = projectId ? '/projects/new' : '/dashboard/settings'
    const type = 'image/jpeg'
    const announced = { id, projectId, purpose, name: 'photo.jpg', type, size: body.byteLength }
    const target = await must<UploadTarget>('requestUpload', page, announced)
    if (target) await stageUpload(target, body, type, AbortSignal.timeout(SEND_TIMEOUT_MS))
    await must('finishUpload', page, { id, purpose })
  }

  return {
    must,
    cookie,
    form,
    upload,
    savePhone: (phone: string) =>
      must('saveContact', '/dashboard/settings', {
        contact_phone: phone,
        contact_email: 'hello@example.com',
        hours_note: '',
      }),
    async create(title: string, pictures = 0): Promise<Project> {
      const id = randomUUID()
      const set = randomUUID()
      const media: object[] = []
      for (const purpose of (['before', 'after'] as const).slice(0, pictures)) {
        const own = { caption: '', image_date: '', poster: null, image_set_id: set }
        const sent = { id: randomUUID(), projectId: id, purpose }
        await upload({ ...sent, body: await photo(media.length * 90 + 40) })
        media.push({ ...own, upload: sent.id, image_type: purpose })
      }
      await must('createProject', '/projects/new', form({ id, title }, media))
      return { id, title, media: [] }
    },
    rename: (project: Project, title: string) =>
      must('updateProject', `/projects/${project.id}/edit`, form({ id: project.id, title })),
    /** From the page of the project, where the button is. */
    remove: ({ id, title }: Project) => must('deleteProject', `/projects/${slugOf(title)}`, { id }),
  }
}

export type Office = Awaited<ReturnType<typeof officeOf>>

export const slugOf = (title: string) =>
  `${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-in-durham`

function photo(tone: number): Promise<Buffer> {
  const background = { r: tone, g: 120, b: 255 - tone }
  return sharp({ create: { width: 1200, height: 800, channels: 3, background } })
    .jpeg()
    .toBuffer()
}
