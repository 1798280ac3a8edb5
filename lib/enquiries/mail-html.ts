/** For text and attributes alike. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** Refuses anything that could end the address or add another: it is user input. */
export const PLAIN_ADDRESS = /^[^\s\p{Cc}<>()[\]\\,;:"@]+@[\p{L}\p{N}.-]+$/u
