import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ledger, tell } from './dose'

it('prints reports by row, and nothing without reports', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ledger-'))
  const file = join(folder, 'told.jsonl')
  const before = process.env.TEST_LEDGER
  try {
    process.env.TEST_LEDGER = file
    expect(ledger(file)).toBe('')
    tell({ row: 'sweep', did: '60 strays', found: '0 left' })
    tell({ row: 'badge', did: '1,000 events', found: 'equals the count' })
    expect(ledger(file)).toBe(
      'badge\n    1,000 events: equals the count\nsweep\n    60 strays: 0 left',
    )
  } finally {
    if (before === undefined) delete process.env.TEST_LEDGER
    else process.env.TEST_LEDGER = before
    rmSync(folder, { recursive: true })
  }
})
