import type { Embedded } from './embedded.ts'

/** Prints addresses and accounts after a start. */
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
    ['Password', owner && (owner.password ?? '(changed by the owner)')],
    ['Mailbox', mailboxUrl],
  ]
}

/** Seconds since this process began, including Node's own start. */
export const secondsUp = () => `${process.uptime().toFixed(1)} s`
