import type { Row } from '../database.ts'
import { accounts } from '../personas.ts'
import { enquiries, folder, images, projects, uploads } from '../world.ts'

/** One column of one row of the world: values it takes and values it must refuse. */
export interface ValueRule {
  table: string
  key: [column: string, value: string]
  column: string
  /** Set along with it, where columns depend on each other. */
  along?: Row
  takes: unknown[]
  refuses: unknown[]
}

const text = (length: number, fill = 'x') => fill.repeat(length)
const blank = ['', ' ', ' \n\t ']
/** Text with at least one visible character and at most so many in all. */
const sized = (max: number) => ({
  takes: ['x', text(max), text(max, 'é')],
  refuses: [...blank, text(max + 1), `x${text(max, ' ')}`],
})
const optional = (max: number) => ({ ...sized(max), takes: [null, ...sized(max).takes] })

type Values = Pick<ValueRule, 'takes' | 'refuses' | 'along'>
const of = (table: string, key: [string, string], rules: Record<string, Values>): ValueRule[] =>
  Object.entries(rules).map(([column, values]) => ({ table, key, column, ...values }))

const link = (start: string, max: number) => start + text(max - start.length)
const email: Values = {
  takes: ['a@b.co', 'Ann.O+tag@mail.example.org', `${text(248)}@b.com`],
  refuses: [
    '',
    'a',
    'a@b',
    '@b.co',
    'a@.',
    'a b@c.de',
    'a@b@c.de',
    'a@b.co\n',
    `${text(249)}@b.com`,
  ],
}

const profile = of('public.profiles', ['id', accounts.owner], {
  full_name: optional(100),
  company_name: optional(100),
  contact_phone: optional(40),
  hours_note: optional(200),
  registered_name: optional(200),
  registered_number: optional(40),
  registered_address: optional(300),
  contact_email: { ...email, takes: [null, ...email.takes] },
  logo_url: {
    takes: [null, 'http://a.b/c', link('https://a.b/', 1000)],
    refuses: [
      '',
      'javascript:alert(1)',
      'data:image/png;base64,x',
      ' https://a.b',
      '//a.b/c',
      link('https://a.b/', 1001),
    ],
  },
  facebook_url: {
    takes: [
      null,
      'https://facebook.com',
      'http://www.facebook.com/slw',
      'https://M.Facebook.com/slw',
      'https://fb.com/slw',
      link('https://facebook.com/', 500),
    ],
    refuses: [
      '',
      'facebook.com/slw',
      'javascript:alert(1)//facebook.com',
      'https://facebook.com.evil.org/slw',
      'https://evilfacebook.com/slw',
      'https://evil.org/facebook.com/',
      'https://facebook.com@evil.org/',
      'https://instagram.com/slw',
      link('https://facebook.com/', 501),
    ],
  },
  instagram_url: {
    takes: [
      null,
      'https://instagram.com',
      'https://www.Instagram.com/slw',
      link('https://instagram.com/', 500),
    ],
    refuses: [
      '',
      'instagram.com/slw',
      'javascript:alert(1)//instagram.com',
      'https://instagram.com.evil.org/slw',
      'https://evilinstagram.com/slw',
      'https://evil.org/instagram.com/',
      'https://facebook.com/slw',
      link('https://instagram.com/', 501),
    ],
  },
})

const project = of('public.projects', ['id', projects.owner], {
  title: sized(120),
  location: sized(120),
  description: sized(5000),
  status: {
    takes: ['pending', 'in_progress', 'completed'],
    refuses: ['', 'new', 'Completed', 'in progress'],
  },
  completion_date: {
    along: { start_date: '2026-05-02' },
    takes: [null, '2026-05-02', '2026-05-03'],
    refuses: ['2026-05-01'],
  },
})

