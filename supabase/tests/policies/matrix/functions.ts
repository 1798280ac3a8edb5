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
  'private.tidy(text)': [],
  'private.receive_enquiry()': [],
  'private.queue_notification()': [],
  'private.queue_digest()': [],
  'public.claim_notifications(integer)': ['service_role'],
  'public.notification_address()': ['service_role'],
  'public.not_notified_yet(uuid[])': ['authenticated'],
  'public.count_enquiries_from(timestamp with time zone[])': ['authenticated'],
  'public.find_enquiries(boolean,text[],integer,integer,text,timestamp with time zone,uuid)': [
    'authenticated',
  ],
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
  'private.receive_enquiry()',
  'private.queue_notification()',
  'private.queue_digest()',
  'public.claim_notifications(integer)',
  'public.notification_address()',
  'public.not_notified_yet(uuid[])',
  'private.purge_enquiries()',
]
