/**
 * A mail server for this machine only: received mails go to the mailbox and no further.
 * It lets the site send by SMTP as in production. No encryption, no sign-in.
 */

import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Address } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import type { Mailbox } from './mailbox.ts'

const LONGEST_MESSAGE = 5_000_000

export async function startSmtpServer(
  mailbox: Pick<Mailbox, 'store'>,
): Promise<{ url: string; close: () => void }> {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: LONGEST_MESSAGE,
    closeTimeout: 1,
    async onData(stream, { envelope }, done) {
      try {
        const message = await PostalMime.parse(await buffer(stream))
        const { subject = '', text = '', html = '', replyTo, headers } = message
        const autoSubmitted = headers.find(({ key }) => key === 'auto-submitted')?.value
        const from = replyTo?.map(written).join(', ')
        const content = { subject, text, html, replyTo: from, autoSubmitted }
        for (const { address } of envelope.rcptTo) await mailbox.store({ to: address, ...content })
        done()
      } catch (error) {
        console.error(`Could not store a mail: ${(error as Error).message}`)
        done(Object.assign(new Error('Not stored'), { responseCode: 451 }))
      }
    },
  })
  // A client that goes away is no fault of the backend.
  server.on('error', () => {})
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, close: () => server.close() }
}

const written = ({ name, address }: Address) => (name ? `${name} <${address}>` : (address ?? ''))
