'use server'

import { z } from 'zod'
import { ownerAction } from '@/lib/action'
import { filterFrom, inboxHref } from './filter'
import { rememberSearch } from './searches'

const text = z.string().catch('')
const searchSchema = z.object({ box: text, status: text, words: text })

/** Where the messages with these words and this status are shown. */
export const searchEnquiries = ownerAction(
  searchSchema,
  'Failed to load messages',
  async ({ box, status, words }) => {
    const search = await rememberSearch(words)
    return { data: { to: inboxHref({ ...filterFrom({ box, status }), search }) } }
  },
)
