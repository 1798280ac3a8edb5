import sharp from 'sharp'
import { storeFile, storeSizes } from '../../lib/media/stored-sizes.ts'
import { throwIfFailed } from '../../lib/supabase/unwrap.ts'
import { type DemoContext, dateOnly, daysAgo, demoId } from './context.ts'

/** Nobody wrote these: each is marked as an example. */
const demoReviews = [
  {
    key: 'review-bifold',
    project: 'bifold-kitchen',
    name: 'Claire and Dan',
    town: 'Newcastle',
    words:
      'The kitchen feels twice the size. They came when they said they would, and swept the patio every evening.',
    daysAgo: 12,
  },
  {
    key: 'review-sage-door',
    project: 'sage-door',
    name: 'Margaret H.',
    town: 'Durham',
    words:
      'No more draught in the hall, and the postman says it is the smartest door in the street.',
    daysAgo: 20,
  },
  {
    key: 'review-edwardian',
    project: 'edwardian',
    name: 'The Robsons',
    town: 'Whitley Bay',
    words:
      'The bill was the figure in the quote, to the penny, and we have had breakfast in the new room every day since.',
    daysAgo: 110,
  },
  {
    key: 'review-bay',
    project: 'bay-and-door',
    name: 'Peter L.',
    town: 'Sunderland',
    words:
      'The only ones who looked at the lintel before naming a price. The new bay matches the neighbours’ to the inch.',
    daysAgo: 16,
  },
  {
    key: 'review-shopfront',
    project: 'shopfront',
    name: 'Amina K.',
    town: 'Hartlepool',
    words: 'Open by Friday lunchtime, as promised. Tidy lads, and it looks like a shop again.',
    daysAgo: 318,
  },
]

/** With drawings for logos, which no trade body has. */
const demoAccreditations = [
  {
    key: 'accreditation-register',
    name: 'Example Register of Installers',
    number: 'EX-00123',
    drawing:
      '<g fill="none" stroke="#1f4f80" stroke-width="14"><circle cx="120" cy="84" r="72"/><path d="M84 86l26 26 48-54" stroke-linecap="round" stroke-linejoin="round"/></g>',
  },
  {
    key: 'accreditation-guarantee',
    name: 'Example Guarantee Scheme',
    number: null,
    drawing:
      '<path d="M120 10l64 22v48c0 38-26 64-64 80-38-16-64-42-64-80V32z" fill="#3f6b4f"/><path d="M120 42l11 24 26 3-19 18 5 26-23-13-23 13 5-26-19-18 26-3z" fill="#fff"/>',
  },
]

/** Reviews of the projects, and accreditations. */
export async function putProof(context: DemoContext): Promise<void> {
  const { client, ownerId: user_id } = context
  const reviews = demoReviews.map(({ key, project, name, town, words, daysAgo: age }) => ({
    id: demoId(context, key),
    user_id,
    name,
    town,
    words,
    is_example: true,
    given_on: dateOnly(daysAgo(context, age)),
    project_id: demoId(context, project),
  }))
  throwIfFailed(await client.from('reviews').upsert(reviews))
  const accreditations = demoAccreditations.map(async ({ key, drawing, ...row }, index) => ({
    id: demoId(context, key),
    user_id,
    ...row,
    position: index + 1,
    is_example: true,
    ...(await putLogo(context, key, drawing)),
  }))
  throwIfFailed(await client.from('accreditations').upsert(await Promise.all(accreditations)))
}

async function putLogo({ client, ownerId, publicUrl }: DemoContext, key: string, drawing: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="168" height="168" viewBox="36 0 168 168">${drawing}</svg>`
  const picture = await sharp(Buffer.from(svg)).png().toBuffer()
  const place = { bucket: 'logos', path: `${ownerId}/logo/${key}.png` }
  await storeFile(client, place, picture, 'image/png')
  const { formats } = await storeSizes(client, place, picture)
  const logo_url = `${publicUrl}/storage/v1/object/public/${place.bucket}/${place.path}`
  return { logo_url, logo_formats: formats }
}
