/**
 * The embedded backend with many years of data, as a separate process: node serve.ts <data folder> <amounts as
 * JSON>. PostgreSQL logs the plan of each statement from the Data API, including those inside functions. Over
 * the channel to the parent, `plans` returns those logged since the last request.
 */
import { auto_explain } from '@electric-sql/pglite/contrib/auto_explain'
import { startBackend } from '../../tools/embedded-backend/backend.ts'
import { fill } from './fill.ts'

const [, , dir = '', amounts = '{}'] = process.argv
const backend = await startBackend({
  dir,
  port: 0,
  siteUrl: 'http://127.0.0.1',
  extensions: { auto_explain },
})
const { url, publishableKey, secretKey, driver, sql } = backend

const said: string[] = []
const onNotice = ({ message = '' }) => {
  if (message.startsWith('duration:')) said.push(message.slice(message.indexOf('{')))
}
const { execProtocol, execProtocolStream } = driver
driver.execProtocol = (message, options) =>
  execProtocol.call(driver, message, { ...options, onNotice })
driver.execProtocolStream = (message, options) =>
  execProtocolStream.call(driver, message, { ...options, onNotice })

const settings = {
  log_analyze: 'on',
  log_timing: 'off',
  log_nested_statements: 'on',
  log_format: 'json',
  log_level: 'notice',
}

process.on('message', async (wanted: { fillFor: string } | 'plans') => {
  if (wanted === 'plans') {
    process.send?.(said.splice(0))
    return
  }
  await fill(sql, wanted.fillFor, JSON.parse(amounts))
  await driver.exec("load 'auto_explain'")
  for (const [name, value] of Object.entries(settings)) {
    await driver.exec(`set auto_explain.${name} = ${value}`)
  }
  await driver.exec('set auto_explain.log_min_duration = 0')
  process.send?.('filled')
})
process.once('SIGTERM', () => void backend.stop().then(() => process.exit(0)))
process.stdout.write(`${JSON.stringify({ url, publishableKey, secretKey })}\n`)
