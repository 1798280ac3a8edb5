import type { Page } from '@playwright/test'
import { MessagesPage } from '../pages/messages-page'
import { expectAccessibleAtEach } from '../support/axe'
import { DAILY } from '../support/daily'
import { type Db, expect, test } from '../support/fixtures'
import { hydrated } from '../support/hydrated'

/** Enquiries of this test alone: one word in each of them finds them, and no other. */
async function arrive(
  db: Db,
  email: string,
  rows: { name: string; message: string; phone?: string; page?: string; spam?: true }[],
) {
  const { data, error } = await db
    .from('contact_forms')
    .insert(
      rows.map(({ name, message, phone, page, spam }) => ({
        name,
        email,
        phone,
        page_path: page,
        project_type: 'residential_doors',
        message,
        quarantine_reason: spam ? 'honeypot' : null,
      })),
    )
    .select('id, name')
  if (error) throw new Error(error.message)
  return data
}

test('a message is found by its words and its status, and going back shows all again', async ({
  owner,
  db,
  visitorEmail,
}) => {
  const [word] = visitorEmail.split('@')
  await arrive(db, visitorEmail, [
    { name: 'Ann Percent', message: '50% off?' },
    { name: 'Bob Number', message: '500 panes' },
  ])
  const messages = new MessagesPage(owner)
  await messages.open()
  await messages.search(`${word} 50%`)
  await expect(messages.cards).toHaveCount(1)
  await expect(messages.cards).toContainText('Ann Percent')
  await messages.search(word ?? '')
  await expect(messages.cards).toHaveCount(2)

  const bob = await messages.openMessage(messages.cards.filter({ hasText: 'Bob' }))
  await messages.setStatus(bob, 'contacted')
  await expect(owner.getByText('Message status updated')).toBeVisible()
  await messages.back.click()
  await messages.search(word ?? '', 'Contacted')
  await expect(messages.cards).toHaveCount(1)
  await expect(owner).toHaveURL(/status=contacted/)
  await owner.goBack()
  await expect(messages.cards).toHaveCount(2)
  await expect(owner.getByLabel('Show')).toHaveValue('')

  await messages.search(`${word} nowhere`)
  await expect(owner.getByRole('heading', { name: 'No messages match' })).toBeVisible()
  await owner.getByRole('link', { name: 'Show all messages' }).click()
  await expect(owner).toHaveURL(/\/dashboard\/messages$/)
  await expect(owner.getByRole('searchbox')).toHaveValue('')
})

/** Pages asked for from now on wait. @returns lets them come */
async function holdPages(page: Page): Promise<() => void> {
  const pages = /[?&]_rsc=/
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.unroute(pages)
  await page.route(pages, async (route) => {
    await held
    await route.continue()
  })
  return release
}

test('a search and the menu show that a page is on its way', async ({ owner }) => {
  const messages = new MessagesPage(owner)
  await messages.open()
  const underWay = owner.locator('html[data-leaving]')
  const find = await holdPages(owner)
  await messages.search('nowhere at all')
  await expect(underWay).toBeAttached()
  find()
  await expect(owner.getByRole('heading', { name: 'No messages match' })).toBeVisible()
  await expect(underWay).toHaveCount(0)

  const lead = await holdPages(owner)
  const settings = owner.getByRole('link', { name: /^Settings/ }).filter({ visible: true })
  await settings.click()
  await expect(underWay).toBeAttached()
  lead()
  await expect(owner).toHaveURL('/dashboard/settings')
  await expect(underWay).toHaveCount(0)
})

/** Of the message that is open: due, it stands on top of the inbox and on the overview. */
async function remindToday(owner: Page, messages: MessagesPage) {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format()
  const message = owner.getByRole('article')
  const name = (await message.getByRole('heading').textContent()) ?? ''
  await message.getByLabel('Remind me on').fill(today)
  await message.getByRole('button', { name: 'Remind me' }).click()
  await expect(message.getByText('Due today')).toBeVisible()
  await messages.open()
  await expect(messages.cards.first()).toContainText(name)
  await owner.goto('/dashboard')
  await owner.getByRole('link', { name: /reminders? due/ }).click()
  const due = owner.getByRole('region', { name: 'Due' }).getByRole('article')
  await messages.openMessage(due.filter({ hasText: name }).first())
  await message.getByRole('button', { name: 'Remove reminder' }).click()
  await expect(message.getByLabel('Remind me on')).toBeVisible()
}

const sizes = [
  { width: 1280, height: 800, rows: 8 },
  { width: 390, height: 844, rows: 5 },
]

