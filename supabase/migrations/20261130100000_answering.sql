-- What the owner answers enquiries with.

alter table public.contact_forms
  add column page_path text check (page_path ~ '^/[a-z0-9/-]*$' and char_length(page_path) <= 200),
  add column remind_on date;
comment on column public.contact_forms.page_path is 'The public page whose form was sent; null where unknown.';
comment on column public.contact_forms.remind_on is 'The day on which the owner wants to see it again; due ones are shown first.';
grant update (remind_on) on public.contact_forms to authenticated;
create index contact_forms_reminders on public.contact_forms (remind_on, id)
  where remind_on is not null and deleted_at is null and not archived;

alter table public.profiles add column reply_templates jsonb;
alter table public.profiles add constraint profiles_reply_templates_shape check (
  case when jsonb_typeof(reply_templates) = 'array' then
    jsonb_array_length(reply_templates) <= 10 and octet_length(reply_templates::text) <= 40000
    and jsonb_array_length(reply_templates) = jsonb_array_length(jsonb_path_query_array(reply_templates, 'strict $[*] ? (
      @.title like_regex "^.{1,60}$" && @.text.type() == "string" && @.text != ""
    )', '{}', true))
  else reply_templates is null end
);
comment on column public.profiles.reply_templates is 'Up to ten {title, text} for replies; {name} and {kind} in the text stand for the enquiry''s.';
grant insert (reply_templates), update (reply_templates) on public.profiles to authenticated;
