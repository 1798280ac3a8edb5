import { EnquiryForm } from '../pages/enquiry-form'
import { DAILY } from '../support/daily'
import { expect, test } from '../support/fixtures'

const OPTIONS = [
  ['', 'Select a project type'],
  ['residential', 'Residential Windows'],
  ['commercial', 'Commercial Windows'],
  ['replacement', 'Window Replacement'],
  ['residential_doors', 'Residential Doors'],
  ['commercial_doors', 'Commercial Doors'],
  ['conservatory', 'Conservatory Installation'],
  ['conservatory_repair', 'Conservatory Repair'],
  ['custom', 'Custom Project'],
]

async function expectWholeForm(form: EnquiryForm) {
  await expect(form.root).toHaveCount(1)
  for (const label of ['Name', 'Email', 'Project Type', 'Message'] as const) {
    await expect(form.field(label)).toHaveAttribute('required', '')
    await expect(form.label(label)).toContainText('*')
  }
  await expect(form.field('Phone')).not.toHaveAttribute('required', '')
  await expect(form.label('Phone')).toHaveText('Phone')
  await expect(form.field('Phone')).toHaveAccessibleDescription(
    "Optional - We'll only call if needed",
  )
  await expect(form.field('Email')).toHaveAttribute('type', 'email')
  await expect(form.field('Phone')).toHaveAttribute('type', 'tel')
  const options = await form
    .field('Project Type')
    .locator('option')
    .evaluateAll((all) => all.map((option) => [option.getAttribute('value'), option.textContent]))
  expect(options).toEqual(OPTIONS)
  await expect(form.submit).toHaveText('Get Free Quote')
  await expect(form.submit).toBeDisabled()
  await expect(form.slider).toHaveAttribute('aria-valuetext', 'Not verified')
  await form.slideByClick()
  await expect(form.submit).toBeEnabled()
}

for (const [path, projectType] of Object.entries({
  '/contact': '',
  '/services/windows': 'residential',
  '/services/doors': 'residential_doors',
  '/services/conservatories': 'conservatory',
})) {
  test(`${path} has the form, set to ${projectType || 'nothing yet'}`, async ({ page }) => {
    const form = new EnquiryForm(page)
    await form.open(path)
    await expect(form.field('Project Type')).toHaveValue(projectType)
    await expectWholeForm(form)
  })
}

test('a project asks whether one would like something like it', { tag: DAILY }, async ({
  page,
  db,
}) => {
  const { data } = await db.from('projects').select('slug').limit(1).single()
  const form = new EnquiryForm(page)
  await form.open(`/projects/${data?.slug}`)
  await expect(
    page.getByRole('heading', { name: 'Interested in a Similar Project?', exact: true, level: 2 }),
  ).toBeVisible()
  await expectWholeForm(form)
})
