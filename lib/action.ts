import 'server-only'
import type { z } from 'zod'
import type { ActionState } from './action-state'
import { getViewer, type Owner } from './auth/queries'
import { logFailure } from './log'

type Refusal = Pick<ActionState, 'code' | 'stored'>

/** A refusal whose message is shown to the user. */
export class ActionError extends Error {
  override name = 'ActionError'
  readonly fieldErrors: Record<string, string> | undefined
  readonly refusal: Refusal

  constructor(message: string, fieldErrors?: Record<string, string>, refusal: Refusal = {}) {
    super(message)
    this.fieldErrors = fieldErrors
    this.refusal = refusal
  }
}

/**
 * The work of an action. It returns the page to load in `data` and never calls `redirect()`: Next renders
 * the target within the action and may then cache it without its tags (docs/decisions/019).
 */
type Run<S extends z.ZodType, C, T> = (
  input: z.output<S>,
  context: C,
) => Promise<Pick<ActionState<T>, 'message' | 'data'> | undefined>

/**
 * An action for anyone: parse, then act. Every export of an actions.ts is one of these two, since each
 * is a public endpoint.
 * @param failure shown when the act throws; the cause is only logged
 */
export function publicAction<S extends z.ZodType, T = never>(
  schema: S,
  failure: string,
  run: Run<S, undefined, T>,
) {
  return async (input: unknown): Promise<ActionState<T>> =>
    parseAndRun(schema, failure, run, input, undefined)
}

/**
 * An action for the owner: authorise, then parse, then act. Row-level security is the second check.
 * @param signedOut shown to anyone else
 */
export function ownerAction<S extends z.ZodType, T = never>(
  schema: S,
  failure: string,
  run: Run<S, Owner, T>,
  signedOut = 'Auth session missing!',
) {
  return async (input: unknown): Promise<ActionState<T>> => {
    const viewer = await getViewer().catch((error) => {
      logFailure('the backend did not say who is signed in', error)
      return 'unreachable' as const
    })
    if (viewer === 'unreachable') return { status: 'error', message: failure }
    if (viewer === null) return { status: 'error', message: signedOut, code: 'signed-out' }
    if (viewer.role !== 'owner') return { status: 'error', message: signedOut }
    return parseAndRun(schema, failure, run, input, viewer)
  }
}

async function parseAndRun<S extends z.ZodType, C, T>(
  schema: S,
  failure: string,
  run: Run<S, C, T>,
  input: unknown,
  context: C,
): Promise<ActionState<T>> {
  const parsed = schema.safeParse(input instanceof FormData ? Object.fromEntries(input) : input)
  if (!parsed.success) return { status: 'error', fieldErrors: firstProblems(parsed.error) }
  try {
    return { status: 'success', ...(await run(parsed.data, context)) }
  } catch (error) {
    if (error instanceof ActionError) {
      const { message, fieldErrors, refusal } = error
      return { status: 'error', message, fieldErrors, ...refusal }
    }
    logFailure('action failed', error)
    return { status: 'error', message: failure }
  }
}

function firstProblems(error: z.ZodError): Record<string, string> {
  const problems: Record<string, string> = {}
  for (const issue of error.issues) {
    const field = issue.path.join('.') || 'form'
    problems[field] ??= issue.message
  }
  return problems
}
