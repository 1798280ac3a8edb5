import {
  cardDates,
  excerptOf,
  fullDate,
  monthAndYear,
  paragraphs,
  photosToCome,
  preview,
  statusWords,
} from './format'

describe('dates', () => {
  it('are formatted for each page', () => {
    expect(monthAndYear('2026-03-04')).toBe('Mar 2026')
    expect(fullDate('2026-03-04')).toBe('Mar 4, 2026')
  })

  it.each(['2026-01-01', '2026-03-29', '2026-10-25', '2026-12-31'])(
    'of a stored day are that day, clock changes and all: %s',
    (day) => {
      const [year, , date] = day.split('-')
      expect(fullDate(day)).toContain(` ${Number(date)}, ${year}`)
    },
  )

  const card = (status: keyof typeof statusWords, completionDate: string | null) =>
    cardDates({ status, startDate: '2026-03-04', completionDate })

  it('on a card show the start, the time since or the span', () => {
    expect(card('pending', null)).toBe('From Mar 2026')
    expect(card('in_progress', null)).toBe('Since Mar 2026')
    expect(card('completed', '2026-05-02')).toBe('Mar 2026 – May 2026')
    expect(card('completed', '2026-03-20')).toBe('Mar 2026')
    expect(card('completed', null)).toBe('Mar 2026')
  })
})

it.each([
  ['pending', true, 'Photos follow once work starts, planned for Dec 16, 2026.'],
  ['pending', false, 'Photos follow once work has started.'],
  ['in_progress', false, "We'll add photos as the work progresses."],
  ['completed', false, "We haven't added any photos of this project yet."],
] as const)('%s, its start ahead: %s, says when photos follow', (status, isAhead, words) => {
  expect(photosToCome({ status, startDate: '2026-12-16' }, isAhead)).toBe(words)
})

describe('status', () => {
  it('has public words and colours', () => {
    expect(statusWords).toEqual({
      pending: { label: 'Upcoming', tone: 'amber' },
      in_progress: { label: 'Ongoing', tone: 'blue' },
      completed: { label: 'Completed', tone: 'green' },
    })
  })
})

describe('preview', () => {
  it('keeps a short description, in one line', () => {
    expect(preview('  A bay\n\nand a  door ')).toBe('A bay and a door')
    expect(preview('x'.repeat(100))).toBe('x'.repeat(100))
  })

  it('cuts at a word, within 100 characters', () => {
    const text = `${'window '.repeat(30)}`
    const cut = preview(text)
    expect(cut.length).toBeLessThanOrEqual(100)
    expect(cut).toMatch(/window…$/)
  })

  it('keeps a word that ends exactly at the cut', () => {
    expect(preview('alpha beta gamma', 11)).toBe('alpha beta…')
    expect(preview('alpha betas gamma', 11)).toBe('alpha…')
  })

  it('drops a comma or dash before the ellipsis', () => {
    expect(preview('alpha beta, gamma delta', 12)).toBe('alpha beta…')
    expect(preview('alpha – beta gamma', 12)).toBe('alpha…')
  })

  it('cuts one long word without splitting a character', () => {
    const cut = preview('😀'.repeat(80))
    expect(cut.length).toBeLessThanOrEqual(100)
    expect(cut.isWellFormed()).toBe(true)
    expect(cut.endsWith('😀…')).toBe(true)
  })
})

it('a description is split into paragraphs at blank lines', () => {
  expect(paragraphs('One.\nStill one.\n\n \nTwo.\n\n')).toEqual(['One.\nStill one.', 'Two.'])
})

describe('an excerpt for a card', () => {
  it('holds more sentences on a lead', () => {
    const text = `The door stuck. ${'It leaked when the wind stood on it. '.repeat(9)}`
    expect(excerptOf(text, 'lead').length).toBeGreaterThan(excerptOf(text).length)
    expect(excerptOf(text, 'lead')).toMatch(/^The door stuck\. .{100,}it\.$/)
  })

  it('is made of whole sentences where two lines hold them', () => {
    expect(excerptOf('The door stuck. It leaked when the wind stood on it.\n\nNow it shuts.')).toBe(
      'The door stuck. It leaked when the wind stood on it. Now it shuts.',
    )
    const first = 'Flush white casements in place of brown frames.'
    expect(excerptOf(`${first} ${'The reveals were made good. '.repeat(9)}`)).toBe(first)
  })
  it('is more than two lines, to be clamped, where the first sentence says too little or too much', () => {
    const short = `Done. ${'It was a long job on a tall house, with many windows, '.repeat(9)}`
    expect(excerptOf(short).length).toBeGreaterThan(150)
    expect(excerptOf('word '.repeat(100)).length).toBeGreaterThan(150)
  })
})
