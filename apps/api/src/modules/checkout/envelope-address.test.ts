import { loadProductionLine } from '@passepartout/commerce/production'
import {
  addRecipients,
  changeCartLine,
  type EnvelopeAddressFields,
  getCart,
  getEnvelopeAddress,
  getRecipients,
  putCartLineEnvelope,
  putEnvelopeAddress,
} from '@passepartout/contracts'
import { findOrder, listOrderLineRecipients, listOrderLines, releaseOrderPhotoHold } from '@passepartout/db'
import { describe, expect, it } from 'vitest'
import { cardsInEnvelopes } from '../../cards-in-envelopes.fixture.ts'
import { checkOut, getPage, order, payloadOf } from '../../checkout.fixture.ts'
import { useShop, type Visitor } from '../../shop.fixture.ts'

const shop = useShop()
const ANNA = {
  ...{ name: 'Anna Berg', extra: '', street: 'Ringstraße 1' },
  ...{ postalCode: '01307', city: 'Dresden', region: '' },
}
const NOBODY = Object.fromEntries(Object.keys(ANNA).map(field => [field, ''])) as typeof ANNA

/** A single card with an addressed envelope and its sender. */
async function withCard(more = 'quantity=1') {
  const visitor = shop().visitor()
  const id = await cardsInEnvelopes(
    { shop: shop(), visitor },
    `envelope=weiss&envelopePrint=addresses&${more}`,
    { quantity: 1 },
  )
  const sender = 'Familie Lindner\nLindenweg 14\n99423 Weimar'
  payloadOf(await visitor.client.call(putCartLineEnvelope, { params: { id }, body: { sender } }))
  return { visitor, id }
}

const says = ({ client }: Visitor, line: string, address: EnvelopeAddressFields) =>
  client.call(putEnvelopeAddress, { params: { line }, body: address })
const asks = ({ client }: Visitor, line: string) => client.call(getEnvelopeAddress, { params: { line } })

