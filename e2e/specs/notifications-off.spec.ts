import { isHard } from '../../tools/test-runner/dose'
import { EnquiryForm } from '../pages/enquiry-form'
import { MessagesPage } from '../pages/messages-page'
import { expectAccessibleAtEach } from '../support/axe'
import { environment } from '../support/environment'
import { type Db, expect, test } from '../support/fixtures'
import { startSecondSite } from '../support/second-site'

const OFF = 'Email notifications are off: no mail server is set (SMTP_URL).'

let site: Awaited<ReturnType<typeof startSecondSite>>

async function mailsAbout(words: string): Promise<number> {
  const answer = await fetch(`${environment.mailboxUrl}.json`)
  const mails = (await answer.json()) as { text: string }[]
  return mails.filter(({ text }) => text.includes(words)).length
}

async function waiting(db: Db, email: string) {
  const { data: enquiry } = await db.from('contact_forms').select('id').eq('email', email).single()
  const { data } = await db
    .from('outbox')
    .select('id, attempts, sent_at')
    .eq('contact_form_id', enquiry?.id ?? '')
  return data ?? []
}

const work = (address: string) =>
  fetch(`${address}/api/notifications`, {
    method: 'POST',
    headers: { authorization: `Bearer ${environment.cronSecret}` },
  })

if (isHard) {
  test.beforeAll(async () => {
    site = await startSecondSite({ SMTP_URL: undefined })
  })
  test.afterAll(() => site.stop())

  test('without a mail server it is said, nothing is tried, and nothing old goes out later', async ({
    page,
    browser,
    ownerState,
    db,
    visitorEmail,
  }) => {
    const form = new EnquiryForm(page)
    await form.open(`${site.address}/contact`)
    await form.fill({ name: 'Ann Unmailed', email: visitorEmail, message: 'No mail for this.' })
    await form.slideByKeyboard()
    await form.submit.click()
    await expect(page.getByText(/Message sent successfully!/)).toBeVisible()
    expect((await work(site.address)).status).toBe(200)
    const [mail] = await waiting(db, visitorEmail)
    expect(mail).toMatchObject({ attempts: 0, sent_at: null })

    const context = await browser.newContext({ baseURL: site.address, storageState: ownerState })
    const owner = await context.newPage()
    for (const path of ['/dashboard', '/dashboard/messages']) {
      await owner.goto(path)
      await expect(owner.getByText(OFF)).toBeVisible()
      await expectAccessibleAtEach(owner, `${path}, notifications off`)
    }
    const messages = new MessagesPage(owner)
    await messages.open(visitorEmail)
    await expect(messages.card(visitorEmail)).toContainText('Not notified yet')
    await context.close()

    // Three days on, a mail server is set.
    const past = new Date(Date.now() - 1_000).toISOString()
    const { error } = await db
      .from('outbox')
      .update({ expires_at: past })
      .eq('id', mail?.id ?? 0)
    expect(error).toBeNull()
    expect((await work(environment.baseUrl)).status).toBe(200)
    expect(await mailsAbout(visitorEmail)).toBe(0)
    // It stays, so that the inbox goes on saying so.
    expect(await waiting(db, visitorEmail)).toMatchObject([{ attempts: 0, sent_at: null }])
  })
}
