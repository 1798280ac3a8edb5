import { createClient } from '@supabase/supabase-js'
import { loadSecrets } from '../../../tools/embedded-backend/secrets'
import { signToken } from '../../../tools/embedded-backend/tokens'
import {
  type BackendProcess,
  newDataFolder,
  removeDataFolder,
  startProcess,
} from '../backend-process'

const dir = newDataFolder()
let backend: BackendProcess
beforeAll(async () => {
  backend = await startProcess(dir)
}, 120_000)
afterAll(async () => {
  await backend?.stop()
  removeDataFolder(dir)
})

const path = 'a/b/film.mp4'
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())

async function create(signature: string): Promise<[number, string]> {
  const metadata = { bucketName: 'uploads', objectName: path, contentType: 'video/mp4' }
  const answer = await fetch(`${backend.url}/storage/v1/upload/resumable/sign`, {
    method: 'POST',
    headers: {
      'tus-resumable': '1.0.0',
      'x-signature': signature,
      'upload-length': '3',
      'upload-metadata': Object.entries(metadata)
        .map(([key, value]) => `${key} ${btoa(value)}`)
        .join(','),
    },
  })
  return [answer.status, await answer.text()]
}

it('a signature is valid for two hours and says so', async () => {
  const admin = createClient(backend.url, backend.secretKey)
  const { data } = await admin.storage.from('uploads').createSignedUploadUrl(path)
  const claims = claimsOf(data?.token ?? '')
  expect(claims.exp - claims.iat).toBe(7200)
  expect(await create(data?.token ?? '')).toEqual([201, ''])
  const over = { ...claims, iat: claims.iat - 7201, exp: claims.exp - 7201 }
  expect(await create(signToken(over, loadSecrets(dir).jwtSecret))).toEqual([
    400,
    '"exp" claim timestamp check failed',
  ])
})

it('a key or an access token does not allow uploads', async () => {
  const server = signToken({ role: 'service_role' }, loadSecrets(dir).jwtSecret)
  for (const token of [backend.secretKey, backend.publishableKey, server]) {
    expect((await create(token))[0]).toBe(400)
  }
})
