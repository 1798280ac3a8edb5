import { ProjectForm } from '../pages/project-form'
import { expectAccessible, expectAccessibleAtEach } from '../support/axe'
import { DAILY } from '../support/daily'
import { environment } from '../support/environment'
import { expect, test } from '../support/fixtures'
import { recordVideo } from '../support/recorded-video'
import { filesOf, imagesOf, namedBy, uploadsOf } from '../support/stored-project'
import { newTitle, photo, removeTitled } from '../support/titled-project'

const pairs = ['front-door', 'bay-window', 'conservatory']

let title: string

test.beforeEach(() => {
  title = newTitle()
})

test.afterEach(({ db }) => removeTitled(db, title))

const words = () => ({ title, location: 'Durham', startDate: '2026-03-02' })

test('three sets, two photos of the work and a video, from an empty form to the public page', {
  tag: DAILY,
}, async ({ owner, page, db }) => {
  test.slow()
  const toTheApp: number[] = []
  const withAccessToken: string[] = []
  owner.on('request', (asked) => {
    if ('authorization' in asked.headers()) withAccessToken.push(asked.url())
    if (asked.url().startsWith(environment.baseUrl)) {
      toTheApp.push(asked.postDataBuffer()?.byteLength ?? 0)
    }
  })
  const form = new ProjectForm(owner)
  await form.openNew()
  const video = {
    name: 'Door Swing.webm',
    mimeType: 'video/webm',
    buffer: await recordVideo(owner),
  }
  await form.addVideos(video)
  for (const [index, name] of pairs.entries()) {
    // The other half first: the page shows before and after all the same.
    await form.half('after', index + 1).setInputFiles(photo(`${name}-after`))
    await form.half('before', index + 1).setInputFiles(photo(`${name}-before`))
  }
  await form.addProgress([photo('progress-scaffolding'), photo('progress-bifold-frame')])
  await form.fill({
    ...words(),
    completionDate: '2026-03-18',
    status: 'completed',
    features: ['doors'],
  })
  await form.button('Generate Description').click()
  await expect(form.description).toHaveValue(/two weeks and two days/)
  await form.describePicture('after image of set 2', 'White bay window', '2026-03-17')

  // Pressed while files are on their way, or just after: it is saved either way.
  await form.save.click()
  await expect(owner).toHaveURL(/\/projects\/porch-[0-9a-f]+-in-durham$/, { timeout: 60_000 })
  await expect(owner.getByText('Project created successfully!')).toBeVisible()

  // Files go straight to storage.
  expect(Math.max(...toTheApp)).toBeGreaterThan(0)
  expect(Math.max(...toTheApp)).toBeLessThan(100_000)
  // Each by a signature of its own: an open office gives no account away.
  expect(withAccessToken).toEqual([])

  const { data: project } = await db.from('projects').select('*').eq('title', title).single()
  if (!project) throw new Error('The project is not there')
  expect(project).toMatchObject({
    location: 'Durham',
    start_date: '2026-03-02',
    completion_date: '2026-03-18',
    status: 'completed',
    has_windows: false,
    has_doors: true,
    has_conservatories: false,
  })
  const rows = await imagesOf(db, project.id)
  expect(rows.map(({ image_type, is_primary }) => [image_type, is_primary])).toEqual([
    ...pairs.flatMap(() => [
      ['before', false],
      ['after', true],
    ]),
    ['progress', false],
    ['progress', false],
    ['video', false],
  ])
  const sets = rows.map(({ image_set_id }) => image_set_id)
  expect(new Set(sets.slice(0, 6)).size).toBe(3)
  expect([sets[0], sets[2], sets[4]]).toEqual([sets[1], sets[3], sets[5]])
  expect(sets.slice(6, 8)).toEqual([null, null])
  expect(sets.slice(0, 6)).not.toContain(sets[8])
  expect(sets[8]).not.toBeNull()
  expect(rows[3]).toMatchObject({ caption: 'White bay window', image_date: '2026-03-17' })
  expect(rows[8]?.path).toMatch(/door-swing-\d+-[0-9a-f]+\.webm$/)
  // What was staged goes after the answer, and social cards come then.
  await expect(async () =>
    expect(await filesOf(db, project.user_id, project.id)).toEqual(
      namedBy(await imagesOf(db, project.id)),
    ),
  ).toPass()
  expect(await uploadsOf(db, project.id)).toBe(0)

  await page.goto(`/projects/${project.slug}`)
  await expect(page.getByRole('heading', { name: 'Set 3' })).toBeVisible()
  const pictures = page.getByRole('region').getByRole('link', { name: /, enlarge$/ })
  await expect(pictures).toHaveCount(8)
  await expect(page.locator('video')).toHaveCount(1)
  await expect(page.getByText(project.description)).toBeVisible()
  await owner.goto('/projects/new')
  await expect(form.notice).toHaveCount(0)
})

