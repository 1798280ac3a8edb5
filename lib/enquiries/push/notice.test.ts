import { noticeOf, type Push } from './notice'

const push: Push = {
  enquiry: 'id',
  is_reminder: false,
  name: 'Ann\n Lowes',
  project_type: 'residential_doors',
  message: null,
  unread: 2,
}
const about = { path: '/dashboard/messages/id', tag: 'enquiry-id' }

test('a new enquiry is announced with name and kind, what was written only where allowed', () => {
  const notice = { ...about, title: 'New enquiry: Ann Lowes', body: 'Residential Doors', unread: 2 }
  expect(noticeOf(push)).toEqual(notice)
  expect(noticeOf({ ...push, message: 'Two doors,\nplease.' })).toEqual({
    ...notice,
    body: 'Residential Doors\nTwo doors, please.',
  })
})

test('a long text is cut, between letters', () => {
  const { body } = noticeOf({ ...push, message: '🪟'.repeat(5000) })
  expect(body).toBe(`Residential Doors\n${'🪟'.repeat(159)}…`)
})

test('a reminder says so', () => {
  expect(noticeOf({ ...push, is_reminder: true }).title).toBe('Reminder: Ann Lowes')
})

test('where nobody is signed in it names nobody and counts nothing', () => {
  const unknown = { ...push, name: null, project_type: null, unread: null }
  const body = 'Sign in to read it.'
  expect(noticeOf(unknown)).toEqual({ ...about, title: 'New enquiry', body })
  expect(noticeOf({ ...unknown, is_reminder: true })).toEqual({
    ...about,
    title: 'A reminder is due',
    body,
  })
})
