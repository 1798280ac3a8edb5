import { isHard } from '../../tools/test-runner/dose.ts'

/**
 * What the suite runs against: its own embedded backend, or with CONTRACT_TARGET=environment the running stack that
 * the environment names. Files that do not apply there are skipped by folder.
 */
export const isEmbedded = process.env.CONTRACT_TARGET !== 'environment'

/** On a running stack: runs only the tests that need it exclusively, in turn. */
export const isAlone = !isEmbedded && process.env.CONTRACT_ALONE === '1'

const exceptDaily: Record<string, string> = isHard
  ? {}
  : {
      '/contract/embedded/nightly/': 'they start and kill many backends, or fill a large one',
      '/contract/alone/': 'each starts a backend of its own',
    }

const exceptRunning: Record<string, string> = {
  '/contract/embedded/':
    'they start, kill, copy or look into embedded backends, or read their mailbox',
  ...(isAlone
    ? { '/contract/[^/]+$': 'CONTRACT_ALONE=1 plays only those that need the stack to themselves' }
    : { '/contract/alone/': 'they need an empty stack to themselves: CONTRACT_ALONE=1' }),
}

/** Skipped paths as patterns, with the reason. */
export const skipped = isEmbedded ? exceptDaily : exceptRunning
