jest.mock('@/lib/env', () => ({ env: { NEXT_PUBLIC_SITE_URL: 'https://slw.example' } }))

import { breadcrumbList } from './trail'

const steps = (path: string, title?: string) => {
  const list = breadcrumbList(path, title).itemListElement as { name: string; item: string }[]
  return list.map(({ name, item }) => `${name} ${item.replace('https://slw.example', '')}`)
}

test('leads from home to the page', () => {
  expect(steps('/services/windows')).toEqual([
    'Home /',
    'Services /services',
    'Windows /services/windows',
  ])
})

test('a project is shown by its title', () => {
  expect(steps('/projects/bay-in-durham', 'Bay').at(-1)).toBe('Bay /projects/bay-in-durham')
})

test('segments without a page are skipped', () => {
  expect(steps('/projects/type/doors')).toEqual([
    'Home /',
    'Projects /projects',
    'Doors /projects/type/doors',
  ])
  expect(steps('/projects/in/whitley-bay')).toEqual([
    'Home /',
    'Projects /projects',
    'Whitley Bay /projects/in/whitley-bay',
  ])
})

test('steps are numbered from one', () => {
  expect(breadcrumbList('/contact').itemListElement).toMatchObject([
    { '@type': 'ListItem', position: 1 },
    { '@type': 'ListItem', position: 2 },
  ])
})
