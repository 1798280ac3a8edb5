import { type Finding, fault, problemsOr } from './finding.ts'

const MB = 1024 * 1024

export interface StoredBucket {
  id: string
  public: boolean
  file_size_limit?: number | null
  allowed_mime_types?: string[] | null
}

/** @param expected the buckets that the migrations create */
export function checkBuckets(actual: StoredBucket[], expected: StoredBucket[]): Finding[] {
  return expected.flatMap((wanted) => {
    const bucket = actual.find(({ id }) => id === wanted.id)
    if (bucket) return compare(bucket, wanted)
    return [
      fault(`The bucket ${wanted.id} is missing.`, 'Run npm run supabase -- db push --remote.'),
    ]
  })
}

function compare(actual: StoredBucket, expected: StoredBucket): Finding[] {
  const { id } = expected
  const where = `Storage, bucket ${id}, in the project's dashboard.`
  const [limit, wantedLimit] = [sizeOf(actual), sizeOf(expected)]
  const [types, wantedTypes] = [typesOf(actual), typesOf(expected)]
  return problemsOr(`The bucket ${id} has the right settings.`, [
    actual.public !== expected.public &&
      fault(
        expected.public
          ? `The bucket ${id} is private: visitors see no pictures.`
          : `The bucket ${id} is public: anyone can read unchecked files.`,
        where,
      ),
    limit !== wantedLimit &&
      fault(`The bucket ${id} accepts files up to ${limit}, not ${wantedLimit}.`, where),
    types !== wantedTypes &&
      fault(`The bucket ${id} accepts ${types} instead of ${wantedTypes}.`, where),
  ])
}

const sizeOf = ({ file_size_limit }: StoredBucket) =>
  file_size_limit ? `${file_size_limit / MB} MB` : 'no limit'

const typesOf = ({ allowed_mime_types }: StoredBucket) =>
  allowed_mime_types?.toSorted().join(', ') || 'every type'
