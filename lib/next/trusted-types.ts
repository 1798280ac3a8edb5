/** The rules of a Trusted Types policy; null refuses. */
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
 * The only policy that our Content-Security-Policy allows (`trusted-types default`). The bundler's loader
 * and React set URLs and markup as plain strings, which pass. For any other it returns null: the browser
 * throws and logs why.
 */
export function trustOurOwn({ trustedTypes, location }: Pick<Window, 'trustedTypes' | 'location'>) {
  trustedTypes?.createPolicy('default', {
    createScriptURL(address) {
      const { origin, pathname } = new URL(address, location.href)
      return origin === location.origin && pathname.startsWith('/_next/static/') ? address : null
    },
    createHTML(html) {
      // React's way of creating an inert script element, and text without tags.
      return html === '<script></script>' || !html.includes('<') ? html : null
    },
    createScript(text) {
      // JSON-LD is rewritten in place when a page changes; data does not run.
      return isObject(text) ? text : null
    },
  })
}
