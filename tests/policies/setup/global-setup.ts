import { prepared } from '../../prepared.ts'

export default function setup(_: unknown, { rootDir }: { rootDir: string }): void {
  const script = 'tests/policies/setup/make-snapshot.ts'
  process.env.POLICIES_SNAPSHOT = prepared(rootDir, 'policies', script)
}
