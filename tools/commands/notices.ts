import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { NOTICES_FILE, noticesOf, readParts } from '../checks/notices.ts'
import { run } from '../launcher/lifecycle.ts'
import { projectDir } from '../launcher/settings.ts'

// npm run notices: licences of everything run or served, from the lock file and the packages. Run on Linux, x64.
run(async () => {
  const parts = readParts(projectDir)
  writeFileSync(join(projectDir, NOTICES_FILE), noticesOf(parts))
  console.log(`Wrote ${NOTICES_FILE}: ${parts.length} packages and fonts.`)
})
