import { accounts } from '../personas.ts'
import { accreditations, devices, enquiries, images, photos, projects, reviews } from '../world.ts'
import { uploadValues } from './upload-values.ts'
import {
  colours,
  formats,
  link,
  logoUrls,
  of,
  optional,
  paths,
  secureLinks,
  size,
  sized,
  text,
  urls,
  type Values,
} from './value-kinds.ts'

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

/** So many bytes as PostgreSQL writes them, with a space after each colon and comma. */
const templates = (bytes: number) => [{ text: text(bytes - 28), title: 'V' }]

const profile = of('public.profiles', ['id', accounts.owner], {
  full_name: optional(100),
  company_name: optional(100),
  contact_phone: optional(40),
  hours_note: optional(200),
  reply_templates: {
    takes: [
      null,
      [],
      Array.from({ length: 10 }, () => ({ title: text(60, 'é'), text: text(800, '🪟') })),
      templates(40_000),
    ],
    refuses: [
      {},
      'Hello',
      [null],
      [{ title: 'Visit' }],
      [{ title: '', text: 'Hello' }],
      [{ title: text(61), text: 'Hello' }],
      [{ title: 'Visit', text: '' }],
      [{ title: 'Visit', text: 1 }],
      templates(40_001),
      Array.from({ length: 11 }, () => ({ title: 'Visit', text: 'Hello' })),
    ],
  },
  registered_name: optional(200),
  registered_number: optional(40),
  registered_address: optional(300),
  contact_email: { ...email, takes: [null, ...email.takes] },
  logo_url: logoUrls,
  review_url: secureLinks,
  logo_formats: { takes: [null, 'webp'], refuses: ['', 'avif webp'] },
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

const image = [
  ...of('public.project_images', ['id', images.before], {
    url: urls,
    caption: { takes: [null, text(300)], refuses: [text(301)] },
    path: paths,
    width: size,
    height: size,
    colour: colours,
    formats,
    image_type: { takes: ['before', 'progress'], refuses: ['', 'Before', 'plan'] },
    // The type decides the bucket, and only after images are primary.
    bucket: { takes: ['project-images'], refuses: ['project-videos', 'logos', 'uploads', ''] },
    is_primary: { takes: [false], refuses: [true] },
    is_cover: { takes: [null, true], refuses: [false] },
    comparison_start: { takes: [null, 5, 95], refuses: [4, 96, -1] },
    lined_up_path: { takes: [null, ...paths.takes], refuses: paths.refuses },
    lined_up_width: size,
    lined_up_height: size,
    lined_up_formats: formats,
    position: { takes: [null, 1, 1000], refuses: [0, -1] },
  }),
  ...of('public.project_images', ['id', images.after], {
    is_primary: { takes: [true], refuses: [false] },
    image_type: { takes: ['after'], refuses: ['before', 'progress'] },
    // Only a before picture's share is shown.
    comparison_start: { takes: [null], refuses: [50] },
  }),
  ...of('public.project_images', ['id', images.video], {
    poster_path: { takes: [null, ...paths.takes], refuses: paths.refuses },
    bucket: { takes: ['project-videos'], refuses: ['project-images', 'logos'] },
    is_primary: { takes: [false], refuses: [true] },
    is_cover: { takes: [null], refuses: [true, false] },
    // Only half a set is compared.
    lined_up_path: { takes: [null], refuses: paths.takes },
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
    takes: [null, 'honeypot', 'no_token', 'too_fast', 'sender_rate', 'caller_rate'],
    refuses: ['', 'because'],
  },
  note: { takes: [null, '', text(2000)], refuses: [text(2001)] },
  postcode: {
    takes: [null, 'SR1 3NR', 'NE38 7AB', 'W1A 0AX', 'EC1A 1BB', 'M1 1AE'],
    refuses: ['', 'SR1', 'sr1 3nr', 'SR13NR', 'SR1  3NR', 'ABC1 1AA', 'SR1 3NR\n', 'SR1 3NR x'],
  },
  best_time: {
    takes: [null, 'morning', 'afternoon', 'evening', 'any'],
    refuses: ['', 'Morning', 'night'],
  },
  page_path: {
    takes: [null, '/contact', `/${text(199)}`],
    refuses: ['', 'contact', '/contact?x', '/Contact', 'https://x.co', `/${text(200)}`],
  },
})

const photo = of('public.enquiry_images', ['id', photos.inbox], {
  width: { along: { height: 1 }, takes: [1, 2048], refuses: [null, 0, -1] },
  height: { along: { width: 1 }, takes: [1, 2048], refuses: [null, 0, -1] },
  path: {
    takes: [`${enquiries.inbox}/${photos.inbox}.jpg`],
    refuses: ['', 'a.jpg', `${enquiries.spam}/${photos.inbox}.jpg`, `${enquiries.inbox}/x.jpg`],
  },
})

const position = { takes: [null, 1, 1000], refuses: [0, -1] }
const proof = [
  ...of('public.reviews', ['id', reviews.owner], {
    name: sized(80),
    town: optional(80),
    words: sized(2000),
    source_url: secureLinks,
    position,
  }),
  ...of('public.accreditations', ['id', accreditations.owner], {
    name: sized(80),
    number: optional(40),
    link_url: secureLinks,
    logo_url: logoUrls,
    logo_formats: { takes: [null, 'webp'], refuses: ['', 'avif webp'] },
    position,
  }),
]

const queues = [
  ...of('public.outbox', ['contact_form_id', enquiries.inbox], {
    attempts: { takes: [0, 9], refuses: [-1] },
    last_error: { takes: [null, text(1000)], refuses: [text(1001)] },
    device: { takes: [null], refuses: [devices.owner] },
    remind_on: { takes: [null], refuses: ['2026-01-01', '2026-01-02'] },
    reminds: {
      along: { contact_form_id: null, remind_on: '2026-01-01', device: devices.owner },
      takes: [enquiries.inbox],
      refuses: [null],
    },
    announces: {
      along: { contact_form_id: null, device: devices.owner },
      takes: [enquiries.inbox],
      refuses: [null],
    },
  }),
  ...of('public.outbox', ['contact_form_id', enquiries.inbox], {
    announces: { along: { contact_form_id: null }, takes: [], refuses: [enquiries.inbox] },
    reminds: {
      along: { contact_form_id: null, remind_on: '2026-01-01' },
      takes: [enquiries.inbox, enquiries.spam],
      refuses: [null],
    },
  }),
  ...of('public.push_devices', ['id', devices.owner], {
    endpoint: {
      takes: ['http://127.0.0.1:1/x', link('https://push.test/', 1000)],
      refuses: [
        '',
        'http://push.test/x',
        'http://127.0.0.1.push.test:1/x',
        'https://push.test/a b',
        'https://push.test/a\n',
        'javascript:x',
        link('https://push.test/', 1001),
      ],
    },
    p256dh: { takes: [text(87)], refuses: ['', text(86), text(88), `${text(86)}+`] },
    auth: { takes: [text(22, '-')], refuses: ['', text(21), text(23), `${text(21)}=`] },
    name: { takes: ['x', text(60, 'é')], refuses: ['', text(61)] },
  }),
  ...of('public.file_removals', ['path', 'queued.webp'], {
    attempts: { takes: [0, 9], refuses: [-1] },
  }),
]

export const valueRules = [
  ...profile,
  ...project,
  ...image,
  ...uploadValues,
  ...enquiry,
  ...photo,
  ...proof,
  ...queues,
]
