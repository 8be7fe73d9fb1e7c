import { addRecipients, getCart, putCartLineEnvelope } from '@passepartout/contracts'
import { describe, expect, test } from 'vitest'
import { cardsInEnvelopes } from '../../cards-in-envelopes.fixture.ts'
import { checkOut, getPage, order, payloadOf } from '../../checkout.fixture.ts'
import { useShop, type Visitor } from '../../shop.fixture.ts'

const shop = useShop()
const SENDER = 'Familie Lindner\nLindenweg 14\n99423 Weimar'

/** Sixty cards with printed envelopes, added to the cart as the designer does. */
const withCards = (visitor: Visitor, print: 'sender' | 'addresses' | 'none', replaces?: string) =>
  cardsInEnvelopes({ shop: shop(), visitor }, `envelope=weiss&envelopePrint=${print}`, { replaces })

const envelopeIn = async ({ client }: Visitor) => {
  const cart = await client.call(getCart, {})
  const [line] = cart.ok ? cart.payload.lines : []
  return line && 'envelope' in line ? line.envelope : undefined
}
const says = ({ client }: Visitor, id: string, sender: string) =>
  client.call(putCartLineEnvelope, { params: { id }, body: { sender } })

describe('cards in the cart', () => {
  test('say what the post takes for one of them', async () => {
    const visitor = shop().visitor()
    await withCards(visitor, 'none')
    const cart = await visitor.client.call(getCart, {})
    const [line] = cart.ok ? cart.payload.lines : []
    expect(line).toMatchObject({ postage: expect.stringMatching(/^Porto je Karte: \S+brief, \d,\d\d.€\./) })
  })
})

describe('lined envelopes', () => {
  test('are named with their lining in the cart, on the receipt and in what the plant gets', async () => {
    const visitor = shop().visitor()
    await cardsInEnvelopes({ shop: shop(), visitor }, 'envelope=creme&liner=gold')
    const ready = await checkOut(visitor)
    expect(ready.lines[0]?.description).toContainEqual({ label: 'Umschlagfutter', value: 'Gold matt' })
    const cart = await visitor.client.call(getCart, {})
    expect(cart.ok && cart.payload.lines[0]).toMatchObject({ configuration: { liner: 'gold' } })
    expect(await order(visitor, ready)).toMatchObject({ ok: true })
  })
})

