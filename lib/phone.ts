/** A tel link: digits and a leading plus, without '(0)' after a country code. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/^(\s*\+\d+\s*)\(0\)/, '$1').replace(/(?!^\+)[^\d]/g, '')}`
}

/**
 * A WhatsApp chat with a British mobile number, however it is written; null for anything else. 070 and
 * most of 076 are no mobiles.
 */
export function whatsAppHref(phone: string): string | null {
  const dialled = phoneHref(phone).slice('tel:'.length)
  const [, mobile] = /^(?:(?:\+|00)?44)?0?(7(?:[1-57-9]\d\d|624)\d{6})$/.exec(dialled) ?? []
  return mobile ? `https://wa.me/44${mobile}` : null
}
