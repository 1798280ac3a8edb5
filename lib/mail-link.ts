/**
 * A mailto link. Special characters ('?', '&', '%') are escaped: an address must not add a copy to
 * another recipient.
 */
export function mailHref(address: string, subject?: string): string {
  const at = address.lastIndexOf('@')
  const to = `${encodeURIComponent(address.slice(0, at))}@${encodeURIComponent(address.slice(at + 1))}`
  return `mailto:${to}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`
}
