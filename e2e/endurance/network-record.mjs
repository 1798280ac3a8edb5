// Preloaded into a build: writes down every host that is asked for or connected to.

import dns from 'node:dns'
import { appendFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import net from 'node:net'

const file = process.env.NETWORK_RECORD
const note = (line) => file && appendFileSync(file, `${line}\n`)

const connect = net.Socket.prototype.connect
net.Socket.prototype.connect = function (...args) {
  const [options] = Array.isArray(args[0]) ? args[0] : args
  // A path is a socket of this machine's own, such as that to a worker.
  if (options && !options.path) note(`${options.host ?? 'localhost'}:${options.port}`)
  return connect.apply(this, args)
}
const lookup = dns.lookup
dns.lookup = (host, ...rest) => {
  note(`lookup ${host}`)
  return lookup(host, ...rest)
}
syncBuiltinESMExports()
