import { deleteCaseImages } from '@passepartout/commerce/retention'
import {
  deletePhoto,
  findWithdrawal,
  getOrder,
  submitComplaint,
  submitWithdrawal,
} from '@passepartout/contracts'
import { decideCase, listOrderCases, listPendingCases } from '@passepartout/db'
import { ADDRESS_DE } from '@passepartout/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { uploadPhoto } from '../../frame-design.fixture.ts'
import { NOON, placedOrder, TRANSITIONS_TO_DELIVERED } from '../../orders.fixture.ts'
import { useShop } from '../../shop.fixture.ts'

// Each test has its own client address, because attempts are counted by it.
let place = 0
const shop = useShop({ clock: () => NOON, addressOf: () => `192.0.2.${place}` })
beforeEach(() => {
  place += 1
})
const mails = () => shop().db.query.emailOutbox.findMany()

describe('a complaint', () => {
  const words = { what: 'damaged', wish: 'reprint', text: '<b>Ecke</b> eingedrückt' } as const

  test('becomes a case with its photos, is told to the customer and shown in the status, once', async () => {
    const visitor = shop().visitor()
    const photo = await uploadPhoto(visitor)
    const { token, order, lineIds, move } = await placedOrder(shop())
    await move(...TRANSITIONS_TO_DELIVERED)
    const body = { ...words, lines: [lineIds[0] ?? ''], photos: [photo.id] }
    for (let press = 0; press < 2; press++)
      expect(await visitor.client.call(submitComplaint, { params: { token }, body })).toMatchObject({
        payload: { order: { cases: [{ kind: 'complaint', state: 'received' }] } },
      })
    expect(await listOrderCases(shop().db, order.id)).toMatchObject([
      { content: { lines: [1], what: 'damaged', wish: 'reprint', photos: [photo.id] } },
    ])
    const [letter, ...more] = await mails()
    expect(more).toEqual([])
    expect(letter?.message).toMatchObject({ to: ADDRESS_DE.contact.email })
    expect(letter?.message.html).toContain('Poster, 60 × 40 cm')
    expect(letter?.message.html).not.toContain('eingedrückt')
  })

  test('keeps its pictures though the photo is deleted, until some time after the decision', async () => {
    const visitor = shop().visitor()
    const photo = await uploadPhoto(visitor)
    const { token, order, lineIds, move } = await placedOrder(shop())
    await move(...TRANSITIONS_TO_DELIVERED)
    const body = { ...words, lines: [lineIds[0] ?? ''], photos: [photo.id] }
    await visitor.client.call(submitComplaint, { params: { token }, body })
    await visitor.client.call(deletePhoto, { params: { id: photo.id } })
    const { db, deps } = shop()
    const [one] = await listOrderCases(db, order.id)
    const { pictures = [] } = Object(one?.content) as { pictures?: string[] }
    const [key = ''] = pictures
    expect(key).toMatch(new RegExp(`^lines/${lineIds[0]}/case-[0-9a-f]{32}-1.webp$`))
    const isKept = async () => (await deps.storage.open(key)) !== undefined
    const after = (days: number) => ({ ...deps, clock: () => new Date(NOON.getTime() + days * 86_400_000) })
    await deleteCaseImages(after(400))
    expect(await isKept()).toBe(true)
    await decideCase(db, { id: one?.id ?? '', state: 'refused', now: NOON })
    await deleteCaseImages(after(89))
    expect(await isKept()).toBe(true)
    expect(await deleteCaseImages(after(91))).toBe(1)
    expect(await isKept()).toBe(false)
    expect(await deleteCaseImages(after(92))).toBe(0)
  })

  test('names lines of its own order and photos of its own visitor only', async () => {
    const visitor = shop().visitor()
    const foreign = await uploadPhoto(shop().visitor())
    const [mine, other] = [await placedOrder(shop()), await placedOrder(shop())]
    await mine.move(...TRANSITIONS_TO_DELIVERED)
    const { token } = mine
    for (const [lines, photos, field] of [
      [[other.lineIds[0] ?? ''], [], 'lines'],
      [[mine.lineIds[0] ?? ''], [foreign.id], 'photos'],
    ] as const)
      expect(
        await visitor.client.call(submitComplaint, {
          params: { token },
          body: { ...words, lines: [...lines], photos: [...photos] },
        }),
      ).toMatchObject({ status: 422, errors: { [field]: [expect.any(String)] } })
    expect(await listPendingCases(shop().db)).toEqual([])
  })

  test('waits until something is made', async () => {
    const { token, lineIds } = await placedOrder(shop())
    const answer = await shop()
      .visitor()
      .client.call(submitComplaint, {
        params: { token },
        body: { ...words, lines: [lineIds[0] ?? ''], photos: [] },
      })
    expect(answer).toMatchObject({ status: 409 })
  })
})

