import { openLabFileLink, pollLab, pollLabs } from '@passepartout/commerce/labs'
import { getOrder } from '@passepartout/contracts'
import {
  countWaitingOrders,
  findLabOrder,
  listLabEvents,
  listOrderEvents,
  listShipments,
  transitionOrder,
} from '@passepartout/db'
import { type FakeLab, startFakeLab } from '@passepartout/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { md5, NOON, PDF, useLabShop } from '../../lab-shop.fixture.ts'

let fake: FakeLab
let isSigned = true
const { shop, act } = useLabShop(
  () => fake,
  () => isSigned,
)
beforeAll(async () => {
  fake = await startFakeLab()
})
afterAll(() => fake.close())
beforeEach(() => {
  fake.orders.clear()
  fake.fail()
  fake.faults.length = 0
  fake.calls.length = 0
})

const SECONDS = NOON.getTime() / 1000
const EVENTS = 'http://passepartout.de.localhost:3000/web-api/labs/posters/events'
const post = (
  { body, headers }: { body: string; headers: Record<string, string> },
  url = EVENTS,
): Promise<Response> => Promise.resolve(shop().api.request(url, { method: 'POST', body, headers }))
const signed = (options = {}) =>
  fake.event(fake.placedOrder(), { secret: fake.secret, signedAt: SECONDS, ...options })
const kindsOf = async (orderId: string) =>
  (await listOrderEvents(shop().db, orderId)).map(({ kind }) => kind).filter(kind => kind.startsWith('lab-'))