describe('printed envelopes', () => {
  test('ask for their sender before they are ordered, and keep it in the order', async () => {
    const visitor = shop().visitor()
    const id = await withCards(visitor, 'sender')
    const { lines } = await getPage(visitor)
    expect(lines[0]?.blocker).toMatchObject({
      text: expect.stringContaining('Absender'),
      url: expect.stringMatching(new RegExp(`#envelope-${id}$`)),
    })
    expect(await order(visitor, await checkOut(visitor))).toMatchObject({ ok: false })
    await says(visitor, id, SENDER)
    const ready = await checkOut(visitor)
    expect(ready.lines[0]).toMatchObject({
      blocker: null,
      description: expect.arrayContaining([
        { label: 'Absender', value: 'Familie Lindner, Lindenweg 14, 99423 Weimar' },
      ]),
    })
    expect(await order(visitor, ready)).toMatchObject({ ok: true })
  })

  test('keep what was typed line by line, and forget it where it is taken back', async () => {
    const visitor = shop().visitor()
    const id = await withCards(visitor, 'sender')
    await says(visitor, id, `  Familie \t Lindner\r\n\r\n${'x'.repeat(40)}\u0007`)
    expect(await envelopeIn(visitor)).toMatchObject({
      sender: ['Familie Lindner', 'x'.repeat(40)],
      usesList: false,
    })
    await says(visitor, id, ' ')
    expect(await envelopeIn(visitor)).toEqual({
      ...{ sender: [], usesList: false, delivery: null, takesAddress: false },
      pictures: [],
    })
  })

  test('take no more than fits, and say how much that is', async () => {
    const visitor = shop().visitor()
    const id = await withCards(visitor, 'sender')
    for (const typed of ['x'.repeat(41), 'a\nb\nc\nd\ne\nf', 'x'.repeat(401)])
      expect(await says(visitor, id, typed)).toMatchObject({
        status: 422,
        errors: { sender: [expect.any(String)] },
      })
    expect(await envelopeIn(visitor)).toEqual({
      ...{ sender: [], usesList: false, delivery: null, takesAddress: false },
      pictures: [],
    })
  })

  test('with addresses need the list of those they are for', async () => {
    const visitor = shop().visitor()
    const id = await withCards(visitor, 'addresses')
    await says(visitor, id, SENDER)
    const { lines } = await getPage(visitor)
    expect(lines[0]?.blocker?.url).toMatch(new RegExp(`recipients=${id}$`))
  })

  test('keep their sender where the card was changed in its designer', async () => {
    const visitor = shop().visitor()
    const id = await withCards(visitor, 'sender')
    await says(visitor, id, SENDER)
    const next = await withCards(visitor, 'sender', id)
    expect((await envelopeIn(visitor))?.sender).toHaveLength(3)
    await withCards(visitor, 'none', next)
    expect(await envelopeIn(visitor)).toBeUndefined()
  })

  test('are asked of nobody else’s line, and of no card without print', async () => {
    const visitor = shop().visitor()
    const id = await withCards(visitor, 'sender')
    expect(await says(shop().visitor(), id, SENDER)).toMatchObject({ status: 404 })
    const other = shop().visitor()
    const plain = await withCards(other, 'none')
    expect(await says(other, id, SENDER)).toMatchObject({ status: 404 })
    expect(await says(other, plain, SENDER)).toMatchObject({ ok: false, code: 'invalid-configuration' })
  })

  /** An image request of a browser has no shop headers. */
  const asPicture = { 'x-shop-channel': '', 'x-shop-locale': '' }
  const picture = (visitor: Visitor, id: string, side = 'back') =>
    visitor.request(`/web-api/cart/lines/${id}/envelope/${side}`, { headers: asPicture })

  test('are shown before they are paid, as often as they change', async () => {
    const visitor = shop().visitor()
    const id = await withCards(visitor, 'addresses')
    // An empty list has no address for a preview of the front.
    expect(await envelopeIn(visitor)).toMatchObject({ listed: 0, pictures: [] })
    const body = { text: 'Anna Berg\nRingstraße 1\n01307 Dresden' }
    payloadOf(await visitor.client.call(addRecipients, { params: { line: id }, body }))
    expect(await envelopeIn(visitor)).toMatchObject({
      listed: 1,
      pictures: [{ side: 'front', url: `/web-api/cart/lines/${id}/envelope/front` }],
    })
    await says(visitor, id, SENDER)
    expect((await envelopeIn(visitor))?.pictures.map(({ side }) => side)).toEqual(['front', 'back'])
    const shown = await picture(visitor, id)
    expect([shown.status, shown.headers.get('content-type'), shown.headers.get('cache-control')]).toEqual([
      200,
      'image/webp',
      'private, no-cache',
    ])
    const headers = { ...asPicture, 'if-none-match': shown.headers.get('etag') ?? '' }
    const again = () => visitor.request(`/web-api/cart/lines/${id}/envelope/back`, { headers })
    expect((await again()).status).toBe(304)
    await says(visitor, id, 'Familie Lindner')
    expect((await again()).status).toBe(200)
  })

  test('are shown with the address of everybody on the list, and of nobody else', async () => {
    const drawn: string[] = []
    shop().deps.drawDraft = async ({ document }) => {
      drawn.push(JSON.stringify(document))
      return new Uint8Array([1])
    }
    const visitor = shop().visitor()
    const id = await withCards(visitor, 'addresses')
    const text = 'Name;Straße;PLZ;Ort\nAnna Berg;Ring 1;01307;Dresden\nTom Tal;Weg 2;99423;Weimar'
    const added = await visitor.client.call(addRecipients, { params: { line: id }, body: { text } })
    const { recipients, isPrinted } = payloadOf(added).list
    expect(isPrinted).toBe(true)
    const of = (who: string) => picture(visitor, id, `front?of=${who}`)
    for (const recipient of recipients) expect((await of(recipient.id)).status).toBe(200)
    expect(drawn.map(said => [said.includes('Anna Berg'), said.includes('Tom Tal')])).toEqual(
      recipients.map(({ name }) => [name === 'Anna Berg', name === 'Tom Tal']),
    )
    expect((await of(id)).status).toBe(404)
    expect((await of('1')).status).toBe(422)
    expect((await picture(shop().visitor(), id, `front?of=${recipients[0]?.id}`)).status).toBe(404)
  })

  test('are shown to nobody else, and no side that nothing is printed on', async () => {
    const visitor = shop().visitor()
    const id = await withCards(visitor, 'sender')
    expect((await picture(visitor, id)).status).toBe(404)
    await says(visitor, id, SENDER)
    expect((await picture(visitor, id)).status).toBe(200)
    expect((await picture(shop().visitor(), id)).status).toBe(404)
    const stranger = shop().visitor()
    const plain = await withCards(stranger, 'none')
    expect((await picture(stranger, id)).status).toBe(404)
    expect((await picture(stranger, plain)).status).toBe(404)
    for (const [line, side] of [
      [id, 'inside'],
      ['x', 'back'],
      [id, '..%2Fpreview'],
    ])
      expect((await picture(visitor, line ?? '', side)).status).toBeGreaterThanOrEqual(404)
  })
})
