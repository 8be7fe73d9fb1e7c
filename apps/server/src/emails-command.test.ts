import { randomUUID } from 'node:crypto'
import { enqueueEmail, listUndeliverableEmails, markEmailUndeliverable } from '@passepartout/db'
import { useDatabase, useJobs } from '@passepartout/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { emailsCommand } from './emails-command.ts'

const database = useDatabase()
const jobs = useJobs(database)
const now = new Date('2026-11-26T12:00:00Z')
const ask = (command?: string, id?: string, to?: string) =>
  emailsCommand({ db: database(), jobs: jobs() }, JSON.stringify([command ?? null, id ?? null, to ?? null]))

describe('mails that nobody can get', () => {
  let id = ''
  beforeEach(async () => {
    const message = {
      from: { name: 'Passepartout', address: 'hallo@passepartout.example' },
      to: 'mia@exmaple.org',
      subject: 'Bestellung \u001b[2JPP-1',
      text: '',
      html: '',
    }
    id = await enqueueEmail(database(), { kind: 'order-received', message, now })
    await markEmailUndeliverable(database(), { id, refusal: '550 5.1.1', now })
  })

  test('are listed with what they are about, and steer no terminal', async () => {
    const line = `${id}  2026-11-26T12:00  550 5.1.1  order-received  mia@exmaple.org  Bestellung  [2JPP-1\n`
    expect([await ask(), await ask('list')]).toEqual([line, line])
  })

  test('are sent again, to the address that was meant', async () => {
    expect(await ask('send', id, 'mia@example.org')).toBe(`sent again: ${id}\n`)
    expect(await listUndeliverableEmails(database())).toEqual([])
    expect((await jobs().report()).jobs).toMatchObject([{ queue: 'send-mail', payload: { mailId: id } }])
    await expect(ask('send', id)).rejects.toThrow('There is no such mail')
  })

  test('are forgotten when somebody says so', async () => {
    await ask('forget', id)
    expect(await ask()).toMatch(/^Every mail was taken/)
  })

  test.each([['send'], ['send', 'x'], ['forget', randomUUID(), 'mia@example.org'], ['drop', randomUUID()]])(
    'are left alone by words that mean nothing: %s',
    async (...words) => {
      await expect(ask(...words)).rejects.toThrow('Use mails')
    },
  )
})
