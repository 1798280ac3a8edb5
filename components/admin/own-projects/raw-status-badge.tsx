import { Badge } from '@/components/ui/badge'
import { rawStatus, statusWords } from '@/lib/projects/format'
import type { ProjectStatus } from '@/lib/projects/schema'

interface RawStatusBadgeProps {
  status: ProjectStatus
  isDraft?: boolean
}

export function RawStatusBadge({ status, isDraft }: RawStatusBadgeProps) {
  if (isDraft) return <Badge tone="neutral">Draft</Badge>
  return <Badge tone={statusWords[status].tone}>{rawStatus(status)}</Badge>
}
