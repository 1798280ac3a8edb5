import { join } from 'node:path'
import { compileEarly } from '../launcher/compile-early.ts'
import { projectDir } from '../launcher/settings.ts'

// Part of npm run build.
await compileEarly(join(projectDir, process.env.NEXT_DIST_DIR || '.next'))
