import { render } from '@testing-library/react'
import { usePathname } from 'next/navigation'
import { reloadPage } from '@/components/ui/reload-page'
import { FragmentEntries } from './fragment-entries'

jest.mock('next/navigation', () => ({ usePathname: jest.fn(() => '/') }))
jest.mock('@/components/ui/reload-page', () => ({ reloadPage: jest.fn() }))

const written = jest.spyOn(window.history, 'replaceState')
const comeBack = () => window.dispatchEvent(new PopStateEvent('popstate'))

beforeEach(() => {
  window.history.replaceState(null, '', '/#content')
  jest.clearAllMocks()
})

it('has the router write into the entry that a link to a part of the page made', () => {
  render(<FragmentEntries />)
  comeBack()
  expect(written.mock.calls).toEqual([[null, '', 'http://localhost/#content']])
})

it('leaves an entry of the router’s own as it is', () => {
  window.history.replaceState({ __NA: true }, '')
  written.mockClear()
  render(<FragmentEntries />)
  comeBack()
  expect(written).not.toHaveBeenCalled()
  expect(reloadPage).not.toHaveBeenCalled()
})

it('loads the page of an entry that was made before there was a router', () => {
  jest.mocked(usePathname).mockReturnValue('/doors')
  render(<FragmentEntries />)
  comeBack()
  expect(reloadPage).toHaveBeenCalledTimes(1)
  expect(written).not.toHaveBeenCalled()
})
