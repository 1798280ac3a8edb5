import { TIME_ZONE } from '../time-zone'
import { britishClock } from './british-clock'

test('the week begins on Monday, in Britain', () => {
  expect(britishClock(new Date('2026-11-23T00:00:00Z'))).toEqual({ day: 0, time: '00:00' })
  expect(britishClock(new Date('2026-07-19T23:30:00Z'))).toEqual({ day: 0, time: '00:30' })
  expect(britishClock(new Date('2026-11-22T23:59:00Z'))).toEqual({ day: 6, time: '23:59' })
})

test('day and time are what the time zone database says, also in years to come', () => {
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: TIME_ZONE,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
  const hours = Array.from(
    { length: 15 * 366 * 24 },
    (_, index) => Date.UTC(2026, 0) + index * 36e5,
  )
  const wrong = hours
    .flatMap((hour) => [new Date(hour - 1), new Date(hour)])
    .filter((at) => {
      const { day, time } = britishClock(at)
      return `${days[day]} ${time}` !== clock.format(at).replace(',', '')
    })
  expect(wrong).toEqual([])
})
