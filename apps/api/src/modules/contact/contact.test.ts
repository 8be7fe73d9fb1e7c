import { beforeEach, describe, expect, test } from 'vitest'
import { createApi } from '../../create-api.ts'
import { loggedText, post, proofFor, refusal } from '../../forms.fixture.ts'
import { bodyOf, newVisitor, TEAM, useShop, type Visitor } from '../../shop.fixture.ts'

// Each test has its own client address, because attempts are counted by it.
let place = 0
const shop = useShop({ addressOf: () => `192.0.2.${place}` })
let visitor: Visitor
beforeEach(() => {
  place += 1
  visitor = shop().visitor()
})

const MIA = {
  topic: 'order',
  name: 'Mia Muster',
  email: 'mia@example.org',
  orderNumber: 'P-2026/0815',
  message: 'Wann kommt mein Bild?\r\nEs eilt <b>sehr</b>.',
}
const send = (body: object, headers?: Record<string, string>) =>
  post(visitor, '/web-api/contact', body, headers)
const messages = () => shop().db.query.contactMessages.findMany()
const mails = () => shop().db.query.emailOutbox.findMany()

describe('a message to the shop', () => {
  test('is stored, and mailed to whoever answers on its topic', async () => {
    const answer = await send({ ...MIA, proof: await proofFor(visitor) })
    expect([answer.status, (await bodyOf(answer)).payload]).toEqual([200, { sent: true }])
    expect(await messages()).toMatchObject([
      { ...MIA, message: 'Wann kommt mein Bild?\nEs eilt <b>sehr</b>.', locale: 'de-DE' },
    ])
    const [letter] = (await mails()).filter(({ kind }) => kind === 'contact')
    expect(letter?.message).toMatchObject({
      from: { address: 'post@passepartout.example' },
      to: TEAM,
      replyTo: { name: 'Mia Muster', address: 'mia@example.org' },
      subject: 'Bestellung: Nachricht von Mia Muster',
    })
    expect(letter?.message.html).toContain('Es eilt &lt;b&gt;sehr&lt;/b&gt;.')
  })

  test('is acknowledged without a word that its writer chose', async () => {
    await send({ ...MIA, proof: await proofFor(visitor) })
    const [receipt] = (await mails()).filter(({ kind }) => kind === 'contact-receipt')
    expect(receipt?.message).toMatchObject({ to: 'mia@example.org', replyTo: { address: TEAM } })
    expect(receipt?.message.text).toContain('Team Bestellung kümmert sich darum')
    expect(JSON.stringify(receipt?.message)).not.toMatch(/Mia|0815|eilt/)
  })

  test('that is sent twice arrives once', async () => {
    const body = { ...MIA, proof: await proofFor(visitor) }
    const statuses = await Promise.all([send(body), send(body), send(body)])
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200])
    expect([(await messages()).length, (await mails()).length]).toEqual([1, 2])
  })

  test('leaves nothing personal in the log', async () => {
    await send({ ...MIA, proof: await proofFor(visitor) })
    await send(MIA)
    await send({ ...MIA, email: 'mia@' })
    expect(loggedText(shop())).not.toMatch(/mia|Muster|0815|eilt|192\.0/i)
  })

  test('is removed when its time is over', async () => {
    await send({ ...MIA, proof: await proofFor(visitor) })
    const repairAfter = async (days: number) => {
      const clock = () => new Date(Date.parse('2026-11-21T12:00:00Z') + days * 86_400_000)
      await createApi({ ...shop().deps, clock, keepMessagesDays: 90 }).repair()
      return (await messages()).length
    }
    expect([await repairAfter(89), await repairAfter(91)]).toEqual([1, 0])
  })
})

