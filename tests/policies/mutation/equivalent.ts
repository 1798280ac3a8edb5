const oneSession = 'Keeps simultaneous transactions apart; here there is one session.'
const reachedByUsing =
  'USING asks the same of the row before, and no grant lets an update change what it asks about.'
const stopsCounting = 'Only stops counting once the limit is reached.'

/** Mutants without an observable effect, by the start of their name, with the reason. */
export const equivalent: Record<string, string> = {
  'policy "owners update images of their projects" on public.project_images with check without ( SELECT private.is_owner()':
    reachedByUsing,
  'policy "owners update images of their projects" on public.project_images with check without (EXISTS (':
    reachedByUsing,
  'policy "owners stage uploads" on storage.objects with check without ( SELECT private.is_owner()':
    'It asks for an announced upload besides, and nobody but an owner sees one of theirs.',
  'public.projects.slug drop default':
    'The trigger fills it in; the default makes the column optional in the generated types.',
  'private.set_project_slug() without "perform pg_advisory_xact_lock(': oneSession,
  'public.begin_sign_in(text,text) without "perform pg_advisory_xact_lock(': oneSession,
  'public.add_push_device(text,text,text,text) without "perform 1 from private.owners': oneSession,
  'public.line_up_images(uuid,uuid,uuid,uuid,text,text) without "perform 1 from public.project_images':
    oneSession,
  'constraint enquiry_images_path_key dropped':
    'The path holds the id, which is unique; the index is for the sweep.',
  'private.put_in_order(uuid,text[],jsonb) "g message = \'Not the sets and photos':
    'Another word in a message.',
  "private.queue_notification() firmation ' || new.email_key, 0 → ": oneSession,
  "public.remember_device(text,text) n', account || ' ' || device, 0 → ":
    'Of what is known nobody counts the tries.',
  "public.take_code(text,text) ode', account || ' ' || code, 0 → ":
    'Of codes nobody counts the tries.',
  "public.begin_enquiry_image(uuid,uuid,text) w() - interval '1 hour' limit 30 → 31": stopsCounting,
  "public.begin_enquiry_image(uuid,uuid,text) w() - interval '1 hour' limit 300 → 301":
    stopsCounting,
  "private.receive_enquiry() w() - interval '1 hour' limit 3 → 4": stopsCounting,
  "private.receive_enquiry() w() - interval '1 hour' limit 5 → 6": stopsCounting,
  "private.queue_notification() w() - interval '1 hour' limit 61 → 62": stopsCounting,
}
