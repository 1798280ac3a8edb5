import type { CDPSession, Page } from 'playwright'

type Kind = 'script' | 'style' | 'font' | 'picture'

interface Transfer {
  url: string
  kind: Kind | undefined
  bytes: number
}

export interface Transfers {
  /** Compressed bytes of the bodies; headers depend on the protocol of the proxy in front. */
  sum(kind: Kind, isCounted?: (url: string) => boolean): number
  count(kind: Kind): number
}

/** Counts what a page loads from now on, prefetching included. */
export async function watchTransfers(page: Page): Promise<Transfers> {
  const session: CDPSession = await page.context().newCDPSession(page)
  const transfers = new Map<string, Transfer>()
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const { url, mimeType } = response
    if (!url.startsWith('http')) return
    transfers.set(requestId, { url, kind: kindOf(mimeType), bytes: 0 })
  })
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId)
    if (transfer) transfer.bytes += encodedDataLength
  })
  await session.send('Network.enable')

  const of = (kind: Kind) => [...transfers.values()].filter((transfer) => transfer.kind === kind)
  return {
    sum: (kind, isCounted = () => true) =>
      of(kind)
        .filter(({ url }) => isCounted(url))
        .reduce((total, { bytes }) => total + bytes, 0),
    count: (kind) => of(kind).length,
  }
}

function kindOf(mimeType: string): Kind | undefined {
  if (/javascript/.test(mimeType)) return 'script'
  if (mimeType === 'text/css') return 'style'
  if (/^font\/|woff/.test(mimeType)) return 'font'
  if (/^image\//.test(mimeType)) return 'picture'
  return undefined
}
