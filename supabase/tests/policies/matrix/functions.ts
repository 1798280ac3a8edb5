import type { Role } from '../personas.ts'

/** Who may call which function of ours; a trigger function needs no caller. */
export const functions: Record<string, readonly Role[]> = {
  'public.viewer_is_owner()': ['authenticated'],
  'public.add_owner(uuid)': ['service_role'],
  'private.is_owner()': ['authenticated'],
  'private.touch_updated_at()': [],
  'private.slugify(text)': [],
  'private.slug_base(text,text)': [],
  'private.set_project_slug()': [],
  'private.touch_project_of_image()': [],
  'private.queue_file_removal()': [],
  'private.normalise_email(text)': [],
  'private.trim(text)': [],
  'private.receive_enquiry()': [],
  'private.queue_notification()': [],
}
