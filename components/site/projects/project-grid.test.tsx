import { render, screen } from '@testing-library/react'
import { drawings } from '@/lib/content/drawings'
import type { ProjectSummary } from '@/lib/projects/schema'
import { ProjectGrid } from './project-grid'

const picture = (name: string) => ({
  src: `https://storage.example/${name}.jpg`,
  alt: name,
  width: 1200,
  height: 800,
  formats: ['webp'] as const,
})

const project = (facts: Partial<ProjectSummary>): ProjectSummary => ({
  id: 'a',
  slug: 'bay-in-durham',
  title: 'Bay',
  location: 'Durham',
  status: 'completed',
  startDate: '2026-01-05',
  completionDate: null,
  excerpt: 'New sashes.',
  opening: 'New sashes. They slide.',
  services: ['windows'],
  cover: null,
  before: null,
  ...facts,
})

test.each([
  ['New porch', ['windows'], 'casement'],
  ['New porch', ['windows', 'doors'], 'casement'],
  ['New porch', ['windows', 'doors', 'conservatories'], 'victorian'],
  ['New porch', [], 'casement'],
  ['Lean-to for a bungalow', ['conservatories'], 'leanTo'],
  ['Lean to for a bungalow', [], 'leanTo'],
  ['New windows in Whitley Bay', ['windows'], 'casement'],
  ['Windows in Bayswater', ['windows'], 'casement'],
  ['Aluminium bi-fold doors', ['doors'], 'bifold'],
  ['Front door in Whitley Bay', ['doors'], 'composite'],
  ['Acoustic glazing', ['windows'], 'acousticGlazing'],
] as const)('%s, %j, without a photo is drawn', (title, services, name) => {
  const facts = { title, services: [...services] }
  const { container } = render(<ProjectGrid projects={[project(facts)]} />)
  expect(container.querySelector('svg path')).toHaveAttribute('d', drawings[name].glass)
})

test.each([
  ['Patio doors and kitchen window', 'windows', 'casement'],
  ['Lean-to and patio doors', 'conservatories', 'leanTo'],
] as const)('in a list of one type, %s are drawn as a kind of it', (title, type, name) => {
  const facts = { title, services: ['doors' as const, type] }
  const { container } = render(<ProjectGrid projects={[project(facts)]} type={type} />)
  expect(container.querySelector('svg path')).toHaveAttribute('d', drawings[name].glass)
})

