/** The stored value as words: underscores to spaces, title-cased (specification §2). */
export function formatProjectType(value: string): string {
  return value
    .split('_')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
    .join(' ')
}
