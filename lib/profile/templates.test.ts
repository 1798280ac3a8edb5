import { templatesFrom, templatesSchema } from './templates'

it('keeps pairs that are filled in, and null where there is none', () => {
  const form = { title_0: ' Visit \n', text_0: 'Hello\r\n{name}', title_1: '', text_1: ' ' }
  expect(templatesSchema.parse(form)).toEqual({
    reply_templates: [{ title: 'Visit', text: 'Hello\n{name}' }],
  })
  expect(templatesSchema.parse({ title_0: '', text_0: '' })).toEqual({ reply_templates: null })
})

it.each([
  [{}, 'title_0'],
  [{ title_0: 1, text_0: 'x' }, 'title_0'],
  [{ title_0: '', text_0: 'x' }, 'title_0'],
  [{ title_0: 'x', text_0: '' }, 'text_0'],
  [{ title_0: 'x'.repeat(61), text_0: 'x' }, 'title_0'],
  [{ title_0: 'x', text_0: 'é'.repeat(801) }, 'text_0'],
])('refuses %j at its field', (form, field) => {
  const { error } = templatesSchema.safeParse(form)
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([field])
})

it('shows nothing for what is no list of templates', () => {
  expect(templatesFrom(null)).toEqual([])
  expect(templatesFrom([{ title: 1 }])).toEqual([])
})
