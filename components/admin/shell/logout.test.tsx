import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { LEAVING } from '@/components/forms/leave'
import { createDrafts, isText } from '@/lib/drafts'
import { countKeptFiles } from '@/lib/projects/editor/kept-files'
import { countSharedPhotos } from '@/lib/projects/editor/shared-photos'
import { Logout } from './logout'
import { useTypedText, useUnsavedFiles } from './unsaved-work'

jest.mock('@/lib/projects/editor/kept-files', () => ({ countKeptFiles: jest.fn() }))
jest.mock('@/lib/projects/editor/shared-photos', () => ({ countSharedPhotos: jest.fn() }))

const drafts = (name: string, storage: 'local' | 'session') =>
  createDrafts<string>({ of: 'owner', name, storage, isDraft: isText })
const onLogout = jest.fn()

function Page({ files = 0 }: { files?: number }) {
  useUnsavedFiles(files)
  useTypedText()
  return (
    <>
      <search>
        <input aria-label="Search" />
      </search>
      <form>
        <input aria-label="Company" defaultValue="SLW" />
        <input aria-label="Password" type="password" />
      </form>
      <Logout onLogout={onLogout} className="">
        {null}
      </Logout>
    </>
  )
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  jest.clearAllMocks()
  localStorage.clear()
  sessionStorage.clear()
  jest.mocked(countKeptFiles).mockResolvedValue(0)
  jest.mocked(countSharedPhotos).mockResolvedValue(0)
})

it('signs out at once where nothing would be lost', async () => {
  // jsdom does not know the search element.
  jest.spyOn(console, 'error').mockImplementation(() => {})
  render(<Page />)
  await userEvent.type(screen.getByLabelText('Search'), 'bay')
  await userEvent.type(screen.getByLabelText('Password'), 'secret')
  await press('Logout')
  expect(onLogout).toHaveBeenCalledTimes(1)
})

it('names what would be lost, harmless answer first', async () => {
  drafts('project', 'local').save('ann:new:1', 'Porch')
  drafts('project', 'local').save('bob:new:1', 'Bay')
  drafts('note', 'session').save('ann:1', 'Rings on Monday')
  // The tab's memory is no work.
  drafts('project-tab', 'session').save('ann:new', 'ann:new:1')
  jest.mocked(countKeptFiles).mockResolvedValue(2)
  jest.mocked(countSharedPhotos).mockResolvedValue(1)
  const leaving = jest.fn()
  window.addEventListener(LEAVING, leaving)
  render(<Page files={1} />)
  await press('Logout')
  const title =
    'Log out and lose 2 unsaved projects, an unsaved note, 3 unsent photos or videos and a shared photo?'
  expect(await screen.findByRole('dialog', { name: title })).toBeVisible()
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Logout',
    'Cancel',
    'Log out',
  ])
  await press('Cancel')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(onLogout).not.toHaveBeenCalled()
  await press('Logout')
  await press('Log out')
  expect(onLogout).toHaveBeenCalledTimes(1)
  expect(leaving).toHaveBeenCalledTimes(1)
  window.removeEventListener(LEAVING, leaving)
})

it('asks about text that is typed and not saved', async () => {
  render(<Page />)
  await userEvent.type(screen.getByLabelText('Company'), ' Ltd')
  await press('Logout')
  expect(
    await screen.findByRole('dialog', { name: 'Log out and lose what you typed?' }),
  ).toBeVisible()
})
