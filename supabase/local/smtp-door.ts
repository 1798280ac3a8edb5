/**
 * A mail server for this machine alone: whatever is sent to it lies in the mailbox and goes no further.
 * So the site sends its mails here as it does anywhere. No encryption, no sign-in: it knows nobody.
 */

import type { AddressInfo } from 'node:net'
import { createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { readMessage } from './mail-message.ts'
import type { Mailbox } from './mailbox.ts'

export async function openSmtpDoor(mailbox: Mailbox): Promise<{ url: string; close: () => void }> {
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
    socket.on('error', () => socket.destroy())
    converse(socket, mailbox).catch((error: Error) => {
      console.error(`A mail could not be kept: ${error.message}`)
      socket.end('451 Not kept\r\n')
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    close() {
      server.close()
      for (const socket of open) socket.destroy()
    },
  }
}

const LONGEST_MESSAGE = 5_000_000

/** RFC 5321, as much of it as a mail client needs. */
async function converse(socket: Socket, mailbox: Mailbox): Promise<void> {
  const say = (line: string) => socket.write(`${line}\r\n`)
  // Bytes as characters, so that what the message says of its own encoding stays true.
  socket.setEncoding('latin1')
  say('220 Local mailbox')
  let recipients: string[] = []
  let message: string[] | undefined
  let size = 0
  for await (const line of createInterface({ input: socket, crlfDelay: Infinity })) {
    if (message) {
      size += line.length
      if (size > LONGEST_MESSAGE) return void socket.end('552 Too long\r\n')
      if (line !== '.') {
        message.push(line.startsWith('.') ? line.slice(1) : line)
        continue
      }
      const content = readMessage(message.join('\r\n'))
      for (const to of recipients) await mailbox.keep({ to, ...content })
      recipients = []
      message = undefined
      say('250 Kept')
      continue
    }
    const [verb = ''] = line.toUpperCase().split(/[ :]/)
    const recipient = /^RCPT TO:<([^>]*)>/i.exec(line)?.[1]
    if (recipient) recipients.push(recipient)
    if (verb === 'QUIT') return void socket.end('221 Bye\r\n')
    if (verb === 'DATA' && recipients.length > 0) {
      message = []
      size = 0
      say('354 Go ahead')
    } else if (['EHLO', 'HELO', 'MAIL', 'RCPT', 'RSET', 'NOOP'].includes(verb)) {
      if (verb === 'RSET') recipients = []
      say('250 Local mailbox')
    } else {
      // A browser that was led here to post something, most likely.
      return void socket.end('502 Not a mail client\r\n')
    }
  }
}
