import { randomUUID } from 'node:crypto'
import { startSmtpServer } from '@/tools/embedded-backend/smtp'
import { tell } from '@/tools/test-runner/dose'
import { killedAfter, struckAt } from '../../line'
import { type OwnBackend, onOwnBackend } from '../../own-backend'
import type { Person } from '../../people'

// Jest cannot load the package that writes the XML; this test is about how the copy is stored.
jest.mock('@/lib/seo/sitemap', () => ({
  sitemapXml: (projects: { slug: string }[]) =>
    `<urlset>${projects.map(({ slug }) => `<loc>${slug}</loc>`).join('')}</urlset>`,
}))

const mails: string[] = []
let at: OwnBackend
let owner: Person
let door: Awaited<ReturnType<typeof startSmtpServer>>

beforeAll(async () => {
  const mailbox = { store: async ({ subject }: { subject: string }) => void mails.push(subject) }
  door = await startSmtpServer(mailbox)
  process.env.SMTP_URL = door.url
  process.env.SMTP_FROM = 'Website <website@example.com>'
  at = await onOwnBackend()
  owner = await at.newOwner()
  at.signIn(owner)
  // Failures are logged on purpose.
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
}, 120_000)
afterAll(async () => {
  door.close()
  await at.stop()
})

/** Stores an enquiry with its mail in the outbox. */
async function arrive(): Promise<{ id: string; name: string }> {
  const enquiry = { id: randomUUID(), name: `Visitor ${randomUUID()}` }
  const email = `${enquiry.id}@example.com`
  const { error } = await at
    .server()
    .from('contact_forms')
    .insert({ ...enquiry, email, project_type: 'custom', message: 'Two doors.' })
  if (error) throw error
  return enquiry
}

const outboxOf = async (id: string) =>
  (await at.server().from('outbox').select('sent_at').eq('contact_form_id', id)).data ?? []

const mailsAbout = (name: string) => mails.filter((subject) => subject.includes(name)).length

it('sends every mail at least once, and none again that is recorded as sent', async () => {
  const { sendDueNotifications } =
    jest.requireActual<typeof import('@/lib/enquiries/notify')>('@/lib/enquiries/notify')
  const send = () => sendDueNotifications()

  /** Makes one mail's sending fail, then lets the two minutes pass. */
  async function aftermath(wrong: () => Promise<unknown>): Promise<number> {
    const { id, name } = await arrive()
    await wrong()
    const before = await outboxOf(id)
    expect(before).toHaveLength(1)
    const isNoted = before[0]?.sent_at !== null
    if (isNoted) expect(mailsAbout(name)).toBe(1)
    const due = { next_attempt_at: new Date(0).toISOString() }
    await at.server().from('outbox').update(due).is('sent_at', null)
    await send()
    expect((await outboxOf(id))[0]?.sent_at).not.toBeNull()
    const count = mailsAbout(name)
    expect(count).toBeGreaterThanOrEqual(1)
    expect(count).toBeLessThanOrEqual(isNoted ? 1 : 2)
    await send()
    expect(mailsAbout(name)).toBe(count)
    return count
  }

  await arrive()
  const { asked } = await killedAfter(Number.POSITIVE_INFINITY, send)
  let doubled = 0
  for (let step = 0; step <= asked; step += 1)
    doubled += (await aftermath(() => killedAfter(step, send))) - 1
  // The moment between sending and recording was met.
  expect(doubled).toBeGreaterThan(0)
  for (let request = asked; request > 0; request -= 1)
    await aftermath(() => struckAt(request, request, at.kill, send))
  tell({
    row: 'mails to the owner, killed between sending and noting it',
    did: `site cut off at each of ${asked} steps, backend killed in each of them`,
    found: 'each sent, none again once noted; twice only between the two',
  })
}, 300_000)

it('leaves settings unchanged or saved', async () => {
  const { saveCompany } =
    jest.requireActual<typeof import('@/lib/profile/actions')>('@/lib/profile/actions')
  const pair = (word: string) => ({ company_name: word, registered_name: word })
  const unset = { registered_number: '', registered_address: '' }
  let last = 'First'
  expect(await saveCompany({ ...pair(last), ...unset })).toMatchObject({ status: 'success' })
  const kills = 12
  for (let turn = 0; turn < kills; turn += 1) {
    const next = `Turn ${turn}`
    let said: string | undefined
    await struckAt(1, turn * 3, at.kill, async () => {
      said = (await saveCompany({ ...pair(next), ...unset })).status
    })
    const { data } = await at
      .server()
      .from('profiles')
      .select('company_name, registered_name')
      .single()
    expect([pair(last), pair(next)]).toContainEqual(data)
    if (said === 'success') expect(data).toEqual(pair(next))
    last = data?.company_name ?? ''
  }
  tell({
    row: 'settings saved while the backend is killed',
    did: `${kills} saves`,
    found: 'old state or new one; what was acknowledged is there',
  })
}, 300_000)

it('keeps a complete copy of the sitemap, and finally the right one', async () => {
  /** Each copy by a new process, as after a kill. */
  const copySitemap = () => {
    let copied = Promise.resolve()
    jest.isolateModules(() => {
      copied = jest
        .requireActual<typeof import('@/lib/projects/sitemap-copy')>('@/lib/projects/sitemap-copy')
        .copySitemap()
    })
    return copied
  }
  const stored = async () => {
    const { data } = await at.server().storage.from('public').download('sitemap.xml')
    return (await data?.text()) ?? ''
  }
  await copySitemap()
  const { asked } = await killedAfter(Number.POSITIVE_INFINITY, copySitemap)
  const kills = asked * 2
  for (let turn = 0; turn < kills; turn += 1) {
    const before = await stored()
    const id = randomUUID()
    const made = await at.createProject(at.form(id, [], { title: `Porch ${turn}` }))
    const slug = made.data?.to?.split('/').at(-1) ?? 'no project'
    // The process is gone: no retry until the site starts again.
    await killedAfter(turn % asked, copySitemap)
    const cut = await stored()
    expect(cut === before || cut.includes(slug)).toBe(true)
    expect(cut).toMatch(/<\/urlset>\s*$/)
    await struckAt(1 + (turn % asked), turn * 2, at.kill, copySitemap)
    expect(await stored()).toContain(slug)
    expect(await stored()).toMatch(/<\/urlset>\s*$/)
  }
  tell({
    row: 'copy of the sitemap while site and backend are killed',
    did: `${kills} copies cut off, ${kills} with the backend killed under them`,
    found: 'always whole, old or new; true after the next copy',
  })
}, 300_000)