test('what is wrong is said at once, beside the field, and the first of them has the focus', async ({
  owner,
}) => {
  const form = new ProjectForm(owner)
  await form.openNew()
  await expectAccessibleAtEach(owner, 'the empty form')
  await form.save.click()
  await expect(form.title).toBeFocused()
  for (const problem of [
    'Please enter a title',
    'Please enter a location',
    'Please choose a start date',
    'Please enter a description',
  ]) {
    await expect(form.form.getByText(problem)).toBeVisible()
  }
  await expectAccessible(owner, 'the form with errors')
  // Putting one right takes its message away, and the focus stays where one types.
  const location = form.form.getByLabel('Location')
  await location.pressSequentially('Dur')
  await expect(form.form.getByText('Please enter a location')).toHaveCount(0)
  await expect(location).toBeFocused()
  await form.fill({ ...words(), completionDate: '2026-03-01', description: 'Oak.' })
  await form.save.click()
  await expect(form.form.getByLabel('Completion Date')).toBeFocused()
  await expect(form.form.getByText('The completion date is before the start date')).toBeVisible()
})

test('files that are refused are named in the words of the specification and hold up the save', async ({
  owner,
  db,
}) => {
  const form = new ProjectForm(owner)
  await form.openNew()
  await form.fill({ ...words(), description: 'Oak.' })
  const text = (name: string, mimeType = 'text/plain') => ({
    name,
    mimeType,
    buffer: Buffer.from('words'),
  })
  await form.half('before', 1).setInputFiles(text('before.txt'))
  await form.half('after', 1).setInputFiles(text('after.txt'))
  // It calls itself a photo: only the server can see that it is none.
  await form.half('after', 2).setInputFiles(text('false.jpg', 'image/jpeg'))
  await form.half('before', 3).setInputFiles({
    name: 'large.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.alloc(5 * 1024 * 1024 + 1),
  })
  await form.addVideos(text('film.txt'))
  for (const [name, problem] of [
    ['before.txt', 'Please upload a valid image file for the before image'],
    ['after.txt', 'Please upload a valid image file for the after image'],
    ['false.jpg', 'Please upload a valid image file for the after image'],
    ['large.jpg', 'before image size should be less than 5MB'],
    ['film.txt', 'Please upload a valid video file'],
  ] as const) {
    await expect(form.tile(name).getByText(problem).first()).toBeVisible()
  }
  await expectAccessible(owner, 'the form with refused files')
  await form.save.click()
  const blocked = form.form.getByRole('alert').filter({ hasText: 'Not saved yet' })
  await expect(blocked).toBeFocused()
  for (const name of ['before.txt', 'after.txt', 'false.jpg', 'large.jpg', 'film.txt']) {
    await blocked.getByRole('button', { name: `Remove ${name}` }).click()
  }
  await expect(blocked).toHaveCount(0)
  await form.save.click()
  await expect(owner.getByText('Project created successfully!')).toBeVisible()
  const { data: project } = await db
    .from('projects')
    .select('id, user_id')
    .eq('title', title)
    .single()
  expect(await imagesOf(db, project?.id ?? '')).toEqual([])
  await expect.poll(() => filesOf(db, project?.user_id ?? '', project?.id ?? '')).toEqual([])
})
