/** Opens the database in the given folder, makes the disk fail during a commit, and waits for an answer. */
import { openDatabase } from '../../tools/embedded-backend/database.ts'

const [dir = ''] = process.argv.slice(2)
const { connection, sql } = await openDatabase(dir)
await sql('create table kept (word text)')
await sql(`insert into kept values ('saved')`)
process.stdout.write(`${JSON.stringify(await sql('select word from kept'))}\n`)
const { NODEFS } = connection.driver.Module.FS.filesystems as unknown as Record<
  string,
  { stream_ops: { fsync: () => number } }
>
if (NODEFS)
  NODEFS.stream_ops.fsync = () => {
    throw new Error('no disk any more')
  }
await sql(`insert into kept values ('not saved')`)
