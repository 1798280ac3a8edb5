-- Shared links show before beside after. The card is the after picture's poster: it goes when the picture goes.
comment on column public.project_images.poster_path is 'A video''s poster, or an after picture''s card for shared links; in project-images.';