const own = folder('owner')
const paths = {
  takes: [`${own}/a`, `${own}/A-1_b.c.webp`, `${own}/_${text(199)}`],
  refuses: [
    '',
    'a.webp',
    `${own}/`,
    `${own}/..`,
    `${own}/.hidden`,
    `${own}/a/b`,
    `${own}/a b`,
    `/${own}/a`,
    `${own}/a\n`,
    `${own}/${text(201)}`,
    `${accounts.owner}0/${projects.owner}/a`,
    `${accounts.owner}/a`,
    `${accounts.owner.toUpperCase()}/${projects.owner}/a`,
  ],
}
const blur = 'data:image/webp;base64,'
const blurs: Values = {
  takes: [
    null,
    `${blur}AA+/z9==`,
    'data:image/png;base64,AA',
    'data:image/jpeg;base64,AA',
    link(blur, 1000),
  ],
  refuses: [
    '',
    'AA',
    'data:image/svg+xml;base64,AA',
    `${blur}<b>`,
    `${blur}AA") url(x`,
    link(blur, 1001),
  ],
}
const urls: Values = {
  takes: ['http://a.b/c', link('https://a.b/', 1000)],
  refuses: ['', 'javascript:alert(1)', '/a.webp', link('https://a.b/', 1001)],
}
const past = '2026-01-02 03:04:05+00'
const size = { takes: [null, 1, 4000], refuses: [0, -1] }

const image = [
  ...of('public.project_images', ['id', images.before], {
    url: urls,
    caption: { takes: [null, text(300)], refuses: [text(301)] },
    path: paths,
    width: size,
    height: size,
    blur: blurs,
    image_type: { takes: ['before', 'progress'], refuses: ['', 'Before', 'plan'] },
    // The type decides the bucket, and that after images alone are primary.
    bucket: { takes: ['project-images'], refuses: ['project-videos', 'logos', 'uploads', ''] },
    is_primary: { takes: [false], refuses: [true] },
  }),
  ...of('public.project_images', ['id', images.after], {
    is_primary: { takes: [true], refuses: [false] },
    image_type: { takes: ['after'], refuses: ['before', 'progress'] },
  }),
  ...of('public.project_images', ['id', images.video], {
    poster_path: { takes: [null, ...paths.takes], refuses: paths.refuses },
    bucket: { takes: ['project-videos'], refuses: ['project-images', 'logos'] },
    is_primary: { takes: [false], refuses: [true] },
  }),
]

const film = { kind: 'video', bucket: 'project-videos' }
const upload = [
  ...of('public.uploads', ['id', uploads.owner], {
    kind: {
      along: { bucket: null, path: null },
      takes: ['image', 'video'],
      refuses: ['', 'Image', 'logo'],
    },
    // In the folder of the owner and the project that the row names.
    staged_path: {
      takes: paths.takes,
      refuses: [...paths.refuses, `${folder('rival')}/a`, `${accounts.owner}/${projects.rival}/a`],
    },
    bucket: {
      takes: ['project-images'],
      refuses: [null, 'project-videos', 'logos', 'uploads', ''],
    },
    path: { takes: paths.takes, refuses: [null, ...paths.refuses] },
    url: { ...urls, takes: [null, ...urls.takes] },
    width: size,
    height: size,
    blur: blurs,
    finished_at: { takes: [null, past], refuses: [] },
  }),
  ...of('public.uploads', ['id', uploads.rival], {
    bucket: { along: film, takes: ['project-videos'], refuses: ['project-images'] },
    finished_at: { along: { url: null }, takes: [null], refuses: [past] },
  }),
  ...of('public.uploads', ['id', uploads.stranger], {
    finished_at: { along: { bucket: null, path: null }, takes: [null], refuses: [past] },
  }),
]

const enquiry = of('public.contact_forms', ['id', enquiries.inbox], {
  name: sized(100),
  message: sized(5000),
  phone: optional(40),
  email,
  project_type: {
    takes: [
      'residential',
      'commercial',
      'replacement',
      'residential_doors',
      'commercial_doors',
      'conservatory',
      'conservatory_repair',
      'custom',
    ],
    refuses: ['', 'Residential', 'roof'],
  },
  status: { takes: ['new', 'contacted', 'completed'], refuses: ['', 'New', 'deleted'] },
  quarantine_reason: {
    takes: [null, 'honeypot', 'too_fast', 'sender_rate', 'site_rate'],
    refuses: ['', 'because'],
  },
  note: { takes: [null, '', text(2000)], refuses: [text(2001)] },
})

const queues = [
  ...of('public.outbox', ['contact_form_id', enquiries.inbox], {
    attempts: { takes: [0, 9], refuses: [-1] },
    last_error: { takes: [null, text(1000)], refuses: [text(1001)] },
  }),
  ...of('public.file_removals', ['path', 'queued.webp'], {
    attempts: { takes: [0, 9], refuses: [-1] },
  }),
]

export const valueRules = [...profile, ...project, ...image, ...upload, ...enquiry, ...queues]
