'use client'

import { WAITING_FOR_SIGNAL } from '@/lib/media/words'
import { ProgressBar, percent } from './progress-bar'
import type { UploadTotals } from './types'

/** Progress of all files. Without uploads only screen readers get it. */
export function TotalProgress({ totals }: { totals: UploadTotals }) {
  const { busy, failed, progress, isPaused } = totals
  const what = `${busy} ${busy === 1 ? 'file' : 'files'}`
  const isSent = progress >= 1
  const spoken = isPaused ? WAITING_FOR_SIGNAL : `${isSent ? 'Checking' : 'Uploading'} ${what}`
  return (
    <div>
      <p role="status" className="sr-only">
        {busy > 0 ? spoken : failureCount(failed)}
      </p>
      {busy > 0 && (
        <div className="grid gap-1.5">
          <p aria-hidden="true" className="font-semibold text-base text-slate even-digits">
            {isSent || isPaused ? `${spoken}…` : `${spoken}, ${percent(progress)} %`}
          </p>
          <ProgressBar label="All uploads" progress={progress} />
        </div>
      )}
    </div>
  )
}

function failureCount(failed: number): string {
  if (failed === 0) return ''
  return failed === 1 ? '1 file could not be uploaded' : `${failed} files could not be uploaded`
}
