/** A telephone number as a call link: digits and a leading plus, '(0)' after a country code left out. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/^(\s*\+\d+\s*)\(0\)/, '$1').replace(/(?!^\+)[^\d]/g, '')}`
}
