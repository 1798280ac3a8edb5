/**
 * A mail server for this machine only: received mails go to the mailbox and no further.
 * It lets the site send by SMTP as in production. No encryption, no sign-in.
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
      console.error(`Could not store a mail: ${error.message}`)
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

/** The part of RFC 5321 that a mail client needs. */
async function converse(socket: Socket, mailbox: Mailbox): Promise<void> {
  const say = (line: string) => socket.write(`${line}\r\n`)
  // One character per byte, so that the message can be decoded by its own headers.
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
      // Most likely a browser tricked into posting here.
      return void socket.end('502 Not a mail client\r\n')
    }
  }
}
