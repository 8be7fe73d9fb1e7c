import { randomUUID } from 'node:crypto'
import { loadProductionLine, loadProductionOrder } from '@passepartout/commerce/production'
import {
  addRecipients,
  clearRecipients,
  getRecipients,
  putRecipient,
  type RecipientFields,
  removeRecipient,
} from '@passepartout/contracts'
import { changeRecipients, findOrder, listOrderLineRecipients, listOrderLines } from '@passepartout/db'
import { describe, expect, it } from 'vitest'
import {
  addCartArticleOnPage,
  addPoster,
  checkOut,
  getPage,
  order,
  payloadOf,
} from '../../checkout.fixture.ts'
import { useShop, type Visitor } from '../../shop.fixture.ts'

const shop = useShop()
const production = () => ({ db: shop().db, catalogue: shop().deps.catalogue() })

const TABLE = `Name;Straße;PLZ;Ort;Anzahl
Familie Hartmann;Am Mühlbach 3;34117;Kassel;1
Nils Weber;Hauptstraße;20144;Hamburg;2`

async function withCopies(quantity = 5) {
  const visitor = shop().visitor()
  const { lineId } = await addPoster(visitor, quantity)
  const adds = (text: string) =>
    visitor.client.call(addRecipients, { params: { line: lineId }, body: { text } })
  const looks = async () =>
    payloadOf(await visitor.client.call(getRecipients, { params: { line: lineId } })).list
  return { visitor, lineId, adds, looks }
}

const putAs = (
  { client }: Visitor,
  line: string,
  {
    id,
    problems: _,
    doubt: __,
    ...fields
  }: RecipientFields & { id: string; problems: unknown; doubt: unknown },
  part: Partial<RecipientFields>,
) => client.call(putRecipient, { params: { line, id }, body: { ...fields, ...part } })

describe('a list of recipients', () => {
  it('is read, priced by parcel, and what is doubtful stands first', async () => {
    const { adds } = await withCopies()
    const { list, added, unread } = payloadOf(await adds(TABLE))
    expect({ added, unread }).toEqual({ added: 2, unread: 0 })
    expect(list).toMatchObject({ quantity: 5, copies: 3, problem: null })
    expect(list.recipients.map(({ name, doubt }) => [name, doubt])).toEqual([
      ['Nils Weber', 'Ohne Hausnummer?'],
      ['Familie Hartmann', null],
    ])
    expect(list.each).toMatchObject({ amount: 495 })
    expect(list.total.amount).toBe(2 * 495)
  })

  it('is paid with the order, and shown with its line', async () => {
    const { visitor, adds } = await withCopies()
    const before = await getPage(visitor)
    const { list } = payloadOf(await adds(TABLE))
    const { sums, lines, changes } = await getPage(visitor)
    expect(sums.shipping.amount).toBe(before.sums.shipping.amount + list.total.amount)
    expect(lines[0]?.description).toContainEqual({
      label: 'Empfänger',
      value: '3 an 2 Adressen, 2 an die Lieferadresse',
    })
    expect(changes).toEqual([])
  })

  it('takes the place of the parcel where every copy is on it', async () => {
    const { visitor, adds } = await withCopies(3)
    const { list } = payloadOf(await adds(TABLE))
    const { sums, shipping } = await getPage(visitor)
    expect(sums.shipping.amount).toBe(list.total.amount)
    expect(shipping.options.map(({ id, price }) => [id, price.amount])).toEqual([['standard', 0]])
  })

  it('stops the order where an address is not whole or there are not so many copies', async () => {
    const { visitor, lineId, adds, looks } = await withCopies(2)
    payloadOf(
      await adds(
        'Name;Straße;PLZ;Ort\nFamilie Hartmann;Am Mühlbach 3;;Kassel\nOma Hanna;Ringstraße 21;01307;Dresden',
      ),
    )
    const [wrong] = (await looks()).recipients
    expect(wrong?.problems).toEqual({ postalCode: ['Bitte die Postleitzahl so eintragen: 34117.'] })
    const stopped = await checkOut(visitor)
    expect(stopped.lines[0]?.blocker).toEqual({
      text: 'Eine Adresse auf der Liste ist noch nicht vollständig.',
      url: `/kasse?recipients=${lineId}`,
      place: 'list',
    })
    expect(await order(visitor, stopped)).toMatchObject({ ok: false, code: 'invalid-document' })

    if (!wrong) throw new Error('no recipient')
    const { list } = payloadOf(await putAs(visitor, lineId, wrong, { postalCode: '34117', copies: 2 }))
    expect(list.problem).toBe('Auf der Liste stehen 3 Stück, bestellt sind 2.')
    payloadOf(await putAs(visitor, lineId, wrong, { postalCode: '34117', copies: 1 }))
    expect(await order(visitor, await checkOut(visitor))).toMatchObject({ ok: true })
  })

  it('is frozen with the order and goes to the plant', async () => {
    const { visitor, adds } = await withCopies(3)
    payloadOf(await adds(TABLE))
    const { orderNumber } = payloadOf(await order(visitor, await checkOut(visitor)))
    const { db } = shop()
    const written = await findOrder(db, orderNumber)
    const [line] = await listOrderLines(db, written?.id ?? '')
    const made = await loadProductionLine(production(), { orderLineId: line?.id ?? '' })
    expect(made).toMatchObject({ copies: 3, country: 'de', recipients: [{ copies: 1 }, { copies: 2 }] })
    expect(await listOrderLineRecipients(db, line?.id ?? '')).toHaveLength(2)
    const packed = { ...production(), sellers: shop().deps.sellers() }
    expect(await loadProductionOrder(packed, { orderId: written?.id ?? '' })).toMatchObject({
      lines: [{ copies: 3, recipients: [{ copies: 1 }, { copies: 2 }], hasAddressedEnvelopes: false }],
    })
  })

  it('keeps nothing of a line that was ordered while it was typed', async () => {
    const gone = { lineId: randomUUID(), now: new Date() }
    expect(await changeRecipients(shop().db, { ...gone, change: () => [] })).toEqual([])
  })

  it('can be shortened and emptied', async () => {
    const { visitor, lineId, adds, looks } = await withCopies()
    payloadOf(await adds(TABLE))
    const id = (await looks()).recipients[0]?.id ?? ''
    const shorter = await visitor.client.call(removeRecipient, { params: { line: lineId, id } })
    expect(payloadOf(shorter).list.recipients).toHaveLength(1)
    expect(
      payloadOf(await visitor.client.call(clearRecipients, { params: { line: lineId } })).list.copies,
    ).toBe(0)
    expect((await getPage(visitor)).lines[0]?.blocker).toBeNull()
  })
})

