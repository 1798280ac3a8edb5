import { render, screen } from '@testing-library/react'
import { services } from '@/lib/content/services'
import { TownsInWords } from './towns-in-words'

let towns: string[]
jest.mock('@/lib/projects/in-towns', () => ({ listTowns: async () => towns }))

const shown = async () => {
  const { unmount } = render(await TownsInWords({ service: services.windows }))
  const text = screen.getByRole('region').textContent?.replaceAll('\u00a0', ' ')
  const hrefs = screen.queryAllByRole('link').map((link) => link.getAttribute('href'))
  unmount()
  return { text, hrefs }
}

test('towns with finished work of the kind lead to it, the others follow', async () => {
  towns = ['Gateshead', 'Durham']
  const { text, hrefs } = await shown()
  expect(text).toContain('We fit windows across the North East')
  expect(text).toContain('See our windows in Gateshead and Durham.')
  expect(text).toContain('We also work in Whitley Bay, North Shields,')
  expect(hrefs).toEqual(['/projects/in/gateshead/windows', '/projects/in/durham/windows'])
})

test('without any work to see, all ten towns are named', async () => {
  towns = []
  const { text, hrefs } = await shown()
  expect(text).toMatch(/We work in Whitley Bay, .+ and Middlesbrough\.$/)
  expect(text).not.toContain('See our')
  expect(hrefs).toEqual([])
})
