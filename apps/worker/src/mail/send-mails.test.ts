import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addMail, type MailMessage } from '@passepartout/db'
import { useDatabase } from '@passepartout/testing'
import { expect, onTestFinished, test } from 'vitest'
import { type MailTransport, openMailTransport } from './open-mail-transport.ts'
import { sendMails } from './send-mails.ts'

const database = useDatabase()
const NOON = new Date('2026-11-21T12:00:00Z')
const later = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000)
const letter: MailMessage = {
  from: { name: 'Passepartout', address: 'hallo@passepartout.example' },
  to: 'mia@example.org',
  subject: 'Schöne Grüße',
  text: 'Bis bald',
  html: '<p>Bis bald</p>',
}
const write = (message = letter) => addMail(database(), { kind: 'contact', message, now: NOON })

function postman(fails: (time: number) => boolean = () => false) {
  const tried: string[] = []
  const failures: object[] = []
  const transport: MailTransport = {
    send: async ({ message }) => {
      tried.push(message.to)
      if (fails(tried.length)) throw new Error('no connection')
    },
    close: () => undefined,
  }
  const round = (minutes: number) =>
    sendMails({
      db: database(),
      transport,
      clock: () => later(minutes),
      onFailure: ({ err, ...failure }) => failures.push(failure),
    })
  return { tried, failures, round }
}

test('what is due is sent, once', async () => {
  await write()
  await write({ ...letter, to: 'tom@example.org' })
  const { tried, round } = postman()
  expect([await round(0), await round(60), tried.sort()]).toEqual([
    2,
    0,
    ['mia@example.org', 'tom@example.org'],
  ])
})

test('what could not be sent is tried again, later each time', async () => {
  await write()
  const { tried, failures, round } = postman(time => time < 3)
  const sent = []
  for (const minutes of [0, 0.5, 1, 2, 3]) sent.push(await round(minutes))
  expect([sent, tried.length]).toEqual([[0, 0, 0, 0, 1], 3])
  expect(failures).toEqual([
    { kind: 'contact', attempts: 1, isLast: false },
    { kind: 'contact', attempts: 2, isLast: false },
  ])
})

test('what can never be sent is given up after some days, and said so', async () => {
  await write()
  const { tried, failures, round } = postman(() => true)
  for (let hour = 0; hour < 24 * 7; hour++) await round(hour * 60)
  expect(tried.length).toBe(20)
  expect(failures.filter(failure => Reflect.get(failure, 'isLast'))).toHaveLength(1)
})

test('one that fails keeps no other from being sent', async () => {
  await write()
  await write({ ...letter, to: 'tom@example.org' })
  const { round } = postman(time => time === 1)
  expect(await round(0)).toBe(1)
})

test('without a mail server mails are files, with their head in order', async () => {
  const outboxDir = await mkdtemp(join(tmpdir(), 'outbox-'))
  onTestFinished(() => rm(outboxDir, { recursive: true }))
  await write({
    ...letter,
    subject: 'Gruß\r\nBcc: all@example.org',
    replyTo: { name: 'Mia\r\nBcc: all@example.org', address: 'mia@example.org' },
    headers: { 'List-Unsubscribe': '<https://shop.example/leave>' },
  })
  const transport = openMailTransport({ outboxDir })
  await sendMails({
    db: database(),
    transport,
    clock: () => NOON,
    onFailure: ({ kind }) => expect.unreachable(kind),
  })
  const [file = '', ...more] = await readdir(outboxDir)
  const eml = await readFile(join(outboxDir, file), 'utf8')
  expect([more, file]).toEqual([[], expect.stringMatching(/^[0-9a-f-]{36}\.eml$/)])
  expect(eml).toMatch(/^To: mia@example\.org$/m)
  expect(eml).toMatch(/^List-Unsubscribe: <https:\/\/shop\.example\/leave>$/m)
  expect(eml).toMatch(new RegExp(`^Message-ID: <${file.slice(0, -4)}@passepartout\\.example>$`, 'im'))
  expect(eml).not.toMatch(/^Bcc:/m)
})
