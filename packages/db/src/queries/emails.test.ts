import { describeEachDatabase } from '@passepartout/testing'
import { expect, test } from 'vitest'
import { contactMessages, newsletterSubscriptions } from '../schema/index.ts'
import { addContactMessage, removeContactMessages } from './contact-messages.ts'
import {
  deleteEmail,
  type EmailMessage,
  enqueueEmail,
  findPendingEmail,
  listPendingEmailIds,
} from './email-outbox.ts'
import {
  confirmNewsletter,
  listNewsletterConsents,
  removeOldConsents,
  removeUnconfirmed,
  requestNewsletter,
  unsubscribeNewsletter,
} from './newsletter.ts'
import { NOON, newId } from './rows.fixture.ts'
import { consumeProof, deleteExpiredProofs } from './used-proofs.ts'

const later = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000)
const letter: EmailMessage = {
  from: { name: 'Passepartout', address: 'hallo@passepartout.example' },
  to: 'mia@example.org',
  subject: 'Hallo',
  text: 'Hallo',
  html: '<p>Hallo</p>',
}

describeEachDatabase('a proof', database => {
  const use = (hash: string, contentHash: string) =>
    consumeProof(database(), { hash, contentHash, until: later(10) })

  test('is good for one thing, once', async () => {
    expect([await use('a', '1'), await use('a', '1'), await use('a', '2'), await use('b', '2')]).toEqual([
      'spent',
      'repeated',
      'foreign',
      'spent',
    ])
  })

  test('is forgotten when it has expired', async () => {
    await use('a', '1')
    await deleteExpiredProofs(database(), later(11))
    expect(await use('a', '2')).toBe('spent')
  })
})

describeEachDatabase('the outbox', database => {
  const write = () => enqueueEmail(database(), { kind: 'contact', message: letter, now: NOON })

  test('keeps a mail until it is sent, and nothing of it afterwards', async () => {
    const [first, second] = [await write(), await write()]
    expect(await findPendingEmail(database(), first)).toEqual({ id: first, kind: 'contact', message: letter })
    await deleteEmail(database(), first)
    expect(await findPendingEmail(database(), first)).toBeUndefined()
    expect(await listPendingEmailIds(database())).toEqual([second])
  })
})

describeEachDatabase('a message to the shop', database => {
  test('is kept for its time and no longer', async () => {
    const message = {
      channel: 'passepartout',
      locale: 'de-DE',
      topic: 'order',
      name: 'Mia',
      email: 'mia@example.org',
      orderNumber: null,
      message: 'Wann kommt mein Bild?',
      createdAt: NOON,
    }
    await addContactMessage(database(), message)
    await addContactMessage(database(), { ...message, createdAt: later(60) })
    expect(await removeContactMessages(database(), later(30))).toBe(1)
    expect(await database().select().from(contactMessages)).toMatchObject([{ createdAt: later(60) }])
  })
})

describeEachDatabase('a newsletter subscription', database => {
  const hash = (_: string, email: string) => `hash of ${email.length}`
  const ask = (email = 'mia@example.org', now = NOON) =>
    requestNewsletter(
      database(),
      {
        ...{ channel: 'passepartout', locale: 'de-DE', email, textVersion: 'de-DE 1', source: 'footer', now },
        askedSince: new Date(now.getTime() - 600_000),
      },
      hash,
    )
  const confirm = (id: string, now = NOON) =>
    confirmNewsletter(database(), { id, now, askedSince: new Date(now.getTime() - 3_600_000) }, hash)

  test('is asked for once in a while, and no more when it is confirmed', async () => {
    const first = await ask()
    expect(await ask()).toBeUndefined()
    expect((await ask('mia@example.org', later(11)))?.id).toBe(first?.id)
    expect(await confirm(first?.id ?? '', later(12))).toMatchObject({ locale: 'de-DE' })
    expect(await ask('mia@example.org', later(60))).toBeUndefined()
  })

  test('is confirmed once, twice, but not too late', async () => {
    const { id = '' } = (await ask()) ?? {}
    expect(await confirm(id, later(61))).toBeUndefined()
    expect(await confirm(id, later(59))).toBeDefined()
    expect(await confirm(id, later(99))).toBeDefined()
    expect(await confirm(newId())).toBeUndefined()
  })

  test('leaves nothing behind', async () => {
    const { id = '' } = (await ask()) ?? {}
    await unsubscribeNewsletter(database(), { id, now: NOON }, hash)
    await ask('tom@example.org')
    await removeUnconfirmed(database(), later(1))
    expect(await database().select().from(newsletterSubscriptions)).toEqual([])
  })

  test('leaves a record of what was agreed to, when and where, which names no address', async () => {
    const { id = '' } = (await ask()) ?? {}
    await confirm(id, later(1))
    await confirm(id, later(2))
    await unsubscribeNewsletter(database(), { id, now: later(3) }, hash)
    await unsubscribeNewsletter(database(), { id, now: later(4) }, hash)
    const rows = await listNewsletterConsents(database(), 'hash of 15')
    expect(rows.map(({ event, at }) => [event, at])).toEqual([
      ['asked', NOON],
      ['confirmed', later(1)],
      ['left', later(3)],
    ])
    expect(rows[0]).toMatchObject({ textVersion: 'de-DE 1', source: 'footer', locale: 'de-DE' })
    expect(JSON.stringify(rows)).not.toContain('mia')
  })

  test('keeps that record as long as it counts, and some time after it was left', async () => {
    const { id = '' } = (await ask()) ?? {}
    await confirm(id)
    const { id: left = '' } = (await ask('to@example.org')) ?? {}
    await unsubscribeNewsletter(database(), { id: left, now: later(5) }, hash)
    const kept = async () => [
      (await listNewsletterConsents(database(), 'hash of 15')).length,
      (await listNewsletterConsents(database(), 'hash of 14')).length,
    ]
    await removeOldConsents(database(), { before: later(5) })
    expect(await kept()).toEqual([2, 2])
    await removeOldConsents(database(), { before: later(6) })
    expect(await kept()).toEqual([2, 0])
  })
})
