import { bucketRules } from '../../tests/policies/matrix/buckets.ts'
import { checkBuckets, type StoredBucket } from './buckets.ts'

// The buckets of the migrations, from the policy tests' rules.
const whole: StoredBucket[] = Object.entries(bucketRules).map(([id, rule]) => ({
  id,
  public: rule.public,
  file_size_limit: rule.limit,
  allowed_mime_types: rule.types,
}))

function problems(id: string, change: Partial<StoredBucket> | undefined) {
  const buckets = whole.flatMap((bucket) =>
    bucket.id === id ? (change ? [{ ...bucket, ...change }] : []) : [bucket],
  )
  return checkBuckets(buckets, whole)
    .filter(({ level }) => level !== 'ok')
    .map(({ text }) => text)
}

it('accepts the buckets of the migrations', () => {
  expect(problems('logos', {})).toEqual([])
})

it('reports a bucket that is missing, public or private by mistake, or has wrong limits', () => {
  expect(problems('logos', undefined)).toEqual(['The bucket logos is missing.'])
  expect(problems('uploads', { public: true })).toEqual([
    'The bucket uploads is public: anyone can read unchecked files.',
  ])
  expect(problems('project-images', { public: false })).toEqual([
    'The bucket project-images is private: visitors see no pictures.',
  ])
  expect(problems('project-videos', { file_size_limit: 52_428_800 })).toEqual([
    'The bucket project-videos accepts files up to 50 MB, not 100 MB.',
  ])
  expect(problems('logos', { file_size_limit: null })).toEqual([
    'The bucket logos accepts files up to no limit, not 5 MB.',
  ])
  expect(problems('logos', { allowed_mime_types: null })[0]).toMatch(
    /accepts every type instead of/,
  )
})
