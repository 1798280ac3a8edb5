import { valuesOf } from './form-values'
import { proposeDetails, withProposal } from './proposal'

const [early, late] = ['2026-03-02', '2026-03-07']
const before = { type: 'before', date: early } as const
const progress = { type: 'progress', date: '2026-03-04' } as const
const after = { type: 'after', date: late } as const
const roker = { latitude: 54.92, longitude: -1.3667 }

const span = { status: 'completed', start_date: early, completion_date: late }

test.each([
  ['before and after', [before, after], span],
  ['in any order', [after, progress, before], span],
  ['before alone', [before], { status: 'pending' }],
  ['the work alone', [progress], { status: 'in_progress', start_date: '2026-03-04' }],
  ['before and the work', [before, progress], { status: 'in_progress', start_date: early }],
  ['after alone', [after], { status: 'completed', completion_date: late }],
  [
    'one day',
    [before, { ...after, date: early }],
    { status: 'completed', start_date: early, completion_date: early },
  ],
  [
    'without dates',
    [
      { ...before, date: '' },
      { ...after, date: '' },
    ],
    { status: 'completed' },
  ],
  ['no photos', [], {}],
] as const)('photos of %s', (_, photos, details) => {
  expect(proposeDetails([...photos], [])).toEqual(details)
})

test('the town', () => {
  expect(proposeDetails([before], [roker])).toMatchObject({ location: 'Sunderland' })
})

describe('a proposal', () => {
  const proposed = { location: 'Sunderland', ...span }

  it('fills what is empty', () => {
    const taken = withProposal(valuesOf(), [], {}, proposed)
    expect(taken.values).toEqual({ ...valuesOf(), ...proposed })
    expect(taken.proposed).toEqual(proposed)
  })

  it('leaves alone what the owner wrote, chose or emptied', () => {
    const own = { ...valuesOf(), location: 'Roker', start_date: '' }
    const taken = withProposal(own, ['location', 'start_date', 'status'], {}, proposed)
    expect(taken.values).toEqual({ ...own, completion_date: late })
    expect(taken.proposed).toEqual({ completion_date: late })
    // Of a draft it is not known who wrote it.
    const drafted = withProposal({ ...valuesOf(), location: 'Roker' }, [], {}, proposed)
    expect(drafted.values.location).toBe('Roker')
  })

  it('gives way to a later one, and stays where that knows nothing', () => {
    const first = withProposal(valuesOf(), [], {}, proposed)
    const next = { location: 'Durham', completion_date: undefined }
    const second = withProposal(first.values, [], first.proposed, next)
    expect(second.values).toMatchObject({ location: 'Durham', completion_date: late })
  })
})
