'use client'

import { type ErrorPageProps, LoadFailure } from '@/components/admin/load-failure'

export default function EditProjectError(props: ErrorPageProps) {
  return <LoadFailure message="Failed to load project" {...props} />
}
