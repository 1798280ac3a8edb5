import type { Mail } from './mailbox.ts'

type Content = Pick<Mail, 'subject' | 'replyTo' | 'text' | 'html'>

/** @param source the message as received, one character per byte */
export function readMessage(source: string): Content {
  const { headers, parts } = readPart(source)
  const replyTo = headers.get('reply-to')
  const textOf = (type: string) => parts.find((part) => part.type === type)?.text ?? ''
  return {
    subject: decodeWords(headers.get('subject') ?? ''),
    replyTo: replyTo && decodeWords(replyTo),
    text: textOf('text/plain'),
    html: textOf('text/html'),
  }
}

interface Part {
  type: string
  text: string
}

/** A MIME part and its nested parts. */
function readPart(source: string): { headers: Map<string, string>; parts: Part[] } {
  const end = source.indexOf('\r\n\r\n')
  const head = end < 0 ? source : source.slice(0, end)
  const body = end < 0 ? '' : source.slice(end + 4)
  const headers = new Map<string, string>()
  for (const line of head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')) {
    const [, name, value] = /^([^:]+):\s*(.*)$/.exec(line) ?? []
    if (name) headers.set(name.toLowerCase(), value ?? '')
  }
  const content = headers.get('content-type') ?? 'text/plain'
  const type = content.split(';')[0]?.trim().toLowerCase() ?? ''
  const boundary = /boundary="?([^";]+)/i.exec(content)?.[1]
  if (!boundary) {
    const encoding = headers.get('content-transfer-encoding')?.toLowerCase() ?? ''
    return { headers, parts: [{ type, text: decodeBody(body, encoding) }] }
  }
  const inner = `\r\n${body}`.split(`\r\n--${boundary}`).slice(1, -1)
  return { headers, parts: inner.flatMap((part) => readPart(part.replace(/^\r\n/, '')).parts) }
}

function decodeBody(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString()
  const bytes = encoding === 'quoted-printable' ? fromQuoted(body.replace(/=\r\n/g, '')) : body
  return Buffer.from(bytes, 'latin1').toString()
}

const fromQuoted = (text: string) =>
  text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )

/** RFC 2047: '=?UTF-8?Q?Caf=C3=A9?=' in a header. */
function decodeWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      decodeBody(
        kind.toLowerCase() === 'b' ? word : word.replaceAll('_', ' '),
        kind.toLowerCase() === 'b' ? 'base64' : 'quoted-printable',
      ),
    )
}
