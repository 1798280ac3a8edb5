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
  'private.keep_image_order()': [],
  'private.queue_upload_removal()': [],
  'private.discard_uploads_of_project()': [],
  'private.attach_media(uuid,jsonb)': ['authenticated'],
  'public.create_project(jsonb,jsonb)': ['authenticated'],
  'public.update_project(jsonb,jsonb,jsonb)': ['authenticated'],
  'public.replace_image(uuid,uuid)': ['authenticated'],
  'public.stray_files(interval)': ['service_role'],
  'public.count_stored_files()': ['service_role'],
  'private.normalise_email(text)': [],
  'private.tidy(text)': [],
  'private.receive_enquiry()': [],
  'private.queue_notification()': [],
  'private.date_holding_back()': [],
  'private.purge_enquiries()': [],
}

/** Those that act with the rights of their maker, because the caller may not see or write what they need. */
export const definers = [
  'public.add_owner(uuid)',
  'private.is_owner()',
  'private.set_project_slug()',
  'private.touch_project_of_image()',
  'private.queue_file_removal()',
  'private.queue_upload_removal()',
  'private.discard_uploads_of_project()',
  'public.stray_files(interval)',
  'public.count_stored_files()',
  'private.receive_enquiry()',
  'private.queue_notification()',
  'private.purge_enquiries()',
]
