/** Every policy, by table. rows.ts and buckets.ts say what they allow. */
export const policies: Record<string, readonly string[]> = {
  'public.profiles': [
    'owners create their profile',
    'owners read profiles',
    'owners update their profile',
    'visitors read the branding',
  ],
  'public.projects': [
    'everyone reads projects',
    'owners create their projects',
    'owners delete their projects',
    'owners read drafts',
    'owners update their projects',
  ],
  'public.project_slugs': ['everyone reads former addresses'],
  'public.project_images': [
    'everyone reads project images',
    'owners add images to their projects',
    'owners delete images of their projects',
    'owners update images of their projects',
  ],
  'public.uploads': [
    'owners announce uploads',
    'owners discard their uploads',
    'owners see their uploads',
  ],
  'public.contact_forms': ['owners read enquiries', 'owners update enquiries'],
  'public.enquiry_images': ['owners read photos of enquiries'],
  'public.push_devices': [
    'owners change their devices',
    'owners remove their devices',
    'owners see their devices',
  ],
  'public.reviews': [
    'owners add reviews',
    'owners delete their reviews',
    'owners read their reviews',
    'owners update their reviews',
    'visitors read reviews',
  ],
  'public.accreditations': [
    'owners add accreditations',
    'owners delete their accreditations',
    'owners read their accreditations',
    'owners update their accreditations',
    'visitors read accreditations',
  ],
  'storage.objects': [
    'owners discard their staged uploads',
    'owners see photos of enquiries',
    'owners see their staged uploads',
    'owners stage uploads',
  ],
}
