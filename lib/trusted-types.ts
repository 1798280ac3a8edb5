/** What the browser hands in where a string would become markup or an address of code. */
interface Rules {
  createHTML(html: string): string | null
  createScriptURL(address: string): string | null
  createScript(text: string): string | null
}

declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, rules: Rules): unknown }
  }
}

function isObject(text: string): boolean {
  try {
    return text.startsWith('{') && Boolean(JSON.parse(text))
  } catch {
    return false
  }
}

/**
 * The one policy that our Content-Security-Policy allows (`trusted-types default`). The bundler's
 * loader and React set addresses and markup as plain strings; these pass. For any other it says
 * null: the browser throws, and tells its console why.
 */
export function trustOurOwn({ trustedTypes, location }: Pick<Window, 'trustedTypes' | 'location'>) {
  trustedTypes?.createPolicy('default', {
    createScriptURL(address) {
      const { origin, pathname } = new URL(address, location.href)
      return origin === location.origin && pathname.startsWith('/_next/static/') ? address : null
    },
    createHTML(html) {
      // React's way to make a script that does not run by itself; text without a tag, as JSON-LD.
      return html === '<script></script>' || !html.includes('<') ? html : null
    },
    createScript(text) {
      // What search engines read is rewritten in place where a page changes: data, which does nothing.
      return isObject(text) ? text : null
    },
  })
}
