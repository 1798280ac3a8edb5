import { Badge } from '@/components/ui/badge'
import { statusWords } from '@/lib/projects/format'
import type { ProjectStatus } from '@/lib/projects/schema'

export function StatusBadge({ status }: { status: ProjectStatus }) {
  const { label, tone } = statusWords[status]
  return <Badge tone={tone}>{label}</Badge>
}
