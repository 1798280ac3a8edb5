/** Runs jobs one at a time, in order. A failed job does not stop the next. */
export function serialQueue() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(job: () => Promise<T>): Promise<T> => {
    const result = last.then(job)
    last = result.catch(() => undefined)
    return result
  }
}
