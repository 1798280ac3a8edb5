import { unstable_isUnrecognizedActionError } from 'next/navigation'
import type { ActionState } from '@/lib/action-state'
import { sendEnquiry } from '@/lib/enquiries/actions'
import type { EnquiryInput } from '@/lib/enquiries/schema'
import { matureFormToken } from './form-token'

/** Longer than the server itself waits for the database; past it the line is dead. */
const PATIENCE_MS = 15_000

export const FAILED = 'Failed to send message. Please try again.'

const failed: ActionState = { status: 'error', message: FAILED }

/**
 * What became of a send. 'outdated': the site was deployed anew since this page was loaded, and
 * knows its action no more. 'silent': no answer in time; it may have arrived all the same.
 */
export type Delivery = ActionState | 'outdated' | 'silent'

/** Without a token nothing is sent: it would go to spam, and sent again be the same enquiry. */
export async function deliverEnquiry(input: Omit<EnquiryInput, 'token'>): Promise<Delivery> {
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    const token = await matureFormToken()
    const patience = new Promise<'silent'>((resolve) => {
      timer = setTimeout(() => resolve('silent'), PATIENCE_MS)
    })
    const answer = await Promise.race([sendEnquiry({ ...input, token }), patience])
    return answer ?? failed
  } catch (error) {
    if (unstable_isUnrecognizedActionError(error)) return 'outdated'
    console.error(error)
    return failed
  } finally {
    clearTimeout(timer)
  }
}