describe('a list of recipients refuses', () => {
  it('lines of other carts, and lines of one copy or from the shelf', async () => {
    const { lineId } = await withCopies()
    const other = shop().visitor()
    await addCartArticleOnPage(other)
    const single = await addPoster(other)
    const shelf = (await getPage(other)).lines.find(({ kind }) => kind === 'accessory')?.id ?? ''
    for (const line of [lineId, single.lineId, shelf]) {
      const answer = await other.client.call(addRecipients, { params: { line }, body: { text: TABLE } })
      expect(answer).toMatchObject({ ok: false, status: 404 })
    }
  })

  it('more rows than a list holds, and what has no address in it', async () => {
    const { adds, looks } = await withCopies()
    const many = Array.from({ length: 10_000 }, (_, n) => `A${n};B 1;1;K`).join('\n')
    expect(await adds(many)).toMatchObject({ ok: false, status: expect.any(Number) })
    const rows = Array.from({ length: 600 }, (_, n) => `Gast ${n};Weg ${n};34117;Kassel`).join('\n')
    expect(await adds(rows)).toMatchObject({
      ok: false,
      errors: { text: ['Auf eine Liste passen 500 Adressen.'] },
    })
    expect(await adds('Liebe Grüße')).toMatchObject({ ok: false, status: 422 })
    expect((await looks()).recipients).toEqual([])
  })

  it('no text, and carries formulas and signs as the words they are', async () => {
    const { adds } = await withCopies()
    const formula = '=HYPERLINK("http://x";"y")'
    const { list } = payloadOf(
      await adds(`Name\tStraße\tPLZ\tOrt\n${formula}\t<b>Weg</b> 1\u200b\t34117\tKassel`),
    )
    expect(list.recipients[0]).toMatchObject({ name: formula, street: '<b>Weg</b> 1' })
  })
})
