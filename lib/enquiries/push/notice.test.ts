import { deviceName } from './device-name'
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

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
test.each([
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/140.0.0.0 Mobile Safari/537.36`,
    'Chrome on Android',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/140.0 Safari/537.36 Edg/140.0`,
    'Edge on Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/18.0 Safari/605.1.15`,
    'Safari on Mac',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
    'App on iPhone',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14) ${webkit} SamsungBrowser/25.0 Chrome/121 Mobile Safari/537.36`,
    'Samsung Internet on Android',
  ],
  ['', 'Browser'],
  ['<script>'.repeat(500), 'Browser'],
])('%s is %s', (agent, name) => expect(deviceName(agent)).toBe(name))
