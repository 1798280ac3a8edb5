import type { Embedded } from './embedded.ts'

/** The lines a person needs after a start. */
export function announce(rows: [string, string | undefined][]): void {
  const shown = rows.filter(([, value]) => value)
  const width = Math.max(...shown.map(([label]) => label.length))
  console.log('')
  for (const [label, value] of shown) console.log(`  ${label.padEnd(width)}  ${value}`)
  console.log('')
}

export function embeddedRows(embedded: Embedded | undefined): [string, string | undefined][] {
  if (!embedded) return []
  const { owner, mailboxUrl } = embedded
  return [
    ['Demo owner', owner?.email],
    ['Password', owner && (owner.password ?? '(the one it was changed to)')],
    ['Mailbox', mailboxUrl],
  ]
}

/** Seconds since this process began, Node's own start included. */
export const secondsUp = () => `${process.uptime().toFixed(1)} s`
