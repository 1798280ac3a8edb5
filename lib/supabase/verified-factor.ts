import type { User } from '@supabase/supabase-js'

/** The second factor of a user; undefined where none is confirmed. */
export const verifiedFactor = (user: Pick<User, 'factors'>) =>
  user.factors?.find(({ status }) => status === 'verified')
