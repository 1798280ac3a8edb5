/** A tel link: digits and a leading plus, without '(0)' after a country code. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/^(\s*\+\d+\s*)\(0\)/, '$1').replace(/(?!^\+)[^\d]/g, '')}`
}
