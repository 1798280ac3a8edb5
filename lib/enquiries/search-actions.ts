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

/** Stores the search text and returns the inbox path with its id. */
export const searchEnquiries = ownerAction(
  searchSchema,
  'Failed to load messages',
  async ({ box, status, words }) => {
    const search = await rememberSearch(words)
    return { data: { to: inboxHref({ ...filterFrom({ box, status }), search }) } }
  },
)
