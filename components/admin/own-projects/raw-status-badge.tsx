import { Badge } from '@/components/ui/badge'
import { rawStatus, statusWords } from '@/lib/projects/format'
import type { ProjectStatus } from '@/lib/projects/schema'

export function RawStatusBadge({ status }: { status: ProjectStatus }) {
  return <Badge tone={statusWords[status].tone}>{rawStatus(status)}</Badge>
}
