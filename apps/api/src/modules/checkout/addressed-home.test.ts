import { loadProductionLine } from '@passepartout/commerce/production'
import {
  addRecipients,
  changeCartLine,
  clearRecipients,
  duplicateCartLine,
  getCart,
  getDraft,
  getRecipients,
  putCartLineEnvelope,
  putDelivery,
  putRecipient,
  reorder,
} from '@passepartout/contracts'
import { findCartLine, findOrder, listOrderLines, releaseOrderPhotoHold } from '@passepartout/db'
import type { MergeData } from '@passepartout/document'
import { describe, expect, it } from 'vitest'
import { cardsInEnvelopes } from '../../cards-in-envelopes.fixture.ts'
import { checkOut, getPage, order, payloadOf } from '../../checkout.fixture.ts'
import { useShop, type Visitor } from '../../shop.fixture.ts'

const shop = useShop()

const HOME = 'envelope=weiss&envelopePrint=addresses-home'
const GUESTS = 'envelope=weiss&envelopePrint=addresses'
const TABLE = 'Name;Straße;PLZ;Ort'
const rows = (count: number, from = 1) =>
  Array.from({ length: count }, (_, at) => `Gast ${from + at};Ringstraße ${from + at};01307;Dresden`)

const NAMES: MergeData = {
  columns: ['Vorname', 'Straße', 'PLZ', 'Ort'],
  records: [
    { id: 'c', copies: 1, values: ['Carla', 'Am Bach 3', '34117', 'Kassel'] },
    { id: 'a', copies: 2, values: ['Anna', 'Ringstraße 21', '01307', 'Dresden'] },
    { id: 'b', copies: 1, values: ['Ben', '', '', ''] },
  ],
  wordings: [],
}

type Options = Parameters<typeof cardsInEnvelopes>[2] & { visitor?: Visitor }

/** Cards with printed envelopes and a sender, in the visitor's cart. */
async function withCards(envelopes = HOME, { visitor = shop().visitor(), ...more }: Options = {}) {
  const id = await cardsInEnvelopes({ shop: shop(), visitor }, envelopes, more)
  payloadOf(
    await visitor.client.call(putCartLineEnvelope, { params: { id }, body: { sender: 'Familie Lindner' } }),
  )
  return { visitor, id }
}

const adds = ({ client }: Visitor, line: string, lines: readonly string[]) =>
  client.call(addRecipients, { params: { line }, body: { text: [TABLE, ...lines].join('\n') } })
const listOf = async ({ client }: Visitor, line: string) =>
  payloadOf(await client.call(getRecipients, { params: { line } })).list
const chooses = ({ client }: Visitor, line: string, delivery: 'home' | 'guests') =>
  client.call(putDelivery, { params: { line }, body: { delivery } })
const inCart = async ({ client }: Visitor) => {
  const [line] = payloadOf(await client.call(getCart, {})).lines
  return line && 'envelope' in line ? line : undefined
}

/** The production data of an order's only line. */
async function madeOf(visitor: Visitor) {
  const { orderNumber } = payloadOf(await order(visitor, await checkOut(visitor)))
  const { db, deps } = shop()
  const written = await findOrder(db, orderNumber)
  const [line] = await listOrderLines(db, written?.id ?? '')
  const ids = { orderLineId: line?.id ?? '' }
  const made = () => loadProductionLine({ db, catalogue: deps.catalogue() }, ids)
  return { made: await made(), again: made, orderId: written?.id ?? '', line }
}

