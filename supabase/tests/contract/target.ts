/**
 * What the suite runs against: an embedded backend of its own, or with CONTRACT_TARGET=environment the running stack
 * that the environment names. There a file is skipped by the folder it lies in.
 */
export const isEmbedded = process.env.CONTRACT_TARGET !== 'environment'

/** On a running stack: only the tests that need it to themselves, one after the other. */
export const isAlone = !isEmbedded && process.env.CONTRACT_ALONE === '1'

/** What is skipped, as patterns of paths, and why. */
export const skipped: Record<string, string> = isEmbedded
  ? {}
  : {
      '/contract/embedded/':
        'they start, kill, copy or look into embedded backends, or read their mailbox',
      ...(isAlone
        ? {
            '/contract/[^/]+$':
              'CONTRACT_ALONE=1 plays only those that need the stack to themselves',
          }
        : { '/contract/alone/': 'they need an empty stack to themselves: CONTRACT_ALONE=1' }),
    }
