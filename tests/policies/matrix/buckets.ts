import type { Persona } from '../personas.ts'
import type { Bucket } from '../world.ts'
import type { Access } from './rows.ts'

const MB = 1024 * 1024
const pictures = ['image/jpeg', 'image/png', 'image/webp']
const films = ['video/mp4', 'video/webm', 'video/ogg']

export interface BucketRule {
  public: boolean
  limit: number
  types: string[]
}

export const bucketRules: Record<Bucket, BucketRule> = {
  'project-images': { public: true, limit: 20 * MB, types: [...pictures, 'image/avif'] },
  'project-videos': { public: true, limit: 100 * MB, types: films },
  logos: { public: true, limit: 5 * MB, types: pictures },
  public: { public: true, limit: 50 * MB, types: ['application/xml', 'text/xml'] },
  'enquiry-images': { public: false, limit: 2 * MB, types: ['image/jpeg', 'image/webp'] },
  uploads: { public: false, limit: 100 * MB, types: [...pictures, 'image/gif', ...films] },
}

const nothing: Access = { read: [], insert: [], change: [], remove: [] }
const own = (who: string): Access => ({ read: [who], insert: [who], change: [], remove: [who] })
const all = ['owner', 'rival', 'stranger']
const everything: Access = { read: all, insert: all, change: all, remove: all }

/** A public bucket: files have public URLs, but only the server may list or write. */
const serverOnly: Record<Persona, Access> = {
  visitor: nothing,
  stranger: nothing,
  rival: nothing,
  owner: nothing,
  server: everything,
}

/** Whose folder each persona can access in storage.objects. */
export const files: Record<Bucket, Record<Persona, Access>> = {
  'project-images': serverOnly,
  'project-videos': serverOnly,
  logos: serverOnly,
  public: serverOnly,
  'enquiry-images': {
    ...serverOnly,
    rival: { ...nothing, read: all },
    owner: { ...nothing, read: all },
  },
  uploads: { ...serverOnly, rival: own('rival'), owner: own('owner') },
}
