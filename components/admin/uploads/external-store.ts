/** A store that components read through useSyncExternalStore. */
export abstract class ExternalStore<S> {
  readonly #listeners = new Set<() => void>()

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** The same object until something changes. */
  abstract readonly getSnapshot: () => S

  protected notify(): void {
    for (const listener of this.#listeners) listener()
  }
}
