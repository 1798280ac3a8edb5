import { notFound } from 'next/navigation'

export const instant = false

/** Below the dashboard even what does not exist is the office's: the site's own 404 page carries no nonce. */
export default function UnknownOfficePage() {
  notFound()
}
