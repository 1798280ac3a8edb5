import { randomUUID } from 'node:crypto'
import { createClient } from '@supabase/supabase-js'
import { eraseEnquiries, findEnquiries } from '@/tools/archive/personal-data'
import { server, url } from './people'

/** Records the URLs it requests, since URLs appear in logs. */
function watchedServer() {
  const asked: string[] = []
  const watch: typeof fetch = (input, init) => {
    asked.push(String(input))
    return fetch(input, init)
  }
  const admin = createClient(url, process.env.SUPABASE_SECRET_KEY ?? '', {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: watch },
  })
  return { admin, asked }
}

it('finds and erases one person’s enquiries in every state and spelling, and no others', async () => {
  const tag = randomUUID().slice(0, 8)
  const send = async (email: string, more: object = {}) => {
    const id = randomUUID()
    const enquiry = { id, name: 'Ann', email, project_type: 'custom', message: 'Hello' }
    const { error } = await server()
      .from('contact_forms')
      .insert({ ...enquiry, ...more })
    expect(error).toBeNull()
    return id
  }
  const mine = [
    await send(`ann.${tag}@gmail.com`),
    await send(`Ann${tag}+windows@Googlemail.com`),
    await send(`ann${tag}@gmail.com`, { quarantine_reason: 'honeypot' }),
    await send(`A.N.N.${tag}@gmail.com`),
  ]
  const others = [await send(`ann_${tag}@gmail.com`), await send(`ann${tag}@example.com`)]
  const admin = server()
  await admin.from('contact_forms').update({ deleted_at: new Date() }).eq('id', mine[0])
  await admin.from('contact_forms').update({ note: 'Rang.' }).eq('id', mine[1])

  const email = `ANN${tag}@gmail.com`
  const { admin: watched, asked } = watchedServer()
  const found = await findEnquiries(watched, email)
  expect(found.map(({ id }) => id).sort()).toEqual([...mine].sort())
  expect(found.find(({ id }) => id === mine[0])).toMatchObject({
    deleted_at: expect.any(String),
    mail: { sent_at: null },
  })
  expect(found.find(({ id }) => id === mine[1])).toMatchObject({ note: 'Rang.' })
  expect(found.find(({ id }) => id === mine[2])).toMatchObject({ archived: true, mail: null })

  expect(await eraseEnquiries(watched, email)).toBe(4)
  expect(asked.length).toBeGreaterThan(1)
  expect(asked.join(' ')).not.toMatch(new RegExp(tag, 'i'))
  expect(await findEnquiries(admin, email)).toEqual([])
  const { data: mails } = await admin.from('outbox').select('id').in('contact_form_id', mine)
  expect(mails).toEqual([])
  const { data: left } = await admin.from('contact_forms').select('id').in('id', others)
  expect(left).toHaveLength(2)
  await admin.from('contact_forms').delete().in('id', others)
})
