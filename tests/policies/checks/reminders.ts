import assert from 'node:assert/strict'
import type { Check } from '../check.ts'
import type { Db, Row } from '../database.ts'
import { devices, enquiries } from '../world.ts'

const queue = 'private.queue_reminders()'
const about = [queue, 'public.outbox', 'public.contact_forms']
const mailClaim = 'public.claim_notifications(integer)'
const pushClaim = 'public.claim_pushes(integer)'

/** Days from today in Britain; null removes the reminder. */
const remind = (db: Db, days: number | null, id: string = enquiries.inbox) =>
  db.sql(
    `update public.contact_forms set remind_on = (now() at time zone 'Europe/London')::date + $2::int where id = $1`,
    [id, days],
  )
const mails = async (db: Db) =>
  (await db.perform<Row>('server', 'select * from claim_notifications(20)')).filter(
    ({ reminder_of }) => reminder_of,
  )
const pushes = (db: Db) => db.perform<Row>('server', 'select * from claim_pushes(20)')
const queued = (db: Db) =>
  db.sql(
    `select device, next_attempt_at at time zone 'Europe/London' = remind_on + time '08:00' as morning,
      expires_at - next_attempt_at = interval '3 days' as lasts, attempts, sent_at,
      (now() at time zone 'Europe/London')::date - remind_on as days
    from public.outbox where reminds is not null order by device nulls first`,
  )
const dueNow = (db: Db) =>
  db.sql('update public.outbox set next_attempt_at = now() where reminds is not null')

export const reminderChecks: Check[] = [
  {
    name: 'a reminder is queued on its day, a mail and one for each device, due at eight in Britain',
    about,
    run: async (db) => {
      await remind(db, 0)
      await mails(db)
      await pushes(db)
      const rows = await queued(db)
      assert.deepEqual(
        rows.map(({ device }) => device),
        [null, ...Object.values(devices)],
      )
      // Before eight nothing was claimed.
      for (const { morning, lasts, attempts } of rows) {
        assert.ok(morning || attempts)
        assert.ok(lasts || attempts)
      }
    },
  },
  {
    name: 'one of tomorrow waits, one of three days ago is old news, those between are sent',
    about,
    run: async (db) => {
      for (const [days, count] of [
        [1, 0],
        [-3, 0],
        [-2, 1],
        [-1, 1],
      ] as const) {
        await db.undone(async () => {
          await remind(db, days)
          assert.equal((await mails(db)).length, count, `${days}`)
        })
        await db.undone(async () => {
          await remind(db, days)
          assert.equal((await pushes(db)).length, count * 2, `${days}`)
        })
      }
    },
  },
  {
    name: 'it is sent once, whatever else happens that day',
    about: [...about, mailClaim, pushClaim],
    run: async (db) => {
      await remind(db, -1)
      assert.equal((await mails(db)).length, 1)
      assert.equal((await pushes(db)).length, 2)
      await db.sql('update public.outbox set sent_at = now()')
      await remind(db, null)
      await remind(db, -1)
      await dueNow(db)
      assert.deepEqual([await mails(db), await pushes(db)], [[], []])
      assert.equal((await queued(db)).length, 4)
    },
  },
  {
    name: 'until eight it is not claimed',
    about: [mailClaim, pushClaim],
    run: async (db) => {
      await remind(db, -1)
      await db.sql(
        `insert into public.outbox (reminds, remind_on, device, next_attempt_at)
        select id, remind_on, device, now() + interval '1 minute'
        from public.contact_forms, unnest(array[null, $2, $3]::uuid[]) device where id = $1`,
        [enquiries.inbox, devices.owner, devices.rival],
      )
      assert.deepEqual([await mails(db), await pushes(db)], [[], []])
      await dueNow(db)
      assert.deepEqual([(await mails(db)).length, (await pushes(db)).length], [1, 2])
    },
  },
  {
    name: 'a reminder that was changed or removed is not sent, nor one of spam or a deleted message',
    about: [queue, mailClaim, pushClaim],
    run: async (db) => {
      const changes = [
        () => remind(db, 1),
        () => remind(db, null),
        () => db.sql('update public.contact_forms set archived = true'),
        () => db.sql('update public.contact_forms set deleted_at = now()'),
      ]
      for (const change of changes) {
        for (const isQueued of [true, false]) {
          await db.undone(async () => {
            await remind(db, -1)
            if (isQueued) {
              await mails(db)
              await dueNow(db)
            }
            await change()
            assert.deepEqual([await mails(db), await pushes(db)], [[], []])
            if (!isQueued) assert.deepEqual(await queued(db), [])
          })
        }
      }
    },
  },
  {
    name: 'it is about a message that was answered too, with the note in the mail alone',
    about: [mailClaim, pushClaim],
    run: async (db) => {
      await remind(db, -1)
      await db.perform(
        'owner',
        `update contact_forms set status = 'contacted', note = 'Ring her.' where id = $1`,
        [enquiries.inbox],
      )
      const [mail] = await mails(db)
      assert.deepEqual(
        [mail?.name, mail?.email, mail?.message, mail?.note, mail?.reminder_of, mail?.confirm_to],
        [
          'Ann Inbox',
          'ann@example.org',
          'Four windows, please.',
          'Ring her.',
          enquiries.inbox,
          null,
        ],
      )
      const [push] = await pushes(db)
      assert.deepEqual(
        [push?.name, push?.enquiry, push?.is_reminder, push?.message],
        ['Ann Inbox', enquiries.inbox, true, null],
      )
    },
  },
  {
    name: 'purging an enquiry removes what reminds of it',
    about: ['links of public.outbox'],
    run: async (db) => {
      await remind(db, -1)
      await mails(db)
      assert.equal((await queued(db)).length, 4)
      await db.perform('server', 'delete from contact_forms where id = $1', [enquiries.inbox])
      assert.deepEqual(await queued(db), [])
    },
  },
  {
    name: 'a mail about a new enquiry has no note',
    about: [mailClaim],
    run: async (db) => {
      await db.sql(`update public.contact_forms set note = 'Ring her.'`)
      const [mail] = await db.perform<Row>('server', 'select * from claim_notifications(20)')
      assert.deepEqual([mail?.name, mail?.note, mail?.reminder_of], ['Ann Inbox', null, null])
    },
  },
  {
    name: 'a device added after that morning is not told',
    about: [queue],
    run: async (db) => {
      await remind(db, -1)
      const at = (device: string, shift: string) =>
        db.sql(
          `update public.push_devices set created_at =
            ((now() at time zone 'Europe/London')::date - 1 + time '08:00' + $2::interval) at time zone 'Europe/London'
          where id = $1`,
          [device, shift],
        )
      await at(devices.owner, '0')
      await at(devices.rival, '1 second')
      assert.deepEqual(
        (await pushes(db)).map(({ device }) => device),
        [devices.owner],
      )
    },
  },
]
