import { randomUUID } from 'node:crypto'
import { dayFields, defaultHours, hoursFromForm } from '../../lib/profile/hours'
import type { Change, Owner } from './changes'
import { type Office, slugOf } from './owner'
import {
  numbered,
  PICTURES,
  type StoredProfile,
  type StoredProject,
  type storedIn,
} from './stored-state'

interface Work {
  office: Office
  owner: Owner
  stored: ReturnType<typeof storedIn>
  profile: StoredProfile
  random: () => number
}

/** What an owner does over the years, and what must be there by it. */
export function roundsOf({ office, owner, stored, profile: first, random }: Work) {
  const projects = new Map<string, StoredProject>()
  /** Let be without an answer: the old state or the new one. */
  const left: Change<StoredProject | null>[] = []
  const titles: string[] = []
  let profile = first
  let pictures = 0

  async function bring(
    projectId: string | null,
    purpose: 'before' | 'after' | 'progress' | 'replace',
  ) {
    pictures += 1
    const sent = { id: randomUUID(), projectId, purpose, number: pictures % PICTURES }
    const body = await numbered(sent.number)
    await owner.insists(() => office.upload({ ...sent, body }))
    return sent
  }

  /** Sees it through, or never touches that project again. */
  async function change(
    id: string,
    name: string,
    after: StoredProject | null,
    ask: () => Promise<unknown>,
  ) {
    const before = projects.get(id) ?? null
    projects.delete(id)
    const wanted = { name, ask, read: () => stored.project(id), before, after }
    if (!(await owner.carriesOut(wanted))) left.push(wanted)
    else if (after) projects.set(id, after)
  }

  async function create(): Promise<void> {
    const [id, set] = [randomUUID(), randomUUID()]
    const title = `Porch ${id.slice(0, 8)}`
    const files = await Promise.all([
      bring(id, 'before'),
      bring(id, 'after'),
      bring(id, 'progress'),
    ])
    // Sent, and then forgotten.
    if (random() < 0.5) await bring(id, 'progress')
    const shown = files.map(({ id, purpose, number }, index) => {
      const isOfSet = purpose !== 'progress'
      return { id, type: purpose, set: isOfSet ? set : null, caption: `Picture ${index}`, number }
    })
    const description = `${'Three bay windows in white. '.repeat(20)}${id}`
    const media = shown.map(({ id: upload, type: image_type, set: image_set_id, caption }) => ({
      upload,
      image_type,
      image_set_id,
      caption,
      image_date: '',
      poster: null,
    }))
    const form = { ...office.form({ id, title }, media), description }
    titles.push(title)
    const made = { id, title, description, pictures: shown }
    await change(id, 'create', made, () => office.must('createProject', '/projects/new', form))
  }

  async function some(fits: (project: StoredProject) => unknown = () => true) {
    for (;;) {
      const fitting = [...projects.values()].filter(fits)
      const found = fitting[Math.floor(random() * fitting.length)]
      if (found) return found
      await create()
    }
  }

  async function replace(): Promise<void> {
    const project = await some()
    const victim = project.pictures[Math.floor(random() * project.pictures.length)]
    const { id: uploadId, number } = await bring(project.id, 'replace')
    const changed = project.pictures.map((picture) =>
      picture === victim ? { ...picture, number } : picture,
    )
    await change(project.id, 'replace', { ...project, pictures: changed }, () =>
      office.must('replaceImage', editPage(project), {
        ...{ imageId: victim?.id, uploadId, formerId: crypto.randomUUID() },
      }),
    )
  }

  const setOf = ({ pictures }: StoredProject) => pictures.find(({ set }) => set)?.set

  async function removeSet(): Promise<void> {
    const project = await some(setOf)
    const setId = setOf(project)
    const after = { ...project, pictures: project.pictures.filter(({ set }) => set !== setId) }
    await change(project.id, 'delete set', after, () =>
      office.must('deleteImageSet', editPage(project), { projectId: project.id, setId }),
    )
  }

  async function remove(): Promise<void> {
    const { id, title } = await some()
    await change(id, 'delete project', null, () => office.remove({ id, title, media: [] }))
  }

  async function save(name: string, columns: Partial<StoredProfile>, ask: () => Promise<unknown>) {
    const [before, after] = [profile, { ...profile, ...columns }]
    const wanted = { name, ask, read: stored.profile, before, after }
    // The next one takes up where this one ends.
    while (!(await owner.carriesOut(wanted)));
    profile = after
  }

  const settings = '/dashboard/settings'

  async function saveSettings(): Promise<void> {
    pictures += 1
    const name = { full_name: `Ann ${pictures}` }
    await save('name', name, () => office.must('saveName', settings, name))
    const company = {
      company_name: `Windows ${pictures}`,
      registered_name: `Windows ${pictures} Limited`,
      registered_number: `${pictures}`.padStart(8, '0'),
      registered_address: `${pictures} Claypath, Durham`,
    }
    await save('company', company, () => office.must('saveCompany', settings, company))

    const contact = {
      contact_email: `office-${pictures}@example.com`,
      contact_phone: `0191 498 ${String(pictures).padStart(4, '0')}`,
      hours_note: `Closed on day ${pictures}`,
    }
    const week = Object.fromEntries(
      defaultHours.flatMap(({ day }) => {
        const { isOpen, openTime, closeTime } = dayFields(day)
        const opening = `08:${String(pictures % 60).padStart(2, '0')}`
        return Object.entries({ [isOpen]: 'on', [openTime]: opening, [closeTime]: '17:30' })
      }),
    )
    const business_hours = hoursFromForm(week) as StoredProfile['business_hours']
    await save('contact and hours', { ...contact, business_hours }, () =>
      office.must('saveContact', settings, { ...contact, ...week }),
    )

    const number = pictures % PICTURES
    const logo = { id: randomUUID(), projectId: null, purpose: 'logo' as const }
    const body = await numbered(number)
    // As the form does, from the beginning each time.
    await save('logo', { logo: number, logo_formats: 'webp' }, async () => {
      await office.upload({ ...logo, body })
      await office.must('saveLogo', settings, { id: logo.id })
    })
  }

  return {
    inTurn: [create, replace, removeSet, remove, saveSettings],
    create,
    projects,
    left,
    /** Of all projects there ever were. */
    titles,
    profile: () => profile,
  }
}

const editPage = ({ title }: StoredProject) => `/projects/${slugOf(title)}/edit`