/** Rows that stand whole between the top of the window and its end, or the bar there. */
const rowsInSight = (page: Page) =>
  page.getByRole('article').evaluateAll((rows) => {
    const bar = document.querySelector('[data-bottom-bar]')?.getBoundingClientRect()
    const end = bar?.height ? bar.top : window.innerHeight
    const inSight = rows.map((row) => row.getBoundingClientRect())
    return inSight.filter(({ top, bottom }) => top >= 0 && bottom <= end).length
  })

test('a list in sight, one message on its own, and back to the same place', { tag: DAILY }, async ({
  owner,
  db,
  visitorEmail,
}) => {
  const [word, host] = visitorEmail.split('@')
  // One sender more than three times within the hour would be spam.
  for (let turn = 0; turn < 12; turn++) {
    await arrive(db, `${word}-${turn}@${host}`, [
      {
        name: `Ann Row ${turn}`,
        phone: '07700 900123',
        page: '/contact',
        message: `First words of ${turn}.\n${'And more. '.repeat(30)}`,
      },
    ])
  }
  const messages = new MessagesPage(owner)
  for (const { width, height, rows } of sizes) {
    await owner.setViewportSize({ width, height })
    await messages.open(word)
    await expect(messages.cards).toHaveCount(12)
    expect(await rowsInSight(owner), `at ${width} px`).toBeGreaterThanOrEqual(rows)
    const badge = owner.getByText(/^\d+ unread$/).filter({ visible: true })
    expect((await badge.boundingBox())?.height, 'the badge on one line').toBeLessThan(30)
  }
  const row = messages.card('Ann Row 1').filter({ hasText: 'First words of 1.' })
  await expect(row).toContainText('Residential Doors')
  await expect(row.getByRole('heading')).toHaveCSS('font-weight', '700')
  const list = owner.url()

  // As the press itself scrolls.
  await row.getByRole('link').click({ trial: true })
  const place = () => owner.evaluate(() => Math.round(window.scrollY))
  const before = await place()
  expect(before).toBeGreaterThan(0)
  const message = await messages.openMessage(row)
  await expect(message.getByRole('heading', { level: 1, name: 'Ann Row 1' })).toBeVisible()
  const reply = await message.getByRole('link', { name: 'Reply' }).getAttribute('href')
  expect(new URL(reply ?? '').searchParams.get('body')).toMatch(
    /^Hello Ann Row 1,[\s\S]*> First words of 1\.\r\n> And more\./,
  )
  for (const [name, href] of [
    ['Call', 'tel:07700900123'],
    ['WhatsApp', 'https://wa.me/447700900123'],
  ] as const) {
    await expect(message.getByRole('link', { name })).toHaveAttribute('href', href)
  }
  await expect(message.getByRole('link', { name: 'Contact', exact: true })).toHaveAttribute(
    'href',
    '/contact',
  )
  await messages.setStatus(message, 'contacted')
  await expect(owner.getByText('Message status updated')).toBeVisible()
  await messages.back.click()
  await expect(owner).toHaveURL(list)
  await expect(row).toContainText('Contacted')
  await expect(row.getByRole('heading')).toHaveCSS('font-weight', '400')
  await expect.poll(place).toBe(before)

  // What leaves the list leaves its place, too.
  await messages.openMessage(row)
  await message.getByRole('button', { name: 'Move to spam' }).click()
  await expect(owner).toHaveURL(list)
  await expect(messages.cards).toHaveCount(11)
  await expect(owner.getByRole('heading', { name: 'Messages', level: 1 })).toBeFocused()

  // Opened from elsewhere, the link still leads to the list and the message's row.
  await messages.openMessage(messages.cards.first())
  const elsewhere = new MessagesPage(await owner.context().newPage())
  await elsewhere.page.goto(owner.url())
  await elsewhere.back.click()
  await expect(elsewhere.page).toHaveURL(/search=.*#message-/)
  await expect(elsewhere.cards).toHaveCount(11)

  await remindToday(owner, messages)

  const unknown = `/dashboard/messages/${crypto.randomUUID()}`
  for (const path of [unknown, '/dashboard/messages/nobody']) {
    expect((await owner.goto(path))?.status(), path).toBe(404)
    await expect(owner.getByRole('heading', { name: "We can't find that page" })).toBeVisible()
  }
})

test('a note saves itself and is there again', async ({ owner, db, visitorEmail }) => {
  await arrive(db, visitorEmail, [{ name: 'Ann Noted', message: 'Hello.' }])
  const messages = new MessagesPage(owner)
  await messages.open(visitorEmail)
  const card = messages.card(visitorEmail)
  await messages.openMessage(card)
  await card.getByRole('button', { name: 'Add a note about Ann Noted' }).click()
  const field = card.getByLabel('Private note about Ann Noted')
  await expect(field).toBeFocused()
  await field.pressSequentially('Ring after six', { delay: 20 })
  await expect(card.getByText('Saved')).toBeVisible()
  await field.pressSequentially(', ask for Tom')
  // Not waited for: leaving the field saves.
  await card.getByRole('button', { name: 'Done' }).click()
  await expect(card.getByRole('button', { name: 'Edit note about Ann Noted' })).toBeFocused()
  await owner.reload()
  await expect(card).toContainText('Ring after six, ask for Tom')
  const { data } = await db.from('contact_forms').select('note').eq('email', visitorEmail)
  expect(data).toEqual([{ note: 'Ring after six, ask for Tom' }])
})

test('a deleted message is restored on its page; what is moved to spam comes back by Undo', async ({
  owner,
  db,
  visitorEmail,
}) => {
  await arrive(db, visitorEmail, [{ name: 'Ann Back', message: 'Keep me.' }])
  const messages = new MessagesPage(owner)
  await messages.open(visitorEmail)
  const card = messages.card(visitorEmail)
  await messages.openMessage(card)
  const page = owner.url()
  await card.getByRole('button', { name: 'Delete' }).press('Enter')
  const dialog = owner.getByRole('dialog', { name: 'Delete Message' })
  await dialog.getByRole('button', { name: 'Delete' }).press('Enter')
  await expect(owner.getByText('Message deleted successfully')).toBeVisible()
  await expect(card).toHaveCount(0)
  await expect(owner.getByRole('heading', { name: 'Messages', level: 1 })).toBeFocused()
  // The question said that it cannot be undone.
  const undo = owner.getByRole('button', { name: 'Undo' })
  await expect(undo).toHaveCount(0)
  await owner.goto(page)
  await hydrated(card.getByRole('button', { name: 'Restore' }))
  await card.getByRole('button', { name: 'Restore' }).press('Enter')
  await expect(owner.getByText('Message restored')).toBeVisible()
  await card.getByRole('button', { name: 'Move to spam' }).press('Enter')
  await expect(owner.getByText('Message moved to spam')).toBeVisible()
  await owner.keyboard.press('Alt+KeyT')
  for (let i = 0; i < 4 && !(await undo.evaluate((e) => e === document.activeElement)); i++) {
    await owner.keyboard.press('Tab')
  }
  await expect(undo).toBeFocused()
  await owner.keyboard.press('Enter')
  await expect(owner.getByText('Message moved to the inbox')).toBeVisible()
  const { data } = await db.from('contact_forms').select().eq('email', visitorEmail)
  expect(data).toMatchObject([{ deleted_at: null, archived: false }])
})

test('a message moves from spam to the inbox and back', async ({ owner, db, visitorEmail }) => {
  await arrive(db, visitorEmail, [{ name: 'Ann Real', message: 'Real after all.', spam: true }])
  const messages = new MessagesPage(owner)
  await messages.open(visitorEmail, 'spam')
  const card = messages.card(visitorEmail)
  await messages.openMessage(card)
  await expect(card).toContainText('A field that people cannot see was filled in.')
  await card.getByRole('button', { name: /Move to inbox/ }).click()
  await expect(owner.getByText('Message moved to the inbox')).toBeVisible()
  await expect(card).toHaveCount(0)
  await owner.getByRole('link', { name: 'Inbox' }).click()
  await expect(card).toBeVisible()
  await messages.openMessage(card)
  await card.getByRole('button', { name: /Move to spam/ }).click()
  await expect(owner.getByText('Message moved to spam')).toBeVisible()
  await expect(card).toHaveCount(0)
  await owner.getByRole('button', { name: 'Undo' }).last().click()
  await expect(card).toBeVisible()
  await messages.openMessage(card)
  await card.getByRole('button', { name: /Move to spam/ }).click()
  await expect(card).toHaveCount(0)
  await owner.getByRole('link', { name: 'Spam', exact: true }).click()
  await expect(card).toBeVisible()
})

test('the export holds what is filtered, all of it, and no formula', { tag: DAILY }, async ({
  owner,
  db,
  visitorEmail,
}) => {
  const [word] = visitorEmail.split('@')
  await arrive(db, visitorEmail, [
    { name: '=1+1', message: 'Say "hi",\nplease' },
    { name: 'Other', message: 'Not wanted' },
  ])
  const messages = new MessagesPage(owner)
  await messages.open(`${word} hi`)
  await expect(messages.cards).toHaveCount(1)
  const [download] = await Promise.all([
    owner.waitForEvent('download'),
    owner.getByRole('link', { name: 'Export CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^enquiries-\d{4}-\d\d-\d\d\.csv$/)
  const answer = await owner.request.get(download.url())
  expect(answer.headers()['cache-control']).toContain('no-store')
  const bytes = await answer.body()
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const text = bytes.toString().slice(1)
  const [header, ...records] = text.split('\r\n')
  expect(header).toContain('"Received","Name","Email"')
  expect(records).toHaveLength(2)
  expect(records[0]).toContain(`"'=1+1","${visitorEmail}","","Residential Doors","New","",`)
  expect(records[0]).toContain('"Say ""hi"",\nplease",""')
})

test('who was searched for stands in no address, and is found again by Back and reload', async ({
  owner,
  db,
  visitorEmail,
}) => {
  await arrive(db, visitorEmail, [
    { name: 'Ann Sought', message: 'Hello.' },
    { name: 'Bob Other', message: 'Hello.' },
  ])
  const asked: string[] = []
  owner.on('request', (each) => asked.push(each.url(), each.headers().referer ?? ''))
  const messages = new MessagesPage(owner)
  await messages.open()
  await messages.search(`${visitorEmail} sought`)
  await expect(owner).toHaveURL(/search=/)
  await expect(messages.cards).toHaveCount(1)
  await owner.reload()
  await expect(messages.cards).toHaveCount(1)
  await messages.search(visitorEmail)
  await expect(messages.cards).toHaveCount(2)
  await owner.goBack()
  await expect(messages.cards).toHaveCount(1)
  await expect(messages.cards).toContainText('Ann Sought')
  await expect(owner.getByRole('searchbox')).toHaveValue(`${visitorEmail} sought`)
  expect(asked.filter((address) => /sought|visitor-/.test(decodeURIComponent(address)))).toEqual([])
})

test('nobody else gets the export', { tag: DAILY }, async ({ page }) => {
  const answer = await page.request.get('/dashboard/messages/export', { maxRedirects: 0 })
  expect(answer.status()).toBeGreaterThanOrEqual(300)
  expect(await answer.text()).not.toContain('Received')
})

test('what changes in one window shows in the other', async ({ owner, db, visitorEmail }) => {
  const first = new MessagesPage(owner)
  await first.open()
  const other = await owner.context().newPage()
  const second = new MessagesPage(other)
  await second.open()
  const before = await second.knownUnread(db)

  await arrive(db, visitorEmail, [{ name: 'Ann Live', message: 'Just now.' }])
  for (const messages of [first, second]) {
    await expect(messages.cards.first()).toContainText('Just now.')
    await messages.expectUnread(before + 1)
    await expect(messages.page).toHaveTitle(new RegExp(`^\\(${before + 1}\\) Messages`))
  }
  await first.openMessage(first.card(visitorEmail))
  await first.setStatus(first.card(visitorEmail), 'completed')
  await expect(second.card(visitorEmail)).toContainText('Completed')
  await second.expectUnread(before)
  await first.delete(first.card(visitorEmail))
  await owner.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(second.card(visitorEmail)).toHaveCount(0)
})

test('the inbox in each of its states passes axe', async ({ owner, db, visitorEmail }) => {
  test.slow()
  await arrive(db, visitorEmail, [{ name: 'Ann Axe', message: 'Hello.' }])
  const messages = new MessagesPage(owner)
  for (const path of ['/dashboard/messages?box=spam', '/dashboard/messages?status=new']) {
    await owner.goto(path)
    if (path.includes('status')) {
      await messages.search('nowhere at all', 'New')
      await expect(owner.getByRole('heading', { name: 'No messages match' })).toBeVisible()
    }
    await expectAccessibleAtEach(owner, path)
  }
  await messages.open(visitorEmail)
  await expectAccessibleAtEach(owner, 'a list')
  await messages.openMessage(messages.card(visitorEmail))
  await owner.getByRole('button', { name: /Add a note/ }).click()
  await expectAccessibleAtEach(owner, 'an open note')
})

test('the overview shows twelve weeks, to eyes and to a screen reader', async ({ owner }) => {
  await owner.goto('/dashboard')
  await expect(owner.getByRole('img', { name: /Enquiries per week/ })).toBeVisible()
  const table = owner.getByRole('table', { name: /Enquiries per week/ })
  await expect(table.getByRole('row')).toHaveCount(13)
  await expect(table.getByRole('row').last()).toContainText('this week so far')
})