describe('looking for an order to withdraw from', () => {
  test('finds it for whoever knows number and mail address, with what is exempt', async () => {
    const { order, move } = await placedOrder(shop())
    await move(...TRANSITIONS_TO_DELIVERED)
    const asked = {
      orderNumber: order.number.toLowerCase().replaceAll('-', ' '),
      email: ' Mara.Lindner@post.example',
    }
    expect(await shop().visitor().client.call(findWithdrawal, { body: asked })).toMatchObject({
      payload: {
        order: {
          orderNumber: order.number,
          until: { text: 'Samstag, 5.\u00a0Dezember' },
          lines: [
            { isExempt: true, line: { pictureUrl: null } },
            { isExempt: false, line: { quantity: 50 } },
          ],
        },
      },
    })
  })

  test('answers the same for an order of somebody else as for none', async () => {
    const { order } = await placedOrder(shop())
    const answers = await Promise.all(
      [
        { orderNumber: order.number, email: 'somebody@else.example' },
        { orderNumber: 'PP-AAAA-AAAA', email: ADDRESS_DE.contact.email },
      ].map(async body => {
        const answer = await shop()
          .visitor()
          .request('/web-api/withdrawals/find', {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          })
        return [answer.status, await answer.text()]
      }),
    )
    expect(answers).toEqual([
      [200, '{"payload":{"order":null}}'],
      [200, '{"payload":{"order":null}}'],
    ])
  })

  test('is stopped after some tries', async () => {
    const statuses: number[] = []
    for (let number = 0; number < 22; number++) {
      const body = { orderNumber: `PP-AAAA-AA${number}`, email: ADDRESS_DE.contact.email }
      const answer = await shop().visitor().client.call(findWithdrawal, { body })
      statuses.push(answer.ok ? 200 : (answer.status ?? 0))
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429, 429])
  })
})

describe('a withdrawal', () => {
  const asked = (part: object = {}) => ({
    name: 'Mara Lindner',
    email: ADDRESS_DE.contact.email,
    orderNumber: 'PP-AAAA-AAAA',
    lines: [],
    text: '',
    ...part,
  })

  test('is received with its time and confirmed with what it says, once', async () => {
    const { order, token, lineIds, move } = await placedOrder(shop())
    await move(...TRANSITIONS_TO_DELIVERED)
    const body = asked({ orderNumber: order.number, lines: [lineIds[1]], text: 'Passt <i>nicht</i>.' })
    const { client } = shop().visitor()
    const first = await client.call(submitWithdrawal, { body })
    expect(first).toMatchObject({
      payload: {
        receivedAt: { text: 'Samstag, 21.\u00a0November 2026 um 13:00:00\u00a0Uhr' },
        reference: expect.stringMatching(/^W-[0-9A-F]{8}$/),
      },
    })
    expect(await client.call(submitWithdrawal, { body })).toEqual(first)
    expect(await listOrderCases(shop().db, order.id)).toMatchObject([
      { kind: 'withdrawal', state: 'received', content: { lines: [2], text: 'Passt <i>nicht</i>.' } },
    ])
    const [letter, ...more] = await mails()
    expect(more).toEqual([])
    expect(letter?.message.to).toBe(ADDRESS_DE.contact.email)
    expect(letter?.message.html).toContain('Passt &lt;i&gt;nicht&lt;/i&gt;.')
    for (const word of ['Satinband, Gold', 'Mara Lindner', order.number])
      expect(letter?.message.text).toContain(word)
    expect(await client.call(getOrder, { params: { token } })).toMatchObject({
      payload: { order: { cases: [{ kind: 'withdrawal', state: 'received' }] } },
    })
  })

  test('of what was made to order is received all the same', async () => {
    const { order, lineIds, move } = await placedOrder(shop())
    await move(...TRANSITIONS_TO_DELIVERED)
    const body = asked({ orderNumber: order.number, lines: [lineIds[0]] })
    expect(await shop().visitor().client.call(submitWithdrawal, { body })).toMatchObject({ ok: true })
    expect(await listOrderCases(shop().db, order.id)).toMatchObject([{ content: { lines: [1] } }])
  })

  test('with a wrong number is received too, and its mail carries no words of its writer', async () => {
    const body = asked({
      name: 'Buy pills at pills.example',
      email: 'victim@post.example',
      orderNumber: 'pills.example/x',
      text: 'Cheap pills',
    })
    const { client } = shop().visitor()
    expect(await client.call(submitWithdrawal, { body })).toMatchObject({ ok: true })
    expect(await client.call(submitWithdrawal, { body })).toMatchObject({ ok: true })
    expect(await listPendingCases(shop().db)).toMatchObject([{ orderId: null, orderNumber: null }])
    const [letter, ...more] = await mails()
    expect(more).toEqual([])
    expect(JSON.stringify(letter?.message)).not.toMatch(/pills/i)
  })

  test('says what is missing beside the field', async () => {
    for (const [part, field] of [
      [{ name: '' }, 'name'],
      [{ email: 'mara' }, 'email'],
      [{ email: 'a@b.example\r\nBcc: c@d.example' }, 'email'],
      [{ orderNumber: '' }, 'orderNumber'],
    ] as const)
      expect(
        await shop()
          .visitor()
          .client.call(submitWithdrawal, { body: asked(part) }),
      ).toMatchObject({
        status: 422,
        errors: { [field]: [expect.any(String)] },
      })
    expect(await mails()).toEqual([])
  })

  test.each(['de-CH', 'en-US'] as const)('is not offered where no law gives it: %s', async locale => {
    const answer = await shop().visitor({ locale }).client.call(submitWithdrawal, { body: asked() })
    expect(answer).toMatchObject({ status: 404, code: 'not-in-this-shop' })
  })
})
