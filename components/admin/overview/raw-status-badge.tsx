import { Badge } from '@/components/ui/badge'
import { statusWords } from '@/lib/projects/format'
import type { ProjectStatus } from '@/lib/projects/schema'

/** The stored word, underscore to space (specification §4). */
export function RawStatusBadge({ status }: { status: ProjectStatus }) {
  return <Badge tone={statusWords[status].tone}>{status.replaceAll('_', ' ')}</Badge>
}