describe('the list of a line that is made once more', () => {
  const namesOf = async (visitor: Visitor, line: string) =>
    (await listOf(visitor, line)).recipients.map(({ name, copies }) => `${name} ${copies}`)

  it('goes with a copy of the line, and is its own from then on', async () => {
    const { visitor, id } = await withCards(GUESTS, { quantity: 20 })
    payloadOf(await adds(visitor, id, rows(3)))
    const before = await namesOf(visitor, id)
    const { lineId } = payloadOf(await visitor.client.call(duplicateCartLine, { params: { id } }))
    expect(await namesOf(visitor, lineId)).toEqual(before)
    payloadOf(await visitor.client.call(clearRecipients, { params: { line: lineId } }))
    expect([await namesOf(visitor, lineId), await namesOf(visitor, id)]).toEqual([[], before])
  })

  it('comes back with an order that is made again, to the customer who ordered, and not by its link alone', async () => {
    const { visitor, id } = await withCards(HOME, { quantity: 20 })
    payloadOf(await adds(visitor, id, rows(3)))
    const before = await namesOf(visitor, id)
    const { statusPath } = payloadOf(await order(visitor, await checkOut(visitor)))
    const token = statusPath.split('/').at(-1) ?? ''
    const again = async (who: Visitor) => {
      payloadOf(await who.client.call(reorder, { params: { token } }))
      const [line] = payloadOf(await who.client.call(getCart, {})).lines
      return namesOf(who, line?.id ?? '')
    }
    expect(before).toHaveLength(3)
    expect([await again(visitor), await again(shop().visitor())]).toEqual([before, []])
  })
})

