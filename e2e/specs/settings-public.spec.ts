import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { LOGO_WIDTH, sizeOf } from '../../lib/picture'
import { SettingsPage } from '../pages/settings-page'
import { expectAccessible } from '../support/axe'
import { DAILY } from '../support/daily'
import { expect, test } from '../support/fixtures'
import { withProfile } from '../support/profile'
import { blocksOf } from '../support/structured-data'

/** What another journey may look at meanwhile is put back at once. */
const nothing = {
  facebook_url: null,
  hours_note: null,
  registered_number: null,
  logo_url: null,
  logo_formats: null,
  image_compression_settings: null,
}

const pngOf = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#a8412a80' } })

test('what is saved stands in header, footer, contact page and JSON-LD at once', {
  tag: DAILY,
}, async ({ owner, request, db }) => {
  await withProfile(db, nothing, async () => {
    const settings = new SettingsPage(owner)
    await settings.open()
    await settings.facebook
      .getByLabel('Facebook address')
      .fill('https://www.facebook.com/slw.windows')
    await settings.save(settings.facebook, 'Facebook profile updated successfully')
    const home = await (await request.get('/')).text()
    expect(home).toContain('href="https://www.facebook.com/slw.windows"')
    expect(JSON.stringify(blocksOf(home))).toContain('https://www.facebook.com/slw.windows')

    await settings.contact.getByLabel('Note beside the hours').fill('Closed 24 Dec – 2 Jan')
    await settings.save(settings.contact, 'Contact information updated successfully')
    expect(await (await request.get('/contact')).text()).toContain('Closed 24 Dec – 2 Jan')

    await settings.company.getByText('Registered details (optional)').click()
    await settings.company.getByLabel('Company number').fill('01234567')
    await settings.save(settings.company, 'Company details updated successfully')
    expect(await (await request.get('/terms')).text()).toContain('Company number 01234567')
  })
})

test('a logo is previewed, checked, worn in the header at once, replaced and removed', async ({
  owner,
  request,
  db,
}) => {
  await withProfile(db, nothing, async () => {
    const settings = new SettingsPage(owner)
    await settings.open()
    const { logo } = settings
    const choose = (name: string, mimeType: string, buffer: Buffer) =>
      logo.locator('input[type=file]').setInputFiles({ name, mimeType, buffer })
    const logoOf = async () => {
      const { data } = await db
        .from('profiles')
        .select('id, logo_url')
        .order('created_at')
        .limit(1)
        .single()
      return { id: data?.id, url: data?.logo_url ?? null }
    }

    await choose('logo.svg', 'image/svg+xml', Buffer.from('<svg/>'))
    await settings.expectToast('Please upload an image file')
    await choose('big.png', 'image/png', Buffer.alloc(5 * 1024 * 1024 + 1))
    await settings.expectToast('Image size should be less than 5MB')
    // It says that it is one, but the browser cannot show it.
    await choose('fake.png', 'image/png', Buffer.from('<script>alert(1)</script>'))
    await expect(logo.getByText('Please upload an image file')).toBeVisible()
    await expect(logo.getByText('No logo yet')).toBeVisible()
    expect((await logoOf()).url).toBeNull()

    await choose('Our Logo.gif', 'image/gif', await pngOf(300, 200).gif().toBuffer())
    await expect(logo.getByAltText('Preview of the new logo')).toBeVisible()
    await logo.getByRole('button', { name: 'Save logo' }).click()
    await settings.expectToast('Logo updated successfully')
    const first = await logoOf()
    expect(first.url).toMatch(new RegExp(`/logos/${first.id}/logo/our-logo-[0-9a-f-]+\\.png$`))
    await expect(logo.getByAltText('Current logo')).toBeVisible()
    // The footer has logos of others.
    const header = async () =>
      /<header[\s\S]*?<\/header>/.exec(await (await request.get('/terms')).text())?.[0]
    expect(await header()).toContain(sizeOf(first.url ?? '', LOGO_WIDTH, 'webp'))
    const { count } = await db.from('uploads').select('*', { count: 'exact' }).eq('kind', 'logo')
    expect(count).toBe(0)

    await choose('second.png', 'image/png', await pngOf(2000, 1000).png().toBuffer())
    await logo.getByRole('button', { name: 'Save logo' }).click()
    await expect.poll(async () => (await logoOf()).url).toContain('/second-')
    // The former file goes.
    await expect.poll(async () => (await fetch(first.url ?? '')).ok).toBe(false)
    const second = await logoOf()
    expect((await fetch(second.url ?? '')).status).toBe(200)

    await logo.getByRole('button', { name: 'Remove logo' }).click()
    await owner.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await expect(logo.getByText('No logo yet')).toBeVisible()
    await expect.poll(async () => (await fetch(second.url ?? '')).ok).toBe(false)
    expect((await logoOf()).url).toBeNull()
    expect(await header()).not.toContain('/logos/')
  })
})

