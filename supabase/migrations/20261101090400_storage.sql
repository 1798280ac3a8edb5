-- Limits in bytes; the app checks the stored bytes besides.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('project-images', 'project-images', true, 20971520, array['image/jpeg', 'image/png', 'image/webp']),
  ('project-videos', 'project-videos', true, 104857600, array['video/mp4', 'video/webm', 'video/ogg']),
  ('logos', 'logos', true, 5242880, array['image/jpeg', 'image/png', 'image/webp']),
  ('public', 'public', true, 52428800, array['application/xml', 'text/xml']),
  ('uploads', 'uploads', false, 104857600, array['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'video/mp4', 'video/webm', 'video/ogg'])
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- No policy lets anyone write into a public bucket: only the server does, after checking the bytes.
-- Staged uploads: each owner in a folder of their own.
create policy "owners see their staged uploads" on storage.objects
  for select to authenticated using (
    bucket_id = 'uploads' and (select private.is_owner()) and split_part(name, '/', 1) = (select auth.uid())::text
  );
create policy "owners stage uploads" on storage.objects
  for insert to authenticated with check (
    bucket_id = 'uploads' and (select private.is_owner()) and split_part(name, '/', 1) = (select auth.uid())::text
  );
create policy "owners discard their staged uploads" on storage.objects
  for delete to authenticated using (
    bucket_id = 'uploads' and (select private.is_owner()) and split_part(name, '/', 1) = (select auth.uid())::text
  );
