/**
 * Waits `ms` milliseconds at most. The work itself goes on.
 * @throws what the work throws, or an error with this message
 */
export function withTimeout<T>(
  work: Promise<T>,
  ms: number,
  message = 'No answer in time',
): Promise<T> {
  let timer: ReturnType<typeof setTimeout>
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(message)), ms)
  })
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer))
}
