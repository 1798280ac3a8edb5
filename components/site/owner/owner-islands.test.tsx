import { act, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { OwnerBar, OwnerProjectSet, OwnerProjectTools } from './owner-islands'

const mockLost = () => {
  throw new Error('The chunk did not arrive')
}
jest.mock('./owner-bar-live', () => mockLost())
jest.mock('./owner-project-controls', () => mockLost())
jest.mock('./use-owner', () => ({ useSignedIn: () => true, useIsOwner: () => true }))

const project = { projectId: 'project', ownerId: 'owner' }
const parts: [string, ReactNode][] = [
  ['the bottom bar', <OwnerBar key="bar" />],
  ['the tools of a project', <OwnerProjectTools key="tools" {...project} slug="a-door" />],
  ['the tool of a set', <OwnerProjectSet key="set" {...project} setId="set" number={1} />],
]

afterEach(() => jest.restoreAllMocks())

it.each(parts)('where the code of %s is lost, the page stays as for a visitor', async (_, part) => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  const { container } = await act(async () =>
    render(
      <>
        <h1>A door</h1>
        {part}
      </>,
    ),
  )
  expect(screen.getByRole('heading')).toBeVisible()
  expect(container.children).toHaveLength(1)
  expect(log.mock.calls).toEqual([
    [expect.stringContaining('Could not load a part of this page'), expect.any(Error)],
  ])
})
