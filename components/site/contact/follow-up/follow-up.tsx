'use client'

import { FollowUpDetails } from './details'
import { FollowUpPhotos } from './photos'

/** What a visitor may add to the message just sent. Loaded after sending. @param token permission for an hour */
export function FollowUp({ token }: { token: string }) {
  return (
    <section aria-labelledby="follow-up" className="mt-10">
      <h3 id="follow-up" className="text-h3">
        Anything to add?
      </h3>
      <p className="mt-2 max-w-text text-slate">
        All of it is optional, and helps us prepare. You can add this within the next hour.
      </p>
      <FollowUpPhotos token={token} />
      <FollowUpDetails token={token} />
    </section>
  )
}
