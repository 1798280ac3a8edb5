import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DropZone } from './drop-zone'

const a = new File(['a'], 'a.jpg', { type: 'image/jpeg' })
const b = new File(['b'], 'b.jpg', { type: 'image/jpeg' })
const carrying = (...files: File[]) => ({
  dataTransfer: { files, types: ['Files'], dropEffect: '' },
})
const onFiles = jest.fn()
const input = () => screen.getByLabelText<HTMLInputElement>('Before image')
const zone = () => input().parentElement as HTMLElement

function show(more: Partial<Parameters<typeof DropZone>[0]> = {}) {
  return render(
    <DropZone
      purpose="before"
      label="Before image"
      hint="Taken before the work"
      rawLimitMB={7}
      onFiles={onFiles}
      {...more}
    />,
  )
}

beforeEach(() => onFiles.mockClear())

test('a chosen file is passed on, and the same one may be chosen again', async () => {
  show()
  await userEvent.upload(input(), a)
  await userEvent.upload(input(), a)
  expect(onFiles.mock.calls).toEqual([[[a]], [[a]]])
})

test('the keyboard reaches it, and it says what it takes', async () => {
  show()
  await userEvent.tab()
  expect(input()).toHaveFocus()
  expect(input()).toHaveAccessibleName('Before image')
  expect(input()).toHaveAccessibleDescription('Taken before the work JPEG, PNG or WebP, up to 7MB')
  expect(input().accept).toBe('image/jpeg,image/png,image/webp,image/heic,image/heif')
})

test('a small one keeps its full name', () => {
  show({ label: 'Add photo', about: 'as before image of set 2', hint: undefined })
  const small = screen.getByLabelText('Add photo as before image of set 2')
  expect(small).toHaveAccessibleName('Add photo as before image of set 2')
  expect(small).toHaveAccessibleDescription('JPEG, PNG or WebP, up to 7MB')
})

test('videos have a list of their own', () => {
  show({ purpose: 'video' })
  expect(input().accept).toBe('video/mp4,video/webm,video/ogg,video/quicktime')
})

// jsdom knows no DragEvent, whose relatedTarget a MouseEvent has too.
const leaveFor = (relatedTarget: Element) =>
  fireEvent(zone(), new MouseEvent('dragleave', { bubbles: true, relatedTarget }))

test('a dropped file is taken, and where it would fall is shown', () => {
  show()
  fireEvent.dragOver(zone(), carrying(a))
  expect(zone()).toHaveAttribute('data-over')
  leaveFor(input())
  expect(zone()).toHaveAttribute('data-over')
  leaveFor(document.body)
  expect(zone()).not.toHaveAttribute('data-over')
  fireEvent.dragOver(zone(), carrying(a))
  fireEvent.drop(zone(), carrying(a))
  expect(zone()).not.toHaveAttribute('data-over')
  expect(onFiles.mock.calls).toEqual([[[a]]])
})

test('only where several are wanted are several taken', () => {
  const { unmount } = show()
  fireEvent.drop(zone(), carrying(a, b))
  unmount()
  show({ multiple: true })
  fireEvent.drop(zone(), carrying(a, b))
  expect(onFiles.mock.calls.map(([files]) => files)).toEqual([[a], [a, b]])
})

test('a picture from the clipboard is taken, and text is left to others', () => {
  show()
  fireEvent.paste(input(), { clipboardData: { files: [a] } })
  expect(onFiles.mock.calls).toEqual([[[a]]])
  const text = createEvent.paste(input(), { clipboardData: { files: [] } })
  fireEvent(input(), text)
  expect(text.defaultPrevented).toBe(false)
  expect(onFiles).toHaveBeenCalledTimes(1)
})

test('a file that misses the zone does not open in the place of the form', () => {
  const { unmount } = show()
  const missed = createEvent.drop(document.body, carrying(a))
  fireEvent(document.body, missed)
  expect(missed.defaultPrevented).toBe(true)
  expect(onFiles).not.toHaveBeenCalled()
  unmount()
  const later = createEvent.drop(document.body, carrying(a))
  fireEvent(document.body, later)
  expect(later.defaultPrevented).toBe(false)
})
