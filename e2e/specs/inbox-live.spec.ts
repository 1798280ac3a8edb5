import type { BrowserContext, Page, WebSocketRoute } from '@playwright/test'
import { isHard, tell } from '../../tools/test-runner/dose'
import { MessagesPage } from '../pages/messages-page'
import { type Db, expect, test } from '../support/fixtures'

const CHANGES = 1_000
const AT_ONCE = 10

/** Drops a third of the events, doubles a third, and has each that is passed on come a little late. */
async function muddle(context: BrowserContext) {
  const told = { dropped: 0, doubled: 0, lines: new Set<WebSocketRoute>() }
  let turn = 0
  await context.routeWebSocket(/realtime\/v1\/websocket/, (line) => {
    const server = line.connectToServer()
    told.lines.add(line)
    server.onMessage((message) => {
      if (!String(message).includes('postgres_changes"')) return line.send(message)
      const lot = turn++ % 3
      if (lot === 0) told.dropped++
      if (lot === 1) told.doubled++
      // The later of two may come first.
      for (let copy = 0; copy < lot; copy++) setTimeout(() => line.send(message), (turn % 7) * 30)
    })
  })
  return told
}

/** As of the row: new, answered, spam, deleted or gone for good. */
const states = [
  { status: 'new', archived: false, deleted_at: null },
  { status: 'contacted', archived: false, deleted_at: null },
  { status: 'new', archived: true, deleted_at: null },
  { status: 'new', archived: false, deleted_at: '2026-01-05T12:00:00Z' },
  { status: 'completed', archived: false, deleted_at: null },
]

async function changeMuch(db: Db, email: string) {
  const write = async (change: number) => {
    const id = `00000000-0000-4000-8000-${String(change % 50).padStart(12, '0')}`
    const facts = { name: `Ann ${change % 50}`, project_type: 'custom', message: 'Live.', email }
    const gone = change % 11 === 10
    const { error } = gone
      ? await db.from('contact_forms').delete().eq('id', id)
      : await db
          .from('contact_forms')
          .upsert({ id, ...facts, ...states[(change * 7 + (change >> 3)) % states.length] })
    if (error) throw new Error(error.message)
  }
  for (let change = 0; change < CHANGES; change += AT_ONCE) {
    await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => write(change + index)))
  }
}

async function unreadInSql(db: Db): Promise<number> {
  const { count } = await db
    .from('contact_forms')
    .select('*', { count: 'exact', head: true })
    .eq('status', 'new')
    .eq('archived', false)
    .is('deleted_at', null)
  return count ?? -1
}

/** Somebody comes back to the window. */
const lookAt = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')))

if (isHard) {
  test('badge, title and list of two windows end where SQL does, whatever became of the events', async ({
    owner,
    db,
    visitorEmail,
  }) => {
    test.setTimeout(300_000)
    const told = await muddle(owner.context())
    const other = await owner.context().newPage()
    const windows = [new MessagesPage(owner), new MessagesPage(other)]
    for (const { page } of windows) {
      await new MessagesPage(page).open(visitorEmail)
      await expect.poll(() => told.lines.size).toBe(page === owner ? 1 : 2)
    }
    await changeMuch(db, visitorEmail)
    const count = await unreadInSql(db)
    for (const messages of windows) {
      await lookAt(messages.page)
      await messages.expectUnread(count)
      await expect(messages.page).toHaveTitle(count > 0 ? `(${count}) Messages | SLW` : /^Messages/)
    }
    const { data } = await db
      .from('contact_forms')
      .select('id')
      .eq('email', visitorEmail)
      .eq('archived', false)
      .is('deleted_at', null)
    for (const { cards } of windows) await expect(cards).toHaveCount(data?.length ?? -1)

    // The line breaks, and what happens meanwhile is counted once it is back.
    for (const line of told.lines) await line.close()
    await db.from('contact_forms').delete().eq('email', visitorEmail)
    for (const messages of windows) await messages.expectUnread(await unreadInSql(db))
    expect(told.dropped + told.doubled).toBeGreaterThan(0)
    tell({
      row: 'unread badge equals the SQL count, in two windows',
      did: `${CHANGES} changes; ${told.dropped} events dropped, ${told.doubled} doubled, the others late`,
      found: `both showed ${count}, as SQL did`,
    })
  })
}
