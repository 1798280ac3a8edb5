import sharp from 'sharp'
import { LOGO_WIDTH, sizeOf } from '../../lib/picture'
import { SettingsPage } from '../pages/settings-page'
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

test('what is saved stands in header, footer, contact page and JSON-LD at once', async ({
  owner,
  request,
  db,
}) => {
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

    await settings.name.getByLabel('Company number').fill('01234567')
    await settings.save(settings.name, 'Name updated successfully')
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
    // It says that it is one, but the server looks inside.
    await choose('fake.png', 'image/png', Buffer.from('<script>alert(1)</script>'))
    await logo.getByRole('button', { name: 'Save logo' }).click()
    await expect(logo.getByText('Please upload an image file')).toBeVisible()
    expect((await logoOf()).url).toBeNull()

    await choose('Our Logo.gif', 'image/gif', await pngOf(300, 200).gif().toBuffer())
    await expect(logo.getByAltText('Preview of the new logo')).toBeVisible()
    await logo.getByRole('button', { name: 'Save logo' }).click()
    await settings.expectToast('Logo updated successfully')
    const first = await logoOf()
    expect(first.url).toMatch(new RegExp(`/logos/${first.id}/logo/our-logo-[0-9a-f-]+\\.png$`))
    await expect(logo.getByAltText('Current logo')).toBeVisible()
    const header = /<header[\s\S]*?<\/header>/.exec(await (await request.get('/terms')).text())?.[0]
    expect(header).toContain(sizeOf(first.url ?? '', LOGO_WIDTH, 'webp'))
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
    expect(await (await request.get('/terms')).text()).not.toContain('/logos/')
  })
})
