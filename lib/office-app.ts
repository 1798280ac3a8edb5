/** Addresses of the office as an app. Not among the routes, which visitors load too. */
export const officeApp = {
  worker: '/office-worker.js',
  manifest: '/office.webmanifest',
  /** Where the device's share menu sends photos; the worker answers. */
  share: '/dashboard/share',
} as const

/** The Trusted Types policy that lets pages of the office, and no others, register the worker. */
export const WORKER_POLICY = 'office-worker'
