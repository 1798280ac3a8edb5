/**
 * An e-mail address as a link. What has a meaning in such links ('?', '&', '%') is written in full:
 * an address must not bring a copy to somebody else along.
 */
export function mailHref(address: string, subject?: string): string {
  const at = address.lastIndexOf('@')
  const to = `${encodeURIComponent(address.slice(0, at))}@${encodeURIComponent(address.slice(at + 1))}`
  return `mailto:${to}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`
}
