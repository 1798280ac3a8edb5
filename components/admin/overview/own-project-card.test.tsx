import { render, screen, within } from '@testing-library/react'
import { NoProjects } from '@/components/admin/own-projects/empty'
import type { Picture } from '@/lib/picture'
import type { OwnProject } from '@/lib/projects/own-rows'
import { OwnProjectCard } from './own-project-card'

// The words of specification §2, Dashboard.

const picture = (of: string): Picture => ({
  ...{ src: `https://db.example/${of}.jpg`, alt: `Bay window in Durham, ${of}` },
  ...{ width: 1200, height: 800, colour: '#a8412a', formats: ['webp'] },
})
const project: OwnProject = {
  ...{ id: '1', slug: 'bay-window-in-durham', title: 'Bay window', location: 'Durham' },
  ...{ status: 'completed', startDate: '2026-01-15', createdAt: '2026-02-01' },
  ...{ is_hidden: false, before: picture('before'), after: picture('after') },
  cover: picture('after'),
}

function shown(changes: Partial<OwnProject> = {}) {
  const { container } = render(<OwnProjectCard project={{ ...project, ...changes }} />)
  const card = screen.getByRole('article')
  const pictures = within(card)
    .queryAllByRole('img')
    .map((image) => image.getAttribute('alt'))
  return { card, pictures, hasPlaceholder: container.querySelector('[aria-hidden=true]') !== null }
}

it('shows before and after, title, location, start date and status', () => {
  const { card, pictures, hasPlaceholder } = shown()
  expect(pictures).toEqual(['Bay window in Durham, before', 'Bay window in Durham, after'])
  expect([within(card).getByText('Before'), within(card).getByText('After')]).toHaveLength(2)
  expect(hasPlaceholder).toBe(false)
  expect(within(card).getByRole('heading', { name: 'Bay window' })).toBeVisible()
  const view = within(card).getByRole('link', { name: 'View Bay window' })
  expect(view).toHaveAttribute('href', '/projects/bay-window-in-durham')
  expect(card).toHaveTextContent('Durham · Jan 2026')
  expect(within(card).getByText('completed')).toBeVisible()
  const edit = within(card).getByRole('link', { name: 'Edit Bay window' })
  expect(edit).toHaveAttribute('href', '/projects/bay-window-in-durham/edit')
})

it.each<[string, Partial<OwnProject>, string[]]>([
  ['the primary image, which is an after', { before: null }, ['Bay window in Durham, after']],
  [
    'the cover rather than the before image',
    { after: null, cover: picture('progress') },
    ['Bay window in Durham, progress'],
  ],
  ['a placeholder', { before: null, after: null, cover: null }, []],
])('else shows %s', (_, changes, alts) => {
  const { card, pictures, hasPlaceholder } = shown(changes)
  expect(pictures).toEqual(alts)
  expect(within(card).queryByText('Before')).toBeNull()
  expect(hasPlaceholder).toBe(alts.length === 0)
  expect(within(card).queryAllByText('No photos yet')).toHaveLength(alts.length === 0 ? 1 : 0)
})

it('labels a before image that is all there is', () => {
  const { card, pictures } = shown({ after: null, cover: picture('before') })
  expect(pictures).toEqual(['Bay window in Durham, before'])
  expect(within(card).getByText('Before')).toBeVisible()
})

it.each([
  ['pending', 'pending', 'from Jan 2026'],
  ['in_progress', 'in progress', 'from Jan 2026'],
  ['completed', 'completed', 'Jan 2026'],
] as const)('shows %s as its raw value with a space', (status, words, date) => {
  const { card } = shown({ status })
  expect(within(card).getByText(words)).toBeVisible()
  expect(card).toHaveTextContent(`Durham · ${date}`)
})

it('names a picture in a size of a list, with its own shape', () => {
  const { card } = shown()
  const [first] = within(card).getAllByRole('img')
  expect(first).toHaveAttribute('srcset', expect.stringContaining('/before/256.webp 256w'))
  expect([first?.getAttribute('width'), first?.getAttribute('height')]).toEqual(['1200', '800'])
})

it('without a project says No projects yet, and offers to make one', () => {
  render(<NoProjects />)
  expect(screen.getByRole('heading', { name: 'No projects yet' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'New Project' })).toHaveAttribute('href', '/projects/new')
})
