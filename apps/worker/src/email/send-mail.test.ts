import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type EmailMessage,
  enqueueEmail,
  listPendingEmailIds,
  listUndeliverableEmails,
  requeueEmail,
} from '@passepartout/db'
import { drainJobs, useDatabase, useJobs } from '@passepartout/testing'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createEmailTransport, type EmailTransport, requireTls } from './create-email-transport.ts'
import { startRejectingServer } from './rejecting-server.fixture.ts'
import { createEmailSender, enqueueOrphanedEmails } from './send-mail.ts'

const database = useDatabase()
const jobs = useJobs(database)
const logged: object[] = []
const log = { warn: (fields: object) => void logged.push(fields) }
const NOON = new Date('2026-11-21T12:00:00Z')
const letter: EmailMessage = {
  from: { name: 'Passepartout', address: 'hallo@passepartout.example' },
  to: 'mia@example.org',
  subject: 'Schöne Grüße',
  text: 'Bis bald',
  html: '<p>Bis bald</p>',
}
const mail = (message = letter) => ({ kind: 'contact', message, now: NOON })
const write = (message = letter) => database().transaction(tx => jobs().sendLater(tx, mail(message)))

/** A mail server that accepts or refuses; records what it received, by id. */
function postman(refuses: (to: string, time: number) => boolean = () => false, response = '550 no mailbox') {
  const tried: { id: string; to: string }[] = []
  const transport: EmailTransport = {
    send: async ({ id, message: { to } }) => {
      tried.push({ id, to })
      if (refuses(to, tried.length))
        throw Object.assign(new Error(`${response} ${to}`), {
          responseCode: 550,
          command: 'RCPT TO',
          response: `${response} ${to}`,
        })
    },
    close: () => undefined,
  }
  return {
    tried,
    send: () => drainJobs(database, { 'send-mail': createEmailSender({ db: database(), transport, log }) }),
  }
}

test('what was written is sent, once', async () => {
  await write()
  await write({ ...letter, to: 'tom@example.org' })
  const { tried, send } = postman()
  await send()
  await send()
  expect(tried.map(({ to }) => to).sort()).toEqual(['mia@example.org', 'tom@example.org'])
  expect(await listPendingEmailIds(database())).toEqual([])
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
  await enqueueEmail(database(), mail())
  await enqueueOrphanedEmails(database(), jobs())
  await enqueueOrphanedEmails(database(), jobs())
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
  const transport = createEmailTransport({ outboxDir })
  await drainJobs(database, { 'send-mail': createEmailSender({ db: database(), transport, log }) })
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
  const transport = createEmailTransport({ outboxDir, readObject: async key => objects.get(key) })
  await drainJobs(database, { 'send-mail': createEmailSender({ db: database(), transport, log }) })
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
  const transport = createEmailTransport({ outboxDir: join(tmpdir(), 'nothing-is-written-here') })
  await drainJobs(database, { 'send-mail': createEmailSender({ db: database(), transport, log }) })
  expect(await listPendingEmailIds(database())).toHaveLength(1)
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

describe('a mail server that refuses the address', () => {
  /** Result of a refused email in the queue and the outbox. */
  async function refusedWith(reply: string) {
    const server = await startRejectingServer(reply)
    onTestFinished(server.close)
    await write()
    const transport = createEmailTransport({ smtpUrl: server.url, outboxDir: 'none' })
    await drainJobs(database, { 'send-mail': createEmailSender({ db: database(), transport, log }) })
    transport.close()
    const { jobs: open } = await jobs().report()
    return { open: open.map(({ state }) => state), refused: await listUndeliverableEmails(database()) }
  }

  test.each([
    '550 5.1.1 mia@example.org: no such user',
    '553-5.1.3 no\r\n553 5.1.3 address',
    '556 5.1.10 null MX',
  ])('as nobody gets mail there is asked once: %s', async reply => {
    logged.length = 0
    const { open, refused } = await refusedWith(reply)
    expect(open).toEqual([])
    expect(refused).toMatchObject([
      {
        kind: 'contact',
        to: 'mia@example.org',
        subject: letter.subject,
        refusal: reply.replace('-', ' ').slice(0, 10).trim(),
      },
    ])
    expect(logged).toMatchObject([{ key: 'mail-undeliverable', letter: 'contact' }])
    expect(JSON.stringify(logged)).not.toContain('mia')
    expect(await listPendingEmailIds(database())).toEqual([])
  })

  test.each([
    '550 relay not permitted',
    '550 5.7.1 sender not allowed',
    '552 5.2.2 mailbox full',
    '450 4.2.1 greylisted',
    '554 5.7.606 banned',
  ])('for another reason is asked again: %s', async reply => {
    expect(await refusedWith(reply)).toEqual({ open: ['waiting'], refused: [] })
  })
})

test('a mail that nobody could get goes to the address that somebody puts right', async () => {
  await write()
  const refusing = postman(() => true, '550 5.1.1 no such user')
  await refusing.send()
  const [{ id = '' } = {}] = await listUndeliverableEmails(database())
  await database().transaction(async tx => {
    expect(await requeueEmail(tx, { id, to: 'mia@example.com' })).toBe(true)
    await jobs().sendAgain(tx, id)
  })
  const { tried, send } = postman()
  await send()
  await send()
  expect([refusing.tried.length, tried]).toEqual([1, [{ id, to: 'mia@example.com' }]])
  expect(await listUndeliverableEmails(database())).toEqual([])
})

test.each([
  ['smtp://shop:p%40ss@mail.example:587', 'smtp://shop:p%40ss@mail.example:587?requireTLS=true'],
  ['smtp://mail.example?pool=true', 'smtp://mail.example?pool=true&requireTLS=true'],
  ['smtps://mail.example', 'smtps://mail.example'],
  ['smtp://127.0.0.1:25', 'smtp://127.0.0.1:25'],
  ['smtp://localhost', 'smtp://localhost'],
  ['smtp://relay.lan?ignoreTLS=true', 'smtp://relay.lan?ignoreTLS=true'],
])('a mail server at %s is spoken to as %s', (given, used) => {
  expect(requireTls(given)).toBe(used)
})

test('a mail goes to no server that says it cannot encrypt', async () => {
  const server = await startRejectingServer('250 well')
  onTestFinished(server.close)
  const url = server.url.replace('ignoreTLS', 'requireTLS')
  const transport = createEmailTransport({ smtpUrl: url, outboxDir: 'none' })
  await expect(transport.send({ id: 'a', message: letter })).rejects.toThrow(/STARTTLS/)
  transport.close()
})
