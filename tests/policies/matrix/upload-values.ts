import { accounts } from '../personas.ts'
import { folder, projects, uploads } from '../world.ts'
import { colours, formats, of, past, paths, size, urls } from './value-kinds.ts'

const film = { kind: 'video', bucket: 'project-videos' }
export const uploadValues = [
  ...of('public.uploads', ['id', uploads.owner], {
    kind: {
      along: { bucket: null, path: null },
      takes: ['image', 'video'],
      refuses: ['', 'Image', 'logo'],
    },
    // In the folder of the row's owner and project.
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
    colour: colours,
    formats,
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