describe('addressed envelopes that come with the order', () => {
  it('are ordered at the postage of one parcel, whatever is on the list', async () => {
    const { visitor, id } = await withCards(HOME, { quantity: 200 })
    const before = await getPage(visitor)
    const { list } = payloadOf(await adds(visitor, id, rows(200)))
    expect(list).toMatchObject({ delivery: 'home', copies: 200, problem: null })
    const ready = await checkOut(visitor)
    expect(ready.sums.shipping).toEqual(before.sums.shipping)
    expect(ready.shipping.options.map(one => one.id)).toEqual(before.shipping.options.map(one => one.id))
    expect(ready.lines[0]).toMatchObject({ blocker: null, isAddressedHome: true })
    const said = ready.lines[0]?.description.map(({ value }) => value) ?? []
    expect(said).toContain('Mit Absender und Empfänger, alle an eine Lieferadresse')
    expect(said).toContain(
      'Alle 200 Umschläge sind adressiert und kommen mit der Bestellung, in der Reihenfolge der Karten',
    )
    const { made, again, orderId } = await madeOf(visitor)
    expect(made?.recipients).toHaveLength(200)
    expect(made?.recipients.every(({ copies }) => copies === 0)).toBe(true)
    expect(made?.envelopes).toMatchObject({ isSortedAsCards: true })
    expect(made?.envelopes?.recipients.map(([name]) => name)).toEqual(
      Array.from({ length: 200 }, (_, at) => `Gast ${at + 1}`),
    )
    await releaseOrderPhotoHold(shop().db, orderId)
    expect((await again())?.recipients).toEqual([])
  })

  it('stand in the order of the cards, whose table is their list', async () => {
    const { visitor, id } = await withCards(HOME, { names: NAMES })
    expect((await inCart(visitor))?.envelope).toMatchObject({
      ...{ delivery: 'home', listed: 2 },
      pictures: [{ side: 'front' }, { side: 'back' }],
    })
    expect((await listOf(visitor, id)).recipients.map(({ name }) => name)).toEqual(['Carla', 'Anna'])
    expect((await getPage(visitor)).lines[0]?.description.at(-1)?.value).toBe(
      '3 Umschläge sind adressiert, 1 ohne Empfänger; alle kommen mit der Bestellung, in der Reihenfolge der Karten',
    )
    const { made } = await madeOf(visitor)
    expect(made?.envelopes?.recipients.map(([name]) => name)).toEqual(['Carla', 'Anna', 'Anna'])
    expect(made?.recipients).toMatchObject([{ record: 'c' }, { record: 'a' }, { record: 'a' }])
  })

  it('follow the table when the design is updated, and keep what was mended on the list', async () => {
    const { visitor, id } = await withCards(HOME, { names: NAMES })
    const [carla] = (await listOf(visitor, id)).recipients
    if (!carla) throw new Error('no recipient')
    const { id: carlaId, problems: _, doubt: __, ...fields } = carla
    const mended = { ...fields, extra: 'c/o Weber' }
    payloadOf(await visitor.client.call(putRecipient, { params: { line: id, id: carlaId }, body: mended }))
    const records = [
      ...NAMES.records.filter(one => one.id !== 'a'),
      { id: 'd', copies: 1, values: ['Dora', 'Hauptstraße 4', '20144', 'Hamburg'] },
    ].map(one => (one.id === 'b' ? { ...one, values: ['Ben', 'Allee 9', '99423', 'Weimar'] } : one))
    const next = await withCards(HOME, { visitor, replaces: id, names: { ...NAMES, records } })
    const { recipients } = await listOf(visitor, next.id)
    expect(recipients.map(({ name, extra }) => [name, extra])).toEqual([
      ['Carla', 'c/o Weber'],
      ['Ben', ''],
      ['Dora', ''],
    ])
  })

  it('are blocked without a list, by a reason that leads to it', async () => {
    const { visitor, id } = await withCards()
    const blocker = {
      text: 'Für bedruckte Empfänger fehlt noch die Liste der Adressen.',
      url: `/kasse?recipients=${id}`,
      place: 'list',
    }
    expect((await getPage(visitor)).lines[0]?.blocker).toEqual(blocker)
    expect(await order(visitor, await checkOut(visitor))).toMatchObject({
      ok: false,
      code: 'invalid-document',
    })
    payloadOf(await adds(visitor, id, rows(3)))
    expect((await getPage(visitor)).lines[0]?.blocker).toBeNull()
    payloadOf(await visitor.client.call(clearRecipients, { params: { line: id } }))
    expect((await getPage(visitor)).lines[0]?.blocker).toEqual(blocker)
  })

  it('may be fewer than the cards, but not more', async () => {
    const { visitor, id } = await withCards(HOME, { quantity: 60 })
    payloadOf(await adds(visitor, id, rows(60)))
    const takes = async (quantity: number) =>
      payloadOf(await visitor.client.call(changeCartLine, { params: { id }, body: { quantity } }))
    await takes(50)
    const stopped = await checkOut(visitor)
    expect(stopped.lines[0]?.blocker).toEqual({
      text: 'Auf der Liste stehen 60 Stück, bestellt sind 50.',
      url: `/kasse?recipients=${id}`,
      place: 'list',
    })
    expect(await order(visitor, stopped)).toMatchObject({ ok: false, code: 'invalid-document' })
    await takes(70)
    const { made } = await madeOf(visitor)
    expect(made).toMatchObject({ copies: 70 })
    expect(made?.envelopes?.recipients).toHaveLength(60)
  })

  it('are 500 at most, and each may stand for many cards only as far as there are so many', async () => {
    const { visitor, id } = await withCards(HOME, { quantity: 500 })
    payloadOf(await adds(visitor, id, rows(500)))
    expect(await adds(visitor, id, rows(1, 501))).toMatchObject({ ok: false, status: 422 })
    const [first] = (await listOf(visitor, id)).recipients
    if (!first) throw new Error('no recipient')
    const { id: firstId, problems: _, doubt: __, ...fields } = first
    const body = { ...fields, copies: 5000 }
    payloadOf(await visitor.client.call(putRecipient, { params: { line: id, id: firstId }, body }))
    const { lines } = await getPage(visitor)
    expect(lines[0]?.blocker?.text).toBe('Auf der Liste stehen 5.499 Stück, bestellt sind 500.')
  })
})

