'use server'

import { z } from 'zod'
import { ownerAction } from '@/lib/action'
import { filterFrom, inboxHref } from './filter'
import { rememberSearch } from './searches'

const searchSchema = z.object({
  box: z.string().optional(),
  status: z.string().optional(),
  words: z.string('Type the words to search for.'),
})

/** Where the messages with these words and this status are shown. */
export const searchEnquiries = ownerAction(
  searchSchema,
  'Failed to load messages',
  async ({ box, status, words }) => {
    const search = await rememberSearch(words)
    return { data: { to: inboxHref({ ...filterFrom({ box, status }), search }) } }
  },
)
