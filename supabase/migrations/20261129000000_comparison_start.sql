-- Where the two halves differ is not in the same place on every pair, so the owner may choose. It stays when a photo is
-- replaced or lined up, which shows the same view.
alter table public.project_images
  add column comparison_start smallint check (comparison_start between 5 and 95),
  add constraint project_images_start_of_before check (comparison_start is null or image_type = 'before');
comment on column public.project_images.comparison_start is 'How much of a before picture its comparison shows at first, in per cent; null for as much as usual.';
grant update (comparison_start) on public.project_images to authenticated;
