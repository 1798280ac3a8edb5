import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  IMAGE_TYPES,
  LOGO_LIMIT_MB,
  LOGO_TYPES,
  VIDEO_LIMIT_MB,
  VIDEO_TYPES,
} from '@/lib/media/limits'
import { largest } from '../../tools/embedded-backend/storage/uploads'
import { bucketRules } from './matrix/buckets'

// checks/storage.ts compares bucketRules with the database, tools/doctor with its own list.
const MB = 1024 * 1024

test('the buckets accept what the app accepts, and no more', () => {
  const { uploads, logos, 'project-videos': videos } = bucketRules
  expect([uploads.limit, videos.limit]).toEqual([VIDEO_LIMIT_MB * MB, VIDEO_LIMIT_MB * MB])
  expect(logos.limit).toBe(LOGO_LIMIT_MB * MB)
  const accepted = new Set<string>([...IMAGE_TYPES, ...LOGO_TYPES, ...VIDEO_TYPES])
  expect([...uploads.types].sort()).toEqual([...accepted].sort())
  expect([...videos.types].sort()).toEqual([...VIDEO_TYPES].sort())
})

test('the project accepts what its largest bucket accepts', () => {
  const config = readFileSync(join(__dirname, '../../supabase/config.toml'), 'utf8')
  const [, mebibytes] = /^file_size_limit = "(\d+)MiB"$/m.exec(config) ?? []
  const most = Math.max(...Object.values(bucketRules).map(({ limit }) => limit))
  expect([Number(mebibytes) * MB, largest]).toEqual([most, most])
})
