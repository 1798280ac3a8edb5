import { format, isValid, parseISO } from 'date-fns'
import type { ServiceSlug } from '@/lib/routes'
import type { ProjectValues } from '../editor/form-values'
import { type ProjectStatus, serviceFlags, serviceTypes, statusOf } from '../schema'
import { durationWords, SAME_DAY } from './duration'
import { asNounPhrase } from './job-title'

/** Values that a template may use, all from the form; empty where unknown. */
interface Facts {
  /** What was done: 'a bay window and front door in Roker', 'our work on windows in Roker'. */
  job: string
  /** What it was done to: 'a bay window and front door in Roker', 'windows in Roker'. */
  topic: string
  /** Before what the title does not say: 'included doors', 'also included doors'. */
  extras: string
  isAlso: boolean
  start: string
  end: string
  duration: string
}

type Template = (facts: Facts) => (string | false)[]

/** specification §4. */
const templates: Record<ProjectStatus, Template[]> = {
  completed: [
    (facts) => [
      `We have finished ${facts.job}.`,
      included(facts),
      facts.duration ? took('It took us', facts) : facts.start && `We started on ${facts.start}.`,
    ],
    (facts) => [
      facts.start
        ? `On ${facts.start} we started work on ${facts.topic}.`
        : `Our work on ${facts.topic} is done.`,
      included(facts),
      facts.duration
        ? facts.duration === SAME_DAY
          ? 'The job was done on the same day.'
          : `The job was done in ${facts.duration}.`
        : facts.start && 'The job is now done.',
    ],
    (facts) => [
      `Another job finished: ${facts.topic}.`,
      included(facts),
      facts.duration
        ? took('From start to finish it took', facts)
        : facts.start && `Work began on ${facts.start}.`,
    ],
  ],
  in_progress: [
    ({ topic, start, end, ...facts }) => [
      `We are working on ${topic}.`,
      included(facts, 'includes'),
      start && `Work started on ${start}.`,
      end && `We plan to finish on ${end}.`,
    ],
    ({ topic, start, end, ...facts }) => [
      `Work is under way on ${topic}.`,
      start && `We began on ${start}.`,
      included(facts, 'includes'),
      end && `It should be done by ${end}.`,
    ],
  ],
  pending: [
    ({ topic, start, end, ...facts }) => [
      `We will soon be working on ${topic}.`,
      included(facts, 'will include'),
      start && `We start on ${start}.`,
      end && `We plan to finish on ${end}.`,
    ],
    ({ topic, start, ...facts }) => [
      `Coming up: ${topic}.`,
      included(facts, 'will include'),
      start && `Work is due to start on ${start}.`,
    ],
    ({ topic, start, end, ...facts }) => [
      `Next on our list: ${topic}.`,
      start && `We are due to start on ${start}.`,
      included(facts, 'will include'),
      end && `It should be done by ${end}.`,
    ],
  ],
}

/** Without any of these there is nothing to write about. */
export function isDescribable(values: ProjectValues): boolean {
  const told = [
    values.title,
    values.location,
    ...serviceTypes.map((each) => values[serviceFlags[each]]),
  ]
  return told.some((text) => text.trim())
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

function took(opening: string, { duration }: Facts): string {
  return duration === SAME_DAY
    ? 'We started and finished on the same day.'
    : `${opening} ${duration}.`
}

function included({ extras, isAlso }: Pick<Facts, 'extras' | 'isAlso'>, verb = 'included') {
  if (!extras) return ''
  const also = verb === 'will include' ? 'will also include' : `also ${verb}`
  return `The job ${isAlso ? also : verb} ${extras}.`
}

/** What a title calls each kind of work. */
const calls: Record<ServiceSlug, RegExp> = {
  windows: /window|glaz|sash|casement|skylight|rooflight/i,
  doors: /door|bi-?fold|entrance/i,
  conservatories: /conservator|orangery|orangeries|sunroom/i,
}

function factsOf(values: ProjectValues): Facts {
  const title = tidy(values.title)
  const features = serviceTypes.filter((service) => values[serviceFlags[service]])
  const unsaid = title ? features.filter((service) => !calls[service].test(title)) : []
  const work = title ? (asNounPhrase(title) ?? `our project ‘${title}’`) : ''
  const place = placeWords(tidy(values.location), title)
  const topic = work || listed(features) || 'a project'
  return {
    job: work || features.length === 0 ? `${topic}${place}` : `our work on ${topic}${place}`,
    topic: `${topic}${place}`,
    extras: listed(unsaid),
    isAlso: unsaid.length < features.length || !work.startsWith('our project'),
    start: dayInWords(values.start_date),
    end: dayInWords(values.completion_date),
    duration: durationWords(values.start_date, values.completion_date),
  }
}

/** ' in Roker'; empty where the title says it already. */
function placeWords(location: string, title: string): string {
  if (!location || title.toLowerCase().includes(location.toLowerCase())) return ''
  if (/^(?:in|at|near|by|on|outside|around) /i.test(location)) {
    return ` ${location.charAt(0).toLowerCase()}${location.slice(1)}`
  }
  // A house number.
  return ` ${/^\d/.test(location) ? 'at' : 'in'} ${location}`
}

function listed(words: readonly string[]): string {
  return [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(' and ')
}

/** Without what would end a sentence. */
function tidy(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.!?,;:\s]+$/, '')
}

function dayInWords(day: string): string {
  const date = parseISO(day)
  return isValid(date) ? format(date, 'd MMMM yyyy') : ''
}