describe('a form that is not filled in rightly', () => {
  test.each([
    ['nothing', { topic: '', name: ' ', email: '', message: '\n' }, ['topic', 'name', 'email', 'message']],
    ['an unknown topic', { topic: 'toString' }, ['topic']],
    ['half an address', { email: 'mia@example' }, ['email']],
    ['two addresses', { email: 'mia@example.org, tom@example.org' }, ['email']],
    ['an address that goes on in the head', { email: 'mia@example.org\r\nBcc: tom@example.org' }, ['email']],
    ['a name that goes on in the head', { name: 'Mia\r\nBcc: tom@example.org' }, ['name']],
    ['a name that turns the line around', { name: 'Mia \u202Egro' }, ['name']],
    ['an endless name', { name: 'x'.repeat(101) }, ['name']],
    ['an order number with markup', { orderNumber: '<script>' }, ['orderNumber']],
    ['a novel', { message: 'x'.repeat(5001) }, ['message']],
    ['a zero byte', { message: 'a\u0000b' }, ['message']],
    ['a field that is no text', { message: { a: 1 } }, ['message']],
  ])('is refused with a word beside each field: %s', async (_what, change, fields) => {
    const answer = await send({ ...MIA, ...change })
    expect(await refusal(answer)).toEqual({ status: 422, code: 'invalid-input', fields })
    expect(await messages()).toEqual([])
  })

  test('says so in the visitor’s language', async () => {
    const french = shop().visitor({ locale: 'fr-CH' })
    const answer = await post(french, '/web-api/contact', { ...MIA, email: 'mia' })
    expect((await bodyOf(answer)).payload.errors).toEqual({ email: ['Cette adresse e-mail est incomplète.'] })
  })

  test('does not use up the proof, so that it can be corrected', async () => {
    const proof = await proofFor(visitor)
    expect((await send({ ...MIA, message: '', proof })).status).toBe(422)
    expect((await send({ ...MIA, proof })).status).toBe(200)
  })
})

describe('a program', () => {
  test('that fills in what nobody sees is thanked, and nothing more', async () => {
    const answer = await send({ ...MIA, website: 'https://spam.example', proof: await proofFor(visitor) })
    expect([answer.status, await messages(), await mails()]).toEqual([200, [], []])
  })

  test.each([
    ['without proof', undefined],
    ['with an invented proof', 'eyJhIjoxfQ=='],
  ])('%s gets something to wait with instead', async (_what, proof) => {
    const answer = await send({ ...MIA, proof })
    const { code, payload } = await bodyOf(answer)
    expect([answer.status, code, payload.errors]).toEqual([422, 'bot-check-failed', {}])
    expect(payload.details).toEqual({ proof: expect.stringMatching(/^patience\./) })
    expect(await messages()).toEqual([])
  })

  test('cannot use one proof for two messages', async () => {
    const proof = await proofFor(visitor)
    expect((await send({ ...MIA, proof })).status).toBe(200)
    expect(await refusal(await send({ ...MIA, message: 'Noch etwas', proof }))).toMatchObject({
      status: 422,
      code: 'bot-check-failed',
    })
    expect(await messages()).toHaveLength(1)
  })

  test('that comes too soon is given nothing new to wait with', async () => {
    const proofOf = async (proof?: string) =>
      (await bodyOf(await send({ ...MIA, proof }))).payload.details as { proof: string }
    const { proof } = await proofOf()
    expect(await proofOf(proof)).toEqual({ proof })
  })

  test('that can wait has few attempts', async () => {
    const bodies = await Promise.all(
      Array.from({ length: 6 }, async (_, index) => {
        const { payload } = await bodyOf(await send({ ...MIA, message: `Nachricht ${index}` }))
        return { ...MIA, message: `Nachricht ${index}`, ...(payload.details as { proof: string }) }
      }),
    )
    const late = newVisitor(createApi({ ...shop().deps, clock: () => new Date('2026-11-21T12:00:05Z') }))
    const statuses = []
    for (const body of bodies) statuses.push((await post(late, '/web-api/contact', body)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })

  test.each([
    ['too much', 413, { body: 'x'.repeat(70_000) }, {}],
    ['another type', 415, { body: 'a=1' }, { 'content-type': 'text/plain' }],
    ['no JSON', 400, { body: '{' }, {}],
    ['from another site', 403, { body: '{}' }, { origin: 'https://elsewhere.example' }],
    ['without a shop', 400, { body: '{}' }, { 'x-shop-channel': '' }],
  ])('that sends %s is refused with %i', async (_what, status, init, headers) => {
    const answer = await visitor.request('/web-api/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      ...init,
    })
    expect(answer.status).toBe(status)
  })
})
