import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { EnquiryForm } from '../pages/enquiry-form'
import { MessagesPage } from '../pages/messages-page'
import { expectAccessibleAtEach } from '../support/axe'
import { environment } from '../support/environment'
import { expect, test } from '../support/fixtures'

interface Mail {
  to: string
  autoSubmitted?: string
  subject: string
  text: string
  html: string
}

async function mailsTo(address: string): Promise<Mail[]> {
  const mails = (await (await fetch(`${environment.mailboxUrl}.json`)).json()) as Mail[]
  return mails.filter(({ to }) => to === address)
}

const photo = (name: string) => ({
  name: `${name}.jpg`,
  mimeType: 'image/jpeg',
  buffer: readFileSync(`tests/photos/${name}-after-handheld.jpg`),
})

test('after sending, a visitor is confirmed by mail once and adds photos, postcode and time', async ({
  page,
  owner,
  db,
  visitorEmail,
}) => {
  const form = new EnquiryForm(page)
  const loaded: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') loaded.push(request.url())
  })
  await form.open()
  const enquiry = { name: 'Zebedee', email: visitorEmail, message: 'Draughty <b>bay</b> window.' }
  await form.fill(enquiry)
  await form.slideByKeyboard()
  const before = loaded.length
  await form.submit.click()
  const step = page.getByRole('region', { name: 'Anything to add?' })
  await expect(step).toBeVisible()
  // Its script was not part of the page.
  expect(loaded.length).toBeGreaterThan(before)

  // The owner reads it meanwhile: what is added appears without a reload.
  const messages = new MessagesPage(owner)
  await messages.open(visitorEmail)
  const card = messages.card(visitorEmail)
  await messages.openMessage(card)

  const photos = step.getByRole('listitem')
  await step
    .getByLabel('Add photos')
    .setInputFiles([
      photo('bay-window'),
      { name: 'page.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<html>') },
      photo('front-door'),
    ])
  await expect(photos.getByText('Sent', { exact: true })).toHaveCount(2)
  await expect(photos.nth(1)).toContainText("We can't read this photo")
  await photos.nth(1).getByRole('button', { name: 'Remove' }).click()
  await expect(step.getByText('2 of 2 sent')).toBeVisible()

  await step.getByLabel('Postcode').fill('sr1 3nr')
  await step.getByLabel('Best time to call').selectOption('Evening')
  await step.getByRole('button', { name: 'Save' }).click()
  await expect(step.getByText('Saved. Thank you.')).toBeVisible()
  await expectAccessibleAtEach(page, 'after sending an enquiry')

  await expect(card).toContainText('Evening')
  await expect(card).toContainText('SR1 3NR')
  const thumbnails = card.getByRole('img', { name: 'Sent by Zebedee' })
  await expect(thumbnails).toHaveCount(2)
  await expect
    .poll(() => thumbnails.nth(1).evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(256)

  const address =
    (await card.getByRole('link', { name: 'Sent by Zebedee, 1 of 2' }).getAttribute('href')) ?? ''
  const large = await owner.request.get(address)
  const { exif, width = 0 } = await sharp(await large.body()).metadata()
  expect([large.headers()['content-type'], exif]).toEqual(['image/jpeg', undefined])
  expect(width).toBeGreaterThan(256)
  // Nobody else sees it, there or in storage.
  const stranger = await page.request.get(address, { maxRedirects: 0 })
  expect(stranger.headers()['content-type'] ?? '').not.toContain('image/jpeg')
  const { data: rows } = await db.from('enquiry_images').select('path').order('created_at')
  const path = rows?.at(-1)?.path ?? ''
  for (const kind of ['object', 'object/public'])
    expect(
      (await fetch(`${environment.backendUrl}/storage/v1/${kind}/enquiry-images/${path}`)).ok,
    ).toBe(false)

  await expect.poll(() => mailsTo(visitorEmail)).toHaveLength(1)
  const [mail] = await mailsTo(visitorEmail)
  expect(mail?.autoSubmitted).toBe('auto-generated')
  for (const part of [mail?.text, mail?.html]) {
    expect(part).toContain('We have your message')
    expect(part).toContain('You get a written quote')
    for (const word of [enquiry.name, 'Draughty', visitorEmail]) expect(part).not.toContain(word)
  }

  await form.again.click()
  await expect(step).toBeHidden()
  await form.fill({ ...enquiry, message: 'And a door.' })
  await form.slideByKeyboard()
  await form.submit.click()
  await expect(step.getByText('2 of 2 sent')).toBeHidden()
  await expect(step.getByLabel('Postcode')).toHaveValue('')
  // The owner's mail about it is sent after the visitor's would be due.
  const toOwner = async () => {
    const mails = (await (await fetch(`${environment.mailboxUrl}.json`)).json()) as Mail[]
    return mails.filter(({ text }) => text.includes(visitorEmail))
  }
  await expect.poll(toOwner).toHaveLength(2)
  expect(await mailsTo(visitorEmail)).toHaveLength(1)
})
