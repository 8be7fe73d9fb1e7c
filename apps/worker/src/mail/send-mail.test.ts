import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addMail, type MailMessage, waitingMails } from '@passepartout/db'
import { useDatabase, useJobs, workOff } from '@passepartout/testing'
import { expect, onTestFinished, test } from 'vitest'
import { type MailTransport, openMailTransport } from './open-mail-transport.ts'
import { mailSender, takeOverMails } from './send-mail.ts'

const database = useDatabase()
const jobs = useJobs(database)
const NOON = new Date('2026-11-21T12:00:00Z')
const letter: MailMessage = {
  from: { name: 'Passepartout', address: 'hallo@passepartout.example' },
  to: 'mia@example.org',
  subject: 'Schöne Grüße',
  text: 'Bis bald',
  html: '<p>Bis bald</p>',
}
const mail = (message = letter) => ({ kind: 'contact', message, now: NOON })
const write = (message = letter) => database().transaction(tx => jobs().sendLater(tx, mail(message)))

/** A mail server that takes or refuses; what it was handed, by id. */
function postman(refuses: (to: string, time: number) => boolean = () => false) {
  const tried: { id: string; to: string }[] = []
  const transport: MailTransport = {
    send: async ({ id, message: { to } }) => {
      tried.push({ id, to })
      if (refuses(to, tried.length))
        throw Object.assign(new Error(`550 no mailbox ${to}`), { responseCode: 550 })
    },
    close: () => undefined,
  }
  return { tried, send: () => workOff(database, { 'send-mail': mailSender({ db: database(), transport }) }) }
}

test('what was written is sent, once', async () => {
  await write()
  await write({ ...letter, to: 'tom@example.org' })
  const { tried, send } = postman()
  await send()
  await send()
  expect(tried.map(({ to }) => to).sort()).toEqual(['mia@example.org', 'tom@example.org'])
  expect(await waitingMails(database())).toEqual([])
})

test('what was written in a transaction that fails is never sent', async () => {
  const failing = database().transaction(async tx => {
    await jobs().sendLater(tx, mail())
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  const { tried, send } = postman()
  await send()
  expect(tried).toEqual([])
})

test('what could not be sent waits and keeps no other from being sent', async () => {
  await write()
  await write({ ...letter, to: 'tom@example.org' })
  const { tried, send } = postman(to => to === 'mia@example.org')
  await send()
  expect(tried.map(({ to }) => to).sort()).toEqual(['mia@example.org', 'tom@example.org'])
  const { jobs: open } = await jobs().report()
  expect(open).toMatchObject([{ queue: 'send-mail', state: 'waiting', attempts: 1 }])
  const [{ createdAt = '', dueAt = '' } = {}] = open
  const pause = (Date.parse(dueAt) - Date.parse(createdAt)) / 1000
  expect(pause).toBeGreaterThan(55)
  expect(pause).toBeLessThan(125)
})

test('what the queues say of a mail that was refused names nobody', async () => {
  await write()
  await postman(() => true).send()
  const [job] = (await jobs().report()).jobs
  expect(job?.reason).toBe('The mail "contact" was not taken (550)')
  expect(JSON.stringify(await jobs().find(job?.id ?? ''))).not.toContain('mia')
})

test('a mail that a version without jobs left behind is sent, and taken over once', async () => {
  await addMail(database(), mail())
  await takeOverMails(database(), jobs())
  await takeOverMails(database(), jobs())
  expect((await jobs().report()).jobs).toHaveLength(1)
  const { tried, send } = postman()
  await send()
  expect(tried).toHaveLength(1)
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
  await workOff(database, { 'send-mail': mailSender({ db: database(), transport }) })
  const [file = '', ...more] = await readdir(outboxDir)
  const eml = await readFile(join(outboxDir, file), 'utf8')
  expect([more, file]).toEqual([[], expect.stringMatching(/^[0-9a-f-]{36}\.eml$/)])
  expect(eml).toMatch(/^To: mia@example\.org$/m)
  expect(eml).toMatch(/^List-Unsubscribe: <https:\/\/shop\.example\/leave>$/m)
  expect(eml).toMatch(new RegExp(`^Message-ID: <${file.slice(0, -4)}@passepartout\\.example>$`, 'im'))
  expect(eml).not.toMatch(/^Bcc:/m)
})

test('files come along, from the letter itself or from where they lie', async () => {
  const outboxDir = await mkdtemp(join(tmpdir(), 'outbox-'))
  onTestFinished(() => rm(outboxDir, { recursive: true }))
  const base64 = Buffer.from('a code').toString('base64')
  await write({
    ...letter,
    attachments: [
      { filename: 'code.png', contentType: 'image/png', cid: 'payment-code', content: { base64 } },
      { filename: 'AGB\r\nX: y.pdf', contentType: 'application/pdf', content: { key: 'legal/1.pdf' } },
    ],
  })
  const objects = new Map([['legal/1.pdf', Buffer.from('the terms')]])
  const transport = openMailTransport({ outboxDir, readObject: async key => objects.get(key) })
  await workOff(database, { 'send-mail': mailSender({ db: database(), transport }) })
  const [file = ''] = await readdir(outboxDir)
  const eml = await readFile(join(outboxDir, file), 'utf8')
  expect(eml).toMatch(/^Content-Id: <payment-code>$/im)
  for (const text of ['a code', 'the terms']) expect(eml).toContain(Buffer.from(text).toString('base64'))
  expect(eml).not.toMatch(/^X: y/m)
})

test('a letter waits for a file that is not there', async () => {
  await write({
    ...letter,
    attachments: [{ filename: 'a.pdf', contentType: 'application/pdf', content: { key: 'legal/gone.pdf' } }],
  })
  const transport = openMailTransport({ outboxDir: join(tmpdir(), 'nothing-is-written-here') })
  await workOff(database, { 'send-mail': mailSender({ db: database(), transport }) })
  expect(await waitingMails(database())).toHaveLength(1)
})

test('what was written twice under one key is sent once, before it was sent and after', async () => {
  const writeTwice = () =>
    database().transaction(tx => jobs().sendLater(tx, { ...mail(), key: '17/order-received' }))
  const { tried, send } = postman()
  await writeTwice()
  await writeTwice()
  await send()
  await writeTwice()
  await send()
  expect(tried).toHaveLength(1)
})