test('the status comes before the link, which covers it', () => {
  render(<ProjectGrid projects={[project({})]} />)
  const link = screen.getByRole('link')
  const place = screen.getByText('Completed').compareDocumentPosition(link)
  expect(place).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('a pair shows its before when pointed at, loaded only then', () => {
  const pair = { cover: picture('After'), before: picture('Before') }
  render(<ProjectGrid projects={[project(pair)]} eager={1} />)
  expect(screen.getByAltText('After')).toHaveAttribute('loading', 'eager')
  expect(screen.getByAltText('Before')).toHaveAttribute('loading', 'lazy')
})

test.each([
  [7, undefined],
  [8, 5],
])('of %i cards on a phone, what stands amid them comes after %s', (count, before) => {
  const projects = Array.from({ length: count }, (_, at) => project({ id: `${at}` }))
  render(<ProjectGrid projects={projects} amid="Yours next?" />)
  const places = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(places.indexOf('Yours next?')).toBe(before ?? -1)
})

test.each([
  [1, ['lg:col-span-8']],
  [2, ['md:max-lg:hidden', 'lg:col-span-4']],
  [3, ['lg:hidden']],
  [4, ['md:max-lg:hidden', 'lg:col-span-8']],
  [5, ['lg:col-span-4']],
  [6, ['md:max-lg:hidden', 'lg:hidden']],
])('after %i cards the end fills the rest of the row, and a phone has none', (count, classes) => {
  const projects = Array.from({ length: count }, (_, index) => project({ id: `${index}` }))
  render(<ProjectGrid projects={projects} end="The end" />)
  expect(new Set(screen.getByText('The end').classList)).toEqual(
    new Set(['-mt-px', '-ml-px', 'row-span-3', 'max-md:hidden', ...classes]),
  )
})

test('a phone can show the end too', () => {
  render(<ProjectGrid projects={[project({})]} end="The end" isEndOnPhone />)
  expect(screen.getByText('The end')).not.toHaveClass('max-md:hidden')
})

describe('a lead', () => {
  const leads = (projects: ProjectSummary[]) => {
    render(<ProjectGrid projects={projects} hasLeads end="The end" />)
    return screen
      .getAllByRole('listitem')
      .flatMap((item, index) =>
        /lg:col-span-8( |$)/.test(item.className) && projects[index] ? [index] : [],
      )
  }
  const finished = (id: string, facts: Partial<ProjectSummary> = {}) =>
    project({ id, cover: picture(id), ...facts })
  const small = (id: string) => ({ ...picture(id), width: 900, height: 600 })
  const ongoing = (id: string) => finished(id, { status: 'in_progress', cover: small(id) })

  it('is the first finished job', () => {
    expect(leads([ongoing('a'), finished('b'), ongoing('c')])).toEqual([1])
  })

  it('is no work under way', () => {
    const underWay = finished('a', { status: 'in_progress' })
    expect(leads([underWay, ongoing('b'), ongoing('c')])).toEqual([])
  })

  it('does not end a row, where it would have no room', () => {
    expect(leads([ongoing('a'), ongoing('b'), finished('c'), finished('d')])).toEqual([3])
  })

  it.each([
    ['no photo', { cover: null }],
    ['a tall one', { cover: { ...picture('Tall'), width: 1100, height: 1200 } }],
    ['a small one', { cover: { ...picture('Small'), width: 900, height: 600 } }],
  ])('is not one with %s', (_, facts) => {
    expect(leads([finished('a', facts), finished('b'), ongoing('c')])).toEqual([1])
  })

  it('is also the last card, where the others fill their rows and the end stands beside it', () => {
    expect(leads([ongoing('a'), ongoing('b'), ongoing('c'), finished('d')])).toEqual([3])
    expect(screen.getByText('The end')).toHaveClass('lg:col-span-4')
  })

  it('the last may be near another', () => {
    expect(leads([...'abc'].map((id) => finished(id)))).toEqual([0, 2])
  })

  it('is rather one before the last than the last, where there is room for one', () => {
    const six = [...'abcdef'].map((id) => (id === 'e' ? finished(id) : ongoing(id)))
    expect(leads([...six, finished('g')])).toEqual([4])
  })

  it('is followed by another after three cards or more', () => {
    const finishedBut = (last: string) =>
      [...'abcdefgh'].map((id) => (id === last ? ongoing(id) : finished(id)))
    expect(leads(finishedBut('h'))).toEqual([0, 5])
  })

  it.each([
    ['at the left', () => [finished('b'), finished('a'), finished('c')]],
    ['at the right', () => [ongoing('a'), finished('b'), finished('c')]],
  ])('%s makes the card beside it tall, whose cropped picture needs more pixels', (_, made) => {
    render(<ProjectGrid projects={made()} hasLeads />)
    const desktop = '(min-width: 64rem) 45vw'
    expect(screen.getByAltText('a').getAttribute('sizes')).toContain(desktop)
    expect(screen.getByAltText('b').getAttribute('sizes')).not.toContain(desktop)
  })

  it('takes a place of the last row', () => {
    leads([finished('a'), finished('b'), finished('c'), finished('d'), finished('e')])
    expect(screen.getByText('The end')).toHaveClass('lg:hidden')
  })

  it.each([
    [1, 'max-md:hidden'],
    [2, 'md:hidden'],
  ])('is none of %i, which take half of the row each', (count, end) => {
    expect(leads([...'ab'].slice(0, count).map((id) => finished(id)))).toEqual([])
    expect(screen.getByRole('list')).not.toHaveClass('lg:grid-cols-3')
    expect(screen.getByText('The end')).toHaveClass(end)
  })
})

test('a card says that its picture shows the house as it was', () => {
  const old = project({ cover: picture('old'), isBefore: true })
  const { rerender } = render(<ProjectGrid projects={[old]} />)
  expect(screen.getByText('Before')).toBeInTheDocument()
  rerender(<ProjectGrid projects={[project({ cover: picture('new') })]} />)
  expect(screen.queryByText(/^Before/)).toBeNull()
})
