import { DAILY } from '../support/daily'
import { expect, test } from '../support/fixtures'

test('what is changed past the site is public by itself', { tag: DAILY }, async ({
  db,
  request,
}) => {
  const { data: profile } = await db.from('profiles').select('id').limit(1).single()
  const title = `Gable window ${crypto.randomUUID()}`
  const says = async (path: string) => (await (await request.get(path)).text()).includes(title)
  await request.get('/projects')
  const { data: project } = await db
    .from('projects')
    .insert({
      user_id: profile?.id ?? '',
      title,
      location: 'Alnwick',
      description: 'Put in with SQL.',
      start_date: '2026-01-05',
    })
    .select('id, slug')
    .single()
  try {
    await expect.poll(() => says('/projects')).toBe(true)
    expect(await says(`/projects/${project?.slug}`)).toBe(true)
  } finally {
    await db.from('projects').delete().eq('title', title)
  }
  await expect.poll(() => says('/projects')).toBe(false)
  await expect
    .poll(async () => (await request.get(`/projects/${project?.slug}`)).status())
    .toBe(404)
})
