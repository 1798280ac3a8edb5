-- For the words an owner searches in the list of projects.
create index projects_words on public.projects using gin (title extensions.gin_trgm_ops, location extensions.gin_trgm_ops);
