import { type Finding, fault, ok } from './finding.ts'

const MB = 1024 * 1024
const pictures = ['image/jpeg', 'image/png', 'image/webp']
const films = ['video/mp4', 'video/webm', 'video/ogg']

interface Rule {
  public: boolean
  megabytes: number
  types: string[]
}

/** As the migrations create them. */
const rules: Record<string, Rule> = {
  'project-images': { public: true, megabytes: 20, types: pictures },
  'project-videos': { public: true, megabytes: 100, types: films },
  logos: { public: true, megabytes: 5, types: pictures },
  public: { public: true, megabytes: 50, types: ['application/xml', 'text/xml'] },
  uploads: { public: false, megabytes: 100, types: [...pictures, 'image/gif', ...films] },
}

export interface StoredBucket {
  id: string
  public: boolean
  file_size_limit?: number | null
  allowed_mime_types?: string[] | null
}

export function checkBuckets(buckets: readonly StoredBucket[]): Finding[] {
  return Object.entries(rules).flatMap(([id, rule]) => {
    const bucket = buckets.find((candidate) => candidate.id === id)
    if (!bucket) {
      return [fault(`The bucket ${id} is missing.`, 'Run npm run supabase -- db push --remote.')]
    }
    const problems = problemsOf(bucket, rule)
    return problems.length ? problems : [ok(`The bucket ${id} has the right settings.`)]
  })
}

function problemsOf({ id, ...bucket }: StoredBucket, rule: Rule): Finding[] {
  const where = `Storage, bucket ${id}, in the project's dashboard.`
  const types = [...(bucket.allowed_mime_types ?? [])].sort().join(', ')
  const wanted = [...rule.types].sort().join(', ')
  const findings: Finding[] = []
  if (bucket.public !== rule.public) {
    findings.push(
      rule.public
        ? fault(`The bucket ${id} is private: visitors see no pictures.`, where)
        : fault(`The bucket ${id} is public: anyone can read unchecked files.`, where),
    )
  }
  if (bucket.file_size_limit !== rule.megabytes * MB) {
    const limit = bucket.file_size_limit ? `${bucket.file_size_limit / MB} MB` : 'no limit'
    findings.push(
      fault(`The bucket ${id} accepts files up to ${limit}, not ${rule.megabytes} MB.`, where),
    )
  }
  if (types !== wanted) {
    findings.push(
      fault(`The bucket ${id} accepts ${types || 'every type'} instead of ${wanted}.`, where),
    )
  }
  return findings
}
