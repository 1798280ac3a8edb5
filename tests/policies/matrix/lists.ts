import { accounts, type Persona } from '../personas.ts'
import { devices, enquiries as enquiryIds, folder, projects } from '../world.ts'

/** A query on thousands of rows, the index that it uses, and the rows it may read. */
export interface List {
  persona: Persona | 'trigger'
  query: string
  index: string
  reads: number
}

const enquiries = 'select * from contact_forms where deleted_at is null'
const newest = 'order by created_at desc, id desc'
const latest = 'order by completion_date desc nulls last, id desc'
const types = ['windows', 'doors', 'conservatories'] as const

export const lists: Record<string, List> = {
  'first page of the inbox': {
    persona: 'owner',
    query: `${enquiries} and archived = false ${newest} limit 51`,
    index: 'contact_forms_inbox',
    reads: 51,
  },
  spam: {
    persona: 'owner',
    query: `${enquiries} and archived = true ${newest} limit 51`,
    index: 'contact_forms_spam',
    reads: 51,
  },
  'inbox by status': {
    persona: 'owner',
    query: `${enquiries} and archived = false and status = 'contacted' ${newest} limit 51`,
    index: 'contact_forms_by_status',
    reads: 51,
  },
  'spam by status': {
    persona: 'owner',
    query: `${enquiries} and archived = true and status = 'new' ${newest} limit 51`,
    index: 'contact_forms_spam_by_status',
    reads: 51,
  },
  'unread count': {
    persona: 'owner',
    query: `select count(*) from contact_forms
      where deleted_at is null and archived = false and status = 'new'`,
    index: 'contact_forms_by_status',
    reads: 25,
  },
  'due reminders': {
    persona: 'owner',
    query: `${enquiries} and archived = false and remind_on <= current_date order by remind_on, id limit 20`,
    index: 'contact_forms_reminders',
    reads: 20,
  },
  'recent messages of a mailbox': {
    persona: 'trigger',
    query: `select 1 from contact_forms
      where email_key = 'busy@x.org' and created_at > now() - interval '1 hour' limit 3`,
    index: 'contact_forms_by_sender',
    reads: 3,
  },
  'recent messages of a caller': {
    persona: 'trigger',
    query: `select 1 from private.enquiry_callers
      where caller_key = 'busy' and arrived_at > now() - interval '1 hour' limit 5`,
    index: 'enquiry_callers_recent',
    reads: 5,
  },
  'recent messages in the inbox': {
    persona: 'trigger',
    query: `select 1 from contact_forms
      where not archived and created_at > now() - interval '1 hour' limit 61`,
    index: 'contact_forms_arrived',
    reads: 61,
  },
  'deleted messages to purge': {
    persona: 'server',
    query: `select id from contact_forms where deleted_at < now() - interval '90 days'
      order by deleted_at limit 200 for update skip locked`,
    index: 'contact_forms_deleted',
    reads: 20,
  },
  'old spam to purge': {
    persona: 'server',
    query: `select id from contact_forms where spam_since < now() - interval '90 days'
      order by spam_since limit 200 for update skip locked`,
    index: 'contact_forms_old_spam',
    reads: 20,
  },
  'mails due': {
    persona: 'server',
    query: `select * from outbox where sent_at is null and next_attempt_at <= now()
      order by next_attempt_at limit 20`,
    index: 'outbox_due',
    reads: 20,
  },
  'photos of an enquiry': {
    persona: 'trigger',
    query: `select id from enquiry_images where contact_form_id = '${enquiryIds.inbox}' order by created_at`,
    index: 'enquiry_images_of_enquiry',
    reads: 6,
  },
  'photos of the last hour': {
    persona: 'trigger',
    query: `select 1 from enquiry_images where created_at > now() - interval '1 hour' limit 300`,
    index: 'enquiry_images_arrived',
    reads: 300,
  },
  'files to remove': {
    persona: 'server',
    query: 'select * from file_removals order by attempts, queued_at limit 50',
    index: 'file_removals_next',
    reads: 50,
  },
  branding: {
    persona: 'visitor',
    query: 'select company_name from profiles order by created_at, id limit 1',
    index: 'profiles_oldest_first',
    reads: 1,
  },
  'reviews on home': {
    persona: 'visitor',
    query: 'select words from reviews order by position nulls first, given_on desc, id limit 12',
    index: 'reviews_in_order',
    reads: 12,
  },
  'reviews of a project': {
    persona: 'visitor',
    query: `select words from reviews where project_id = '${projects.owner}'
      order by position nulls first, given_on desc, id limit 6`,
    index: 'reviews_of_project',
    reads: 6,
  },
  'a page of projects': {
    persona: 'visitor',
    query: `select * from projects ${newest} limit 24`,
    index: 'projects_newest',
    reads: 24,
  },
  'projects of an owner': {
    persona: 'rival',
    query: `select * from projects where user_id = '${accounts.rival}' ${newest} limit 25`,
    index: 'projects_newest_of_owner',
    reads: 25,
  },
  'projects of an owner by status': {
    persona: 'rival',
    query: `select count(*) from projects where user_id = '${accounts.rival}' and not is_hidden and status = 'pending'`,
    index: 'projects_of_owner_by_status',
    reads: 60,
  },
  'completed projects for the sitemap': {
    persona: 'visitor',
    query: `select id from projects where status = 'completed' order by id limit 100`,
    index: 'projects_completed',
    reads: 100,
  },
  'cover picture of a card': {
    persona: 'visitor',
    query: `select path from project_images where project_id = '${projects.owner}' and image_type <> 'video'
      order by is_cover, is_primary desc, image_type desc, position, created_at limit 1`,
    index: 'project_images_cover',
    reads: 1,
  },
  'what a card looked like before': {
    persona: 'visitor',
    query: `select path from project_images where project_id = '${projects.owner}' and image_type = 'before'
      order by position, created_at`,
    index: 'project_images_first_before',
    reads: 3,
  },
  'before and after pairs of a project': {
    persona: 'owner',
    query: `select path from project_images where project_id = '${projects.owner}' and image_type in ('before', 'after')
      order by position, created_at, id`,
    index: 'project_images_pairs',
    reads: 8,
  },
  'latest completed projects': {
    persona: 'visitor',
    query: `select * from projects where status = 'completed' ${latest} limit 3`,
    index: 'projects_newest_completed',
    reads: 3,
  },
  ...Object.fromEntries(
    types.flatMap((type): [string, List][] => [
      [
        `a page of ${type}`,
        {
          persona: 'visitor',
          query: `select * from projects where has_${type} = true ${newest} limit 24`,
          index: `projects_newest_${type}`,
          reads: 24,
        },
      ],
      [
        `related ${type}`,
        {
          persona: 'visitor',
          query: `select * from projects where has_${type} = true and status = 'completed' ${latest} limit 3`,
          index: `projects_related_${type}`,
          reads: 3,
        },
      ],
    ]),
  ),
  'a project by slug': {
    persona: 'visitor',
    query: `select * from projects where slug = 'p-77'`,
    index: 'projects_slug_key',
    reads: 1,
  },
  'a project by a former slug': {
    persona: 'visitor',
    query: `select project_id from project_slugs where slug = 'former-77'`,
    index: 'project_slugs_pkey',
    reads: 1,
  },
  'former slugs of a project': {
    persona: 'visitor',
    query: `select slug from project_slugs where project_id = '${projects.owner}'`,
    index: 'project_slugs_of_project',
    reads: 1,
  },
  'uploads of a project': {
    persona: 'trigger',
    query: `select 1 from uploads where project_id = '${projects.owner}'`,
    index: 'uploads_of_project',
    reads: 1,
  },
  'uploads that were never saved': {
    persona: 'server',
    query: `select staged_path from uploads where created_at < now() - interval '100 days'
      order by created_at, id limit 50`,
    index: 'uploads_oldest',
    reads: 50,
  },
  'what a device was told': {
    persona: 'trigger',
    query: `select 1 from outbox where device = '${devices.stranger}'`,
    index: 'outbox_of_device',
    reads: 20,
  },
  'a reminder by its day': {
    persona: 'trigger',
    query: `select 1 from outbox o where reminds = (select o.reminds from outbox o where device is null and reminds is not null limit 1)
      and remind_on = current_date`,
    index: 'outbox_reminds_once',
    reads: 1,
  },
  'the video of a still': {
    persona: 'server',
    query: `select 1 from project_images where poster_path = '${folder('owner')}/film.webp'`,
    index: 'project_images_by_poster',
    reads: 1,
  },
  'the picture of a lined-up version': {
    persona: 'server',
    query: `select 1 from project_images where lined_up_path = '${folder('rival')}/level.webp'`,
    index: 'project_images_by_lined_up',
    reads: 1,
  },
  'images of a project': {
    persona: 'visitor',
    query: `select * from project_images where project_id = '${projects.owner}' order by position, created_at, id`,
    index: 'project_images_of_project',
    reads: 3,
  },
}