describe('where addressed envelopes go', () => {
  it('is chosen at the list, which stays, and changes the postage alone', async () => {
    const { visitor, id } = await withCards(GUESTS, { quantity: 3 })
    const { list } = payloadOf(await adds(visitor, id, rows(3)))
    expect(list).toMatchObject({ delivery: 'guests', isPrinted: true })
    const single = await getPage(visitor)
    expect(single.sums.shipping.amount).toBe(list.total.amount)
    const home = payloadOf(await chooses(visitor, id, 'home')).list
    expect(home).toMatchObject({ delivery: 'home', copies: 3, total: list.total })
    const together = await getPage(visitor)
    expect(together.changes).toEqual([])
    expect(together.sums.shipping.amount).toBeLessThan(list.total.amount)
    expect(together.sums.goods).toEqual(single.sums.goods)
    expect((await madeOf(visitor)).made?.recipients).toMatchObject([
      { copies: 0 },
      { copies: 0 },
      { copies: 0 },
    ])
  })

  it('is what each guest gets by themselves, as every order had it so far', async () => {
    const { visitor, id } = await withCards(HOME, { quantity: 2 })
    payloadOf(await adds(visitor, id, rows(2)))
    payloadOf(await chooses(visitor, id, 'guests'))
    const { made } = await madeOf(visitor)
    expect(made?.recipients).toMatchObject([{ copies: 1 }, { copies: 1 }])
    expect(made?.envelopes).toMatchObject({ isSortedAsCards: false })
  })

  it('is said by the design too, so that changing it keeps the choice', async () => {
    const { visitor, id } = await withCards(GUESTS)
    const row = await findCartLine(shop().db, { id })
    payloadOf(await chooses(visitor, id, 'home'))
    const draft = payloadOf(await visitor.client.call(getDraft, { params: { id: row?.draftId ?? '' } }))
    expect(draft.configuration).toMatchObject({
      designerUrl: expect.stringContaining('envelopePrint=addresses-home'),
    })
    expect(draft.revision).toBe(2)
    payloadOf(await chooses(visitor, id, 'home'))
    const same = payloadOf(await visitor.client.call(getDraft, { params: { id: row?.draftId ?? '' } }))
    expect(same.revision).toBe(2)
  })

  it('is told to nobody else, nor in another shop', async () => {
    const { visitor, id } = await withCards(GUESTS)
    expect(await chooses(shop().visitor(), id, 'home')).toMatchObject({ ok: false, status: 404 })
    const elsewhere = shop().visitor({ channel: 'kartenliebe' })
    for (const [name, value] of visitor.cookies) elsewhere.cookies.set(name, value)
    expect(await chooses(elsewhere, id, 'home')).toMatchObject({ ok: false, status: 404 })
    expect((await listOf(visitor, id)).delivery).toBe('guests')
  })

  it.each<[string, string, number]>([
    ['envelopes that carry the sender alone', 'envelope=weiss&envelopePrint=sender', 10],
    ['blank envelopes', 'envelope=weiss', 10],
  ])('is no question of %s', async (_, envelopes, quantity) => {
    const visitor = shop().visitor()
    const id = await cardsInEnvelopes({ shop: shop(), visitor }, envelopes, { quantity })
    expect(await chooses(visitor, id, 'home')).toMatchObject({ ok: false, code: 'invalid-configuration' })
    expect(await listOf(visitor, id)).toMatchObject({ delivery: null, isPrinted: false })
  })

  it('is no question of a single card, which comes with the order anyway', async () => {
    const { visitor, id } = await withCards(HOME, { quantity: 1 })
    expect(await chooses(visitor, id, 'guests')).toMatchObject({ ok: false, status: 404 })
    expect((await inCart(visitor))?.envelope).toMatchObject({ takesAddress: true, usesList: false })
  })

  it.each<[string, unknown]>([
    ['nothing', {}],
    ['elsewhere', { delivery: 'moon' }],
    ['a number', { delivery: 1 }],
  ])('is not %s', async (_, body) => {
    const { visitor, id } = await withCards(GUESTS)
    const answer = await visitor.client.call(putDelivery, { params: { line: id }, body: body as never })
    expect(answer).toMatchObject({ ok: false, status: 422 })
  })
})
