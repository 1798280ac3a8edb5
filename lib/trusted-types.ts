/** What the browser hands in where a string would become markup or an address of code. */
interface Rules {
  createHTML(html: string): string
  createScriptURL(address: string): string
}

declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, rules: Rules): unknown }
  }
}

/**
 * The one policy that our Content-Security-Policy allows (`trusted-types default`). The bundler's
 * loader and React set addresses and markup as plain strings; these, and nothing else, pass.
 */
export function trustOurOwn({ trustedTypes, location }: Pick<Window, 'trustedTypes' | 'location'>) {
  trustedTypes?.createPolicy('default', {
    createScriptURL(address) {
      const { origin, pathname } = new URL(address, location.href)
      if (origin === location.origin && pathname.startsWith('/_next/static/')) return address
      throw new TypeError(`Not a script of this site: ${address}`)
    },
    createHTML(html) {
      // React's way to make a script that does not run by itself; text without a tag, as JSON-LD.
      if (html === '<script></script>' || !html.includes('<')) return html
      throw new TypeError('Markup in a string')
    },
  })
}
