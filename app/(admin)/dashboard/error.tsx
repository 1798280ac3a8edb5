'use client'

import { type ErrorPageProps, LoadFailure } from '@/components/admin/load-failure'

export default function DashboardError(props: ErrorPageProps) {
  return <LoadFailure message="Failed to load dashboard data" {...props} />
}