describe('a poster that a lab makes', () => {
  beforeEach(() => {
    isSigned = true
  })

  test('goes from the payment to the lab, into production and to the customer, with one email', async () => {
    const { produced, place, jobsOf, suggested, poll, letters, again, fetchFile } = act()
    const { order, labOrder, token, visitor } = await produced()
    expect(labOrder).toMatchObject({ lab: 'posters', reason: 'names-article', lines: [1], stage: 'waiting' })
    expect(jobsOf('place-lab-order')).toEqual([{ labOrderId: labOrder.id }])
    await place(labOrder)
    await place(labOrder)
    expect(fake.faults).toEqual([])
    const { request } = fake.placedOrder()
    expect(request).toMatchObject({ merchantReference: order.number, idempotencyKey: labOrder.id })
    const [asset] = request.items[0]?.assets ?? []
    expect(await fetchFile(asset?.url ?? '')).toEqual({ status: 200, md5: md5(PDF) })
    expect(asset?.md5Hash).toBe(md5(PDF))

    fake.produce(fake.placedOrder())
    const early = signed({ id: 'evt_1' })
    expect((await post(early)).status).toBe(200)
    await poll()
    expect(await kindsOf(order.id)).toEqual(['lab-placed', 'lab-in-production'])

    fake.ship(fake.placedOrder())
    // The last event comes first, three times, and then the one from before.
    const late = signed({ id: 'evt_3', type: 'com.prodigi.order.status.stage.changed#Complete' })
    for (let time = 0; time < 3; time++) expect((await post(late)).status).toBe(200)
    expect((await post(early)).status).toBe(200)
    expect((await post(signed({ id: 'evt_2' }))).status).toBe(200)
    expect(await suggested()).toHaveLength(3)
    await poll()

    expect((await again(order)).state).toBe('shipped')
    expect(await kindsOf(order.id)).toEqual(['lab-placed', 'lab-in-production'])
    expect((await letters()).filter(letter => letter === 'shipped')).toHaveLength(1)
    const shown = await visitor.client.call(getOrder, { params: { token } })
    expect(shown).toMatchObject({
      payload: {
        order: {
          state: 'shipped',
          timeline: expect.arrayContaining([{ step: 'shipped', at: expect.objectContaining({}) }]),
          parcels: [{ carrier: 'DHL', trackingNumber: '00340434292135100186' }],
        },
      },
    })
  })

  test('has each parcel once, though the lab sends them on different days', async () => {
    const { produced, place, context, again } = act()
    const { order, labOrder } = await produced()
    await place(labOrder)
    fake.ship(fake.placedOrder(), { carrier: 'UPS', number: '1Z999AA10123456784', lines: [] })
    await pollLab(context, labOrder.id)
    await pollLab(context, labOrder.id)
    expect(await listShipments(shop().db, order.id)).toMatchObject([{ carrier: 'ups', lines: [1] }])
    fake.ship(fake.placedOrder())
    await pollLab(context, labOrder.id)
    expect(await listShipments(shop().db, order.id)).toHaveLength(2)
    expect((await again(order)).state).toBe('shipped')
  })

  test('never goes back, whatever the lab says later', async () => {
    const { produced, place, context } = act()
    const { labOrder } = await produced()
    await place(labOrder)
    fake.ship(fake.placedOrder())
    await pollLab(context, labOrder.id)
    Object.assign(fake.placedOrder(), { stage: 'InProgress', shipments: [] })
    Object.assign(fake.placedOrder().details, { inProduction: 'NotStarted' })
    await pollLab(context, labOrder.id)
    expect((await findLabOrder(shop().db, labOrder.id))?.labOrder.stage).toBe('shipped')
  })

  test('is shown to operators while the lab cannot be told, and tried again', async () => {
    const { produced, place } = act()
    const { order, labOrder } = await produced()
    fake.fail(503, 429, 'silence')
    for (const code of ['lab-failure', 'too-many-requests', 'timeout'])
      await expect(place(labOrder)).rejects.toMatchObject({ code })
    const waiting = async () => (await countWaitingOrders(shop().db, NOON))['lab-failed']
    expect(await waiting()).toBe(1)
    await place(labOrder)
    expect(await waiting()).toBe(0)
    const journal = await listLabEvents(shop().db, labOrder.id)
    expect(journal.map(({ kind, outcome }) => `${kind} ${outcome}`)).toEqual([
      'place lab-failure',
      'place too-many-requests',
      'place timeout',
      'place done',
    ])
    expect(await kindsOf(order.id)).toEqual(['lab-failed', 'lab-failed', 'lab-failed', 'lab-placed'])
  })

  test('is shown to operators when the lab reports a problem or cancels it, until it is over', async () => {
    const { produced, place, context, letters } = act()
    const { order, labOrder } = await produced()
    await place(labOrder)
    const waiting = async () => (await countWaitingOrders(shop().db, NOON))['lab-failed']
    fake.placedOrder().details.downloadAssets = 'Error'
    await pollLab(context, labOrder.id)
    expect(await waiting()).toBe(1)
    fake.placedOrder().details.downloadAssets = 'Complete'
    await pollLab(context, labOrder.id)
    expect(await waiting()).toBe(0)
    fake.placedOrder().stage = 'Cancelled'
    await pollLab(context, labOrder.id)
    await pollLab(context, labOrder.id)
    expect(await waiting()).toBe(1)
    expect(await kindsOf(order.id)).toEqual(['lab-placed', 'lab-failed', 'lab-cancelled', 'lab-failed'])
    const reprint = { orderId: order.id, move: 'reprinted', actor: 'operator:eva', now: NOON } as const
    await transitionOrder(shop().db, { ...reprint, details: { lines: [1], reason: 'neu' } })
    await letters()
    expect(await waiting()).toBe(0)
  })

  test('is not given to the lab once its money went back', async () => {
    const { produced, place } = act()
    const { order, labOrder } = await produced()
    await transitionOrder(shop().db, { orderId: order.id, move: 'refunded', actor: 'bank', now: NOON })
    await place(labOrder)
    expect(fake.orders.size).toBe(0)
    expect((await findLabOrder(shop().db, labOrder.id))?.labOrder.stage).toBe('cancelled')
  })

  test('is asked for by the clock where no callback comes', async () => {
    const { produced, place } = act()
    const { order, labOrder } = await produced()
    await place(labOrder)
    fake.ship(fake.placedOrder())
    expect(await pollLabs(act().context)).toBe(0)
    expect(await listShipments(shop().db, order.id)).toHaveLength(0)
    const later = act(new Date(NOON.getTime() + 20 * 60_000))
    expect(await pollLabs(later.context)).toBe(0)
    expect((await later.again(order)).state).toBe('shipped')
    fake.calls.length = 0
    expect(await pollLabs(later.context)).toBe(0)
    expect(fake.calls).toEqual([])
  })
})

