export default async function teardown(): Promise<void> {
  const { endContractBackend } = globalThis as { endContractBackend?: () => Promise<void> }
  await endContractBackend?.()
}