test('a logo is cropped in its square by keys, mouse and fingers; Cancel keeps the old one', async ({
  owner,
  db,
}) => {
  await withProfile(db, nothing, async () => {
    const settings = new SettingsPage(owner)
    await settings.open()
    const { logo } = settings
    // Left half brick, right half transparent.
    const brick = await sharp(await pngOf(200, 200).png().toBuffer())
      .removeAlpha()
      .toBuffer()
    const halves = await sharp({
      create: { width: 400, height: 200, channels: 4, background: '#0000' },
    })
      .composite([{ input: brick, left: 0, top: 0 }])
      .png()
      .toBuffer()
    const choose = () =>
      logo
        .locator('input[type=file]')
        .setInputFiles({ name: 'wide.png', mimeType: 'image/png', buffer: halves })
    const save = async () => {
      await logo.getByRole('button', { name: 'Save logo' }).click()
      await expect(logo.getByAltText('Current logo')).toBeVisible()
      const { data } = await db.from('profiles').select('logo_url').order('created_at').limit(1)
      const file = await (await fetch(data?.[0]?.logo_url ?? '')).arrayBuffer()
      const picture = sharp(Buffer.from(file)).ensureAlpha()
      const { data: pixels, info } = await picture.raw().toBuffer({ resolveWithObject: true })
      const alphaAt = (x: number) => pixels[((info.height / 2) * info.width + x) * 4 + 3]
      return {
        url: data?.[0]?.logo_url,
        size: [info.width, info.height],
        alpha: [alphaAt(10), alphaAt(info.width - 10)],
      }
    }
    const preview = logo.getByAltText('Preview of the new logo')
    const [zoom, across, down] = ['Zoom', 'Left to right', 'Top to bottom'].map((name) =>
      logo.getByLabel(name),
    ) as [Locator, Locator, Locator]

    // The whole picture, in a square of its width.
    await choose()
    await expect(across).toBeDisabled()
    expect(await save()).toMatchObject({ size: [400, 400], alpha: [255, 0] })

    await choose()
    await zoom.fill('200')
    await across.press('Home')
    await expect(down).toBeDisabled()
    const left = await save()
    expect(left).toMatchObject({ size: [200, 200], alpha: [255, 255] })

    await choose()
    await zoom.fill('200')
    const box = await preview.locator('..').boundingBox()
    const [x, y] = [(box?.x ?? 0) + 112, (box?.y ?? 0) + 112]
    await owner.mouse.move(x, y)
    await owner.mouse.down()
    await owner.mouse.move(x - 300, y, { steps: 3 })
    await owner.mouse.up()
    await expect(across).toHaveValue('100')
    const touch = await owner.context().newCDPSession(owner)
    const fingers = (apart: number) => [
      { id: 0, x: x - apart, y },
      { id: 1, x: x + apart, y },
    ]
    for (const [type, apart] of [
      ['touchStart', 20],
      ['touchMove', 30],
      ['touchMove', 40],
    ] as const) {
      await touch.send('Input.dispatchTouchEvent', { type, touchPoints: fingers(apart) })
    }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect(zoom).toHaveValue('400')
    await expectAccessible(owner, 'a logo being cropped')
    await logo.getByRole('button', { name: 'Cancel' }).click()
    await expect(logo.getByAltText('Current logo')).toBeVisible()
    const { data } = await db.from('profiles').select('logo_url').order('created_at').limit(1)
    expect(data?.[0]?.logo_url).toBe(left.url)
  })
})
