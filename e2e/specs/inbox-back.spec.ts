import { MessagesPage } from '../pages/messages-page'
import { expect, test } from '../support/fixtures'

const ROWS = 18
/** The page begins after this many. */
const NEWER = 3

test('the browser’s Back leads to the same page of the same search, at the same height', async ({
  owner,
  db,
  visitorEmail,
}) => {
  const [word = '', host] = visitorEmail.split('@')
  const rows: { id: string; created_at: string }[] = []
  for (let turn = 0; turn < ROWS; turn++) {
    // One sender more than three times within the hour would be spam.
    const { data, error } = await db
      .from('contact_forms')
      .insert({
        ...{ name: `Ann Row ${turn}.`, email: `${word}-${turn}@${host}` },
        ...{ project_type: 'custom', message: 'A window.' },
      })
      .select('id, created_at')
      .single()
    if (error) throw new Error(error.message)
    rows.push(data)
  }
  try {
    await owner.setViewportSize({ width: 390, height: 844 })
    const messages = new MessagesPage(owner)
    await messages.open(word)
    const mark = rows.at(-NEWER)
    const list = new URL(owner.url())
    list.searchParams.set('status', 'new')
    list.searchParams.set('older', `${mark?.created_at}_${mark?.id}`)
    await owner.goto(list.href)
    await expect(messages.cards).toHaveCount(ROWS - NEWER)
    const address = owner.url()
    const row = messages.card('Ann Row 1.')
    // As the press itself scrolls.
    await row.getByRole('link').click({ trial: true })
    const place = () => owner.evaluate(() => Math.round(window.scrollY))
    const before = await place()
    expect(before).toBeGreaterThan(0)

    const message = await messages.openMessage(row)
    await expect(message.getByRole('heading', { level: 1, name: 'Ann Row 1.' })).toBeVisible()
    await owner.goBack()
    await expect(owner).toHaveURL(address)
    await expect(messages.cards).toHaveCount(ROWS - NEWER)
    await expect.poll(place).toBe(before)
    await expect(row).toBeInViewport()
    await expect(owner.getByLabel('Show')).toHaveValue('new')
    await expect(owner.getByRole('searchbox', { name: 'Search messages' })).toHaveValue(word)
    await expect(owner.getByRole('link', { name: 'Newer' })).toBeVisible()

    // What was answered leaves the list of new ones; the others stay.
    await messages.openMessage(row)
    await messages.setStatus(message, 'contacted')
    await expect(owner.getByText('Message status updated')).toBeVisible()
    await owner.goBack()
    await expect(owner).toHaveURL(address)
    await expect(messages.cards).toHaveCount(ROWS - NEWER - 1)
    await expect(row).toHaveCount(0)
  } finally {
    await db.from('contact_forms').delete().like('email', `${word}-%`)
  }
})
