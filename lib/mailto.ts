/**
 * A mailto link. Special characters ('?', '&', '%') are escaped: an address must not add a copy to
 * another recipient.
 */
export function mailHref(address: string, subject?: string, body?: string): string {
  const at = address.lastIndexOf('@')
  const to = `${encodeURIComponent(address.slice(0, at))}@${encodeURIComponent(address.slice(at + 1))}`
  const headers = Object.entries({ subject, body: body?.replaceAll('\n', '\r\n') })
    .filter(([, value]) => value)
    .map(([name, value = '']) => `${name}=${encodeURIComponent(value)}`)
  return `mailto:${to}${headers.length > 0 ? `?${headers.join('&')}` : ''}`
}
