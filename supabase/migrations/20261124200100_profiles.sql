create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  full_name text check (full_name ~ '\S' and char_length(full_name) <= 100),
  company_name text check (company_name ~ '\S' and char_length(company_name) <= 100),
  logo_url text check (logo_url ~ '^https?://' and char_length(logo_url) <= 1000),
  facebook_url text check (
    facebook_url ~* '^https?://([a-z0-9-]+\.)*(facebook|fb)\.com(/|$)' and char_length(facebook_url) <= 500
  ),
  instagram_url text check (
    instagram_url ~* '^https?://([a-z0-9-]+\.)*instagram\.com(/|$)' and char_length(instagram_url) <= 500
  ),
  contact_email text check (contact_email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' and char_length(contact_email) <= 254),
  contact_phone text check (contact_phone ~ '\S' and char_length(contact_phone) <= 40),
  business_hours jsonb,
  hours_note text check (hours_note ~ '\S' and char_length(hours_note) <= 200),
  image_compression_settings jsonb,
  registered_name text check (registered_name ~ '\S' and char_length(registered_name) <= 200),
  registered_number text check (registered_number ~ '\S' and char_length(registered_number) <= 40),
  registered_address text check (registered_address ~ '\S' and char_length(registered_address) <= 300),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  logo_formats text check (logo_formats = 'webp'),
  confirm_enquiries boolean,
  reply_templates jsonb,
  review_url text check (
    review_url ~* '^https://([a-z0-9-]+\.)+[a-z0-9-]+(:[0-9]+)?([/?#]\S*)?$' and char_length(review_url) <= 500
  ),
  -- specification §3: seven entries, Monday onward; a closed day keeps its times.
  constraint profiles_business_hours_shape check (
    -- Keeps the days of valid entries only. Silent: any other shape fails the check instead of raising an error.
    jsonb_path_query_array(business_hours, 'strict $[*] ? (
      (@.isOpen == true || @.isOpen == false)
      && @.openTime like_regex "^([01][0-9]|2[0-3]):[0-5][0-9]$"
      && @.closeTime like_regex "^([01][0-9]|2[0-3]):[0-5][0-9]$"
      && @.openTime < @.closeTime
    ).day', '{}', true)
      = '["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"]'::jsonb
    and jsonb_array_length(business_hours) = 7
  ),
  -- specification §9: the bounds of the settings sliders; quality is a fraction.
  constraint profiles_image_compression_settings_shape check (
    coalesce(jsonb_path_match(image_compression_settings, 'strict
      $.projectImages.maxSizeMB >= 0.1 && $.projectImages.maxSizeMB <= 10
      && $.projectImages.maxWidthOrHeight >= 500 && $.projectImages.maxWidthOrHeight <= 4000
      && $.projectImages.quality >= 0.1 && $.projectImages.quality <= 1
      && $.logoImages.maxSizeMB >= 0.1 && $.logoImages.maxSizeMB <= 5
      && $.logoImages.maxWidthOrHeight >= 200 && $.logoImages.maxWidthOrHeight <= 2000
      && $.logoImages.quality >= 0.1 && $.logoImages.quality <= 1
      && $.rawUploadLimit >= 1 && $.rawUploadLimit <= 50', '{}', true), image_compression_settings is null)
  ),
  constraint profiles_reply_templates_shape check (
    case when jsonb_typeof(reply_templates) = 'array' then
      jsonb_array_length(reply_templates) <= 10 and octet_length(reply_templates::text) <= 40000
      and jsonb_array_length(reply_templates) = jsonb_array_length(jsonb_path_query_array(reply_templates, 'strict $[*] ? (
        @.title like_regex "^.{1,60}$" && @.text.type() == "string" && @.text != ""
      )', '{}', true))
    else reply_templates is null end
  )
);
comment on table public.profiles is 'One row per owner. The oldest is the site''s branding and public contact details.';
comment on column public.profiles.business_hours is 'Array of seven {day, isOpen, openTime, closeTime}, Monday first, times HH:MM in Europe/London.';
comment on column public.profiles.hours_note is 'One line of text shown beside the hours, such as a holiday closure.';
comment on column public.profiles.image_compression_settings is '{projectImages, logoImages: {maxSizeMB, maxWidthOrHeight, quality 0-1}, rawUploadLimit in MB}.';
comment on column public.profiles.logo_formats is 'The logo is stored small in these; null where it is stored alone.';
comment on column public.profiles.confirm_enquiries is 'Whether senders of enquiries get a confirmation; null means yes. The oldest profile decides.';
comment on column public.profiles.reply_templates is 'Up to ten {title, text} for replies; {name} and {kind} in the text stand for the enquiry''s.';
comment on column public.profiles.review_url is 'Where customers are asked to leave a review.';

create index profiles_oldest_first on public.profiles (created_at, id);

create trigger profiles_touch before update on public.profiles
for each row execute function private.touch_updated_at();

alter table public.profiles enable row level security;
grant all on public.profiles to service_role;
-- Visitors read what public pages show; the rest stays private.
grant select (
  id, created_at, company_name, logo_url, logo_formats, facebook_url, instagram_url, contact_email, contact_phone,
  business_hours, hours_note, registered_name, registered_number, registered_address
) on public.profiles to anon;
grant select on public.profiles to authenticated;
grant insert (
  id, full_name, company_name, logo_url, logo_formats, facebook_url, instagram_url, contact_email, contact_phone,
  business_hours, hours_note, image_compression_settings, registered_name, registered_number, registered_address,
  confirm_enquiries, reply_templates, review_url
), update (
  id, full_name, company_name, logo_url, logo_formats, facebook_url, instagram_url, contact_email, contact_phone,
  business_hours, hours_note, image_compression_settings, registered_name, registered_number, registered_address,
  confirm_enquiries, reply_templates, review_url
) on public.profiles to authenticated;

create policy "visitors read the branding" on public.profiles
  for select to anon using (true);
create policy "owners read profiles" on public.profiles
  for select to authenticated using ((select private.is_owner()));
create policy "owners create their profile" on public.profiles
  for insert to authenticated with check ((select private.is_owner()) and id = (select auth.uid()));
create policy "owners update their profile" on public.profiles
  for update to authenticated
  using ((select private.is_owner()) and id = (select auth.uid()));
