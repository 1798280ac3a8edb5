/** Specs change what they find, so each worker has a site and a backend to itself. */
export function enterWorld(): void {
  const { TEST_WORLDS, TEST_PARALLEL_INDEX } = process.env
  if (!TEST_WORLDS) return
  const worlds: Record<string, string>[] = JSON.parse(TEST_WORLDS)
  Object.assign(process.env, worlds[Number(TEST_PARALLEL_INDEX ?? 0)])
}