describe('the address on the envelope of a single card', () => {
  it('is asked for before the card is ordered, where it is typed', async () => {
    const { visitor, id } = await withCard()
    const cart = payloadOf(await visitor.client.call(getCart, {}))
    expect(cart.lines[0]).toMatchObject({ envelope: { takesAddress: true, usesList: false } })
    const { lines } = await getPage(visitor)
    expect(lines[0]?.blocker).toEqual({
      text: 'Bitte noch die Adresse eintragen, die auf dem Umschlag stehen soll.',
      url: expect.stringMatching(new RegExp(`#envelope-${id}$`)),
      place: 'envelope',
    })
    expect(payloadOf(await asks(visitor, id)).address).toBeNull()
  })

  it('goes to the plant with the card, which is sent to the order’s own address', async () => {
    const { visitor, id } = await withCard()
    const before = await getPage(visitor)
    payloadOf(await says(visitor, id, { ...ANNA, name: '  Anna   Berg ' }))
    const ready = await checkOut(visitor)
    expect(ready.sums.shipping).toEqual(before.sums.shipping)
    expect(JSON.stringify(ready.lines)).not.toContain('Berg')
    const { orderNumber } = payloadOf(await order(visitor, ready))
    const { db, deps } = shop()
    const written = await findOrder(db, orderNumber)
    const [line] = await listOrderLines(db, written?.id ?? '')
    const orderLineId = line?.id ?? ''
    const made = await loadProductionLine({ db, catalogue: deps.catalogue() }, { orderLineId })
    expect(made?.envelopes?.recipients).toEqual([['Anna Berg', 'Ringstraße 1', '01307 Dresden']])
    expect(made?.recipients).toMatchObject([{ copies: 0 }])
    await releaseOrderPhotoHold(db, written?.id ?? '')
    expect(await listOrderLineRecipients(db, orderLineId)).toEqual([])
  })

  it('is kept as it was typed, and stops the order until it is right', async () => {
    const { visitor, id } = await withCard()
    const { address } = payloadOf(await says(visitor, id, { ...ANNA, postalCode: '1307' }))
    expect(address).toMatchObject({ postalCode: '1307', problems: { postalCode: [expect.any(String)] } })
    const { lines } = await getPage(visitor)
    expect(lines[0]?.blocker?.url).toMatch(new RegExp(`#envelope-${id}$`))
    expect(payloadOf(await says(visitor, id, ANNA)).address).toMatchObject({ problems: {}, doubt: null })
    expect((await getPage(visitor)).lines[0]?.blocker).toBeNull()
  })

  it('is taken back where every field is empty', async () => {
    const { visitor, id } = await withCard()
    payloadOf(await says(visitor, id, ANNA))
    expect(payloadOf(await says(visitor, id, NOBODY)).address).toBeNull()
    expect(payloadOf(await asks(visitor, id)).address).toBeNull()
  })

  it('is drawn on the front for its owner', async () => {
    const { visitor, id } = await withCard()
    const drawn: string[] = []
    shop().deps.drawDraft = async ({ document }) => {
      drawn.push(JSON.stringify(document))
      return new Uint8Array([1])
    }
    payloadOf(await says(visitor, id, ANNA))
    const headers = { 'x-shop-channel': '', 'x-shop-locale': '' }
    const front = `/web-api/cart/lines/${id}/envelope/front`
    expect((await visitor.request(front, { headers })).status).toBe(200)
    expect(drawn.join()).toContain('Anna Berg')
    expect((await shop().visitor().request(front, { headers })).status).toBe(404)
  })

  it('is no address of the list that more cards have', async () => {
    const { visitor, id } = await withCard()
    payloadOf(await says(visitor, id, ANNA))
    payloadOf(await visitor.client.call(changeCartLine, { params: { id }, body: { quantity: 10 } }))
    expect(await asks(visitor, id)).toMatchObject({ status: 404 })
    const { list } = payloadOf(await visitor.client.call(getRecipients, { params: { line: id } }))
    expect(list.recipients).toEqual([])
    expect((await getPage(visitor)).lines[0]?.blocker?.url).toMatch(new RegExp(`recipients=${id}$`))
  })

  it('is all that counts of one card, whatever list was begun for more', async () => {
    const { visitor, id } = await withCard()
    const takes = async (quantity: number) =>
      payloadOf(await visitor.client.call(changeCartLine, { params: { id }, body: { quantity } }))
    await takes(2)
    const text =
      'Name;Straße;PLZ;Ort\nNils Weber;Hauptstraße 4;20144;Hamburg\nIda Roth;Am Bach 3;34117;Kassel'
    payloadOf(await visitor.client.call(addRecipients, { params: { line: id }, body: { text } }))
    await takes(1)
    expect((await getPage(visitor)).lines[0]?.blocker?.url).toMatch(new RegExp(`#envelope-${id}$`))
    payloadOf(await says(visitor, id, ANNA))
    const ready = await checkOut(visitor)
    expect(ready.lines[0]?.description.map(({ label }) => label)).not.toContain('Empfänger')
    const { orderNumber } = payloadOf(await order(visitor, ready))
    const { db, deps } = shop()
    const [line] = await listOrderLines(db, (await findOrder(db, orderNumber))?.id ?? '')
    const made = await loadProductionLine(
      { db, catalogue: deps.catalogue() },
      { orderLineId: line?.id ?? '' },
    )
    expect(made?.recipients).toMatchObject([{ name: 'Anna Berg', copies: 0 }])
    expect(made?.envelopes?.recipients).toHaveLength(1)
  })

  it('is not asked of a sample', async () => {
    const { visitor, id } = await withCard('isSample=1')
    expect(await asks(visitor, id)).toMatchObject({ status: 404 })
    expect((await getPage(visitor)).lines[0]?.blocker).toBeNull()
  })
})

describe('the address on an envelope that is none of theirs', () => {
  it('is told and changed to nobody but its owner', async () => {
    const { visitor, id } = await withCard()
    payloadOf(await says(visitor, id, ANNA))
    const stranger = shop().visitor()
    expect(await asks(stranger, id)).toMatchObject({ status: 404 })
    expect(await says(stranger, id, { ...ANNA, name: 'X' })).toMatchObject({ status: 404 })
    expect(payloadOf(await asks(visitor, id)).address).toMatchObject({ name: 'Anna Berg' })
  })

  it.each<[string, Record<string, unknown>]>([
    ['too long', { ...ANNA, name: 'x'.repeat(201) }],
    ['no text', { ...ANNA, street: 7 }],
    ['half of one', { name: 'Anna Berg' }],
  ])('is refused where it is %s', async (_, body) => {
    const { visitor, id } = await withCard()
    expect(await says(visitor, id, body as EnvelopeAddressFields)).toMatchObject({ status: 422 })
  })

  it('is not asked of a line that is no line', async () => {
    const { visitor } = await withCard()
    expect(await asks(visitor, 'x')).toMatchObject({ ok: false, status: expect.toSatisfy(one => one < 500) })
  })

  it('keeps signs that steer nothing', async () => {
    const { visitor, id } = await withCard()
    const { address } = payloadOf(
      await says(visitor, id, { ...ANNA, name: '=HYPERLINK("x")\u0007<b>', extra: '\u202Eevil' }),
    )
    expect(JSON.stringify(address)).not.toMatch(/\\u0007|\u202e/i)
  })
})
