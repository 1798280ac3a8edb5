import { differenceInCalendarDays, format, isValid, parseISO } from 'date-fns'
import type { ProjectValues } from './editor/form-values'
import { type ProjectStatus, serviceFlags, serviceTypes, statusOf } from './schema'

/** Values that a template may use, all from the form. */
interface Facts {
  /** 'Bay windows in Durham', or the part that is filled in. */
  name: string
  location: string
  features: string
  start: string
  end: string
  duration: string
}

type Template = (facts: Facts) => (string | false)[]

/** specification §4. */
const templates: Record<ProjectStatus, Template[]> = {
  completed: [
    ({ name, features, start, end, duration }) => [
      `${name} is finished.`,
      features && `The work covered ${features}.`,
      begun(start, end, duration),
    ],
    ({ name, features, start, end, duration }) => [
      `We have completed this project: ${name}.`,
      duration &&
        (duration === SAME_DAY
          ? `It was started and finished on the same day, ${start}.`
          : `From ${start} to ${end}, the job took ${duration}.`),
      !duration && start && `We started on ${start}.`,
      features && `It included ${features}.`,
    ],
    ({ name, features, start, duration, location }) => [
      location ? `Another project completed in ${location}.` : 'Another project completed.',
      features ? `${name} covered ${features}.` : `${name} is done.`,
      duration &&
        (duration === SAME_DAY
          ? `We started on ${start} and finished the same day.`
          : `We started on ${start} and the job took ${duration}.`),
      !duration && start && `We started on ${start}.`,
    ],
  ],
  in_progress: [
    ({ name, features, start, end }) => [
      `${name} is under way.`,
      start && `Start of work: ${start}.`,
      features && `The work covers ${features}.`,
      end && `Planned completion: ${end}.`,
    ],
    ({ name, features, start, end }) => [
      `We are working on this project: ${name}.`,
      features && `It includes ${features}.`,
      end
        ? start && `The work is planned from ${start} to ${end}.`
        : start && `The start date is ${start}.`,
    ],
  ],
  pending: [
    ({ name, features, start, end }) => [
      `${name} is planned.`,
      start && `Work is due to start on ${start}${end ? ` and to be finished on ${end}` : ''}.`,
      features && `It will cover ${features}.`,
    ],
    ({ name, features, start }) => [
      `Coming up: ${name}.`,
      features && `The project includes ${features}.`,
      start && `We plan to start on ${start}.`,
    ],
    ({ name, features, start, end }) => [
      `We are preparing this project: ${name}.`,
      features && `The work will include ${features}.`,
      start && `Planned start: ${start}.`,
      end && `Planned completion: ${end}.`,
    ],
  ],
}

/**
 * A description made from the form's current values (specification §4).
 * @param random from 0 to below 1, chooses the template
 */
export function describeProject(values: ProjectValues, random: () => number = Math.random): string {
  const choice = templates[statusOf(values.status)]
  const template = choice[Math.floor(random() * choice.length)]
  return template ? template(factsOf(values)).filter(Boolean).join(' ') : ''
}

const SAME_DAY = 'the same day'

/** Duration of a job in words (specification §4); empty where unknown. */
export function durationWords(start: string, end: string): string {
  const [from, to] = [parseISO(start), parseISO(end)]
  if (!isValid(from) || !isValid(to)) return ''
  const days = differenceInCalendarDays(to, from)
  if (days < 0) return ''
  if (days === 0) return SAME_DAY
  if (days === 1) return 'one day'
  if (days < 7) return `${days} days`
  const weeks = Math.floor(days / 7)
  const rest = days % 7
  if (rest >= 5) return `about ${weeks + 1} weeks`
  const inWeeks = weeks === 1 ? 'one week' : `${weeks} weeks`
  if (rest === 0) return inWeeks
  return `${inWeeks} and ${rest === 1 ? 'one day' : `${rest} days`}`
}

function begun(start: string, end: string, duration: string): string {
  if (!start) return ''
  if (!duration) return `We started on ${start}.`
  return duration === SAME_DAY
    ? `We started on ${start} and finished on the same day.`
    : `We started on ${start} and finished on ${end}: ${duration} in all.`
}

function factsOf(values: ProjectValues): Facts {
  const title = values.title.trim().replace(/[.!?\s]+$/, '')
  const location = values.location.trim().replace(/[.!?\s]+$/, '')
  const features = serviceTypes.filter((service) => values[serviceFlags[service]])
  return {
    name: `${title || 'This project'}${location ? ` in ${location}` : ''}`,
    location,
    features: [features.slice(0, -1).join(', '), features.at(-1)].filter(Boolean).join(' and '),
    start: dayInWords(values.start_date),
    end: dayInWords(values.completion_date),
    duration: durationWords(values.start_date, values.completion_date),
  }
}

function dayInWords(day: string): string {
  const date = parseISO(day)
  return isValid(date) ? format(date, 'd MMMM yyyy') : ''
}