describe('a callback', () => {
  beforeEach(() => {
    isSigned = true
  })

  async function placed() {
    const one = act()
    const { labOrder } = await one.produced()
    await one.place(labOrder)
    return { ...one, labOrder }
  }

  test.each([
    ['without a signature', () => fake.event(fake.placedOrder())],
    ['signed by somebody else', () => signed({ secret: 'whsec_c29tZWJvZHkgZWxzZQ==' })],
    ['signed an hour ago', () => signed({ signedAt: SECONDS - 3600 })],
    ['signed for the future', () => signed({ signedAt: SECONDS + 3600 })],
    ['changed on its way', () => ({ ...signed(), body: signed().body.replace('InProgress', 'Complete') })],
    ['that is no event', () => signed({ subject: '' })],
  ])('%s changes nothing', async (_, event) => {
    const { suggested } = await placed()
    expect((await post(event())).status).toBe(400)
    expect(await suggested()).toEqual([])
  })

  test('of an unknown order, of another lab or of none learns nothing', async () => {
    const { suggested } = await placed()
    const answers = [
      await post(signed({ subject: 'ord_somebody_else' })),
      await post(signed(), EVENTS.replace('posters', 'house')),
      await post(signed(), EVENTS.replace('posters', 'nowhere')),
    ]
    const bodies = await Promise.all(
      answers.map(async answer => [answer.status, ((await answer.json()) as { code: string }).code]),
    )
    expect(new Set(bodies.map(body => JSON.stringify(body))).size).toBe(1)
    expect(answers[0]?.status).toBe(404)
    expect(await suggested()).toEqual([])
  })

  test('in a form or of a megabyte is refused before it is read', async () => {
    await placed()
    const { body, headers } = signed()
    expect((await post({ body, headers: { ...headers, 'content-type': 'text/plain' } })).status).toBe(415)
    expect((await post({ body: `${body}${' '.repeat(1_000_000)}`, headers })).status).toBe(413)
  })

  test('leaves no personal data in the log', async () => {
    await placed()
    await post(signed())
    await post(fake.event(fake.placedOrder()))
    const logged = JSON.stringify(shop().logged)
    expect(logged).toContain('lab event rejected')
    expect(logged).not.toMatch(/Lovelace|Treppenstraße|Kassel|ord_/)
  })

  test('of a lab that cannot sign is known by the address that it was told, for this order only', async () => {
    isSigned = false
    const { labOrder, suggested, context } = await placed()
    const url = fake.placedOrder().request.callbackUrl ?? ''
    expect((await post(fake.event(fake.placedOrder()))).status).toBe(400)
    expect((await post(fake.event(fake.placedOrder()), url.replace(/token=.{4}/, 'token=AAAA'))).status).toBe(
      400,
    )
    expect((await post(fake.event(fake.placedOrder(), { subject: 'ord_other' }), url)).status).toBe(404)
    expect(await suggested()).toEqual([])
    expect((await post(fake.event(fake.placedOrder()), url)).status).toBe(200)
    expect(await suggested()).toEqual([{ labOrderId: labOrder.id }])
    await pollLab(context, labOrder.id)
  })
})

describe('the address of a print file', () => {
  test('opens that file alone, for a week', async () => {
    const { produced, place, fetchFile } = act()
    const { labOrder } = await produced()
    await place(labOrder)
    const url = fake.placedOrder().request.items[0]?.assets[0]?.url ?? ''
    const [coded = '', signature = ''] = url.split('/').at(-1)?.split('.') ?? []
    const text = Buffer.from(coded, 'base64url').toString()
    const other = (change: string) => Buffer.from(change).toString('base64url')
    for (const wrong of [
      url.replace(coded, other(text.replace('/1.pdf', '/2.pdf'))),
      url.replace(coded, other(text.replace('/1.pdf', '/order.json'))),
      url.replace(coded, other(`${text}0`)),
      url.replace(signature, `AAAA${signature.slice(4)}`),
      url.replace(`.${signature}`, ''),
      fake.placedOrder().request.callbackUrl?.replace(/posters.*token=/, 'files/') ?? '',
    ])
      expect((await fetchFile(wrong)).status, wrong).toBe(404)
    expect((await fetchFile(url)).status).toBe(200)
    const link = url.split('/').at(-1) ?? ''
    const day = (days: number) => new Date(NOON.getTime() + days * 86_400_000)
    const opened = (now: Date) => openLabFileLink(link, { signer: shop().deps.secret, now })
    expect([opened(day(7)), opened(day(9))]).toEqual([expect.stringMatching(/1\.pdf$/), undefined])
  })
})
