import type { Page } from '@playwright/test'
import { environment } from './environment'

/** Our own host, and storage, which serves videos. */
const origins = [environment.baseUrl, environment.storageUrl].map((url) => new URL(url).origin)

/**
 * Collects whatever a page complains of: console, uncaught errors, requests that failed, were
 * refused or went to somebody else.
 */
export function collectComplaints(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    const isInline = protocol === 'data:' || protocol === 'blob:'
    if (!isInline && !origins.includes(origin)) complaints.push(`Asked others: ${request.url()}`)
  })
  page.on('requestfailed', (request) => {
    // Leaving a page cancels what it was still fetching.
    const reason = request.failure()?.errorText ?? ''
    if (reason !== 'net::ERR_ABORTED') complaints.push(`${request.url()}: ${reason}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.url()}: ${response.status()}`)
  })
  return complaints
}
