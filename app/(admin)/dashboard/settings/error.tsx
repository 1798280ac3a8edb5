'use client'

import { type ErrorPageProps, LoadFailure } from '@/components/admin/load-failure'

export default function SettingsError(props: ErrorPageProps) {
  return <LoadFailure message="Failed to load profile settings" {...props} />
}
