import type { Embedded } from './embedded.ts'

type Row = [label: string, value: string | undefined]

/** Prints addresses, accounts and the time taken after a start. */
export function announce(embedded: Embedded | undefined, addresses: Row[]): void {
  const rows = [...addresses, ...accountRows(embedded), ['Ready in', secondsUp()] as const]
  const shown = rows.filter(([, value]) => value)
  const width = Math.max(...shown.map(([label]) => label.length))
  console.log('')
  for (const [label, value] of shown) console.log(`  ${label.padEnd(width)}  ${value}`)
  console.log('')
}

function accountRows(embedded: Embedded | undefined): Row[] {
  if (!embedded) return []
  const { owner, mailboxUrl } = embedded
  return [
    ['Demo owner', owner?.email],
    ['Password', owner && (owner.password ?? '(changed by the owner)')],
    ['Mailbox', mailboxUrl],
  ]
}

/** Since this process began, including Node's own start. */
const secondsUp = () => `${process.uptime().toFixed(1)} s`
