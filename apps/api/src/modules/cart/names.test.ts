import {
  addCartLine,
  changeCartLine,
  createDraft,
  getRecipients,
  importNamesAsRecipients,
  putDraft,
} from '@passepartout/contracts'
import { findOrder, listOrderLineRecipients, listOrderLines, releaseOrderPhotoHold } from '@passepartout/db'
import {
  createPagesDocument,
  type MergeData,
  withAddedText,
  withMerge,
  withProofApproved,
} from '@passepartout/document'
import { normaliseProduct, type ProductConfiguration, printedPagesOf, shopFor } from '@passepartout/domain'
import { describe, expect, test } from 'vitest'
import { checkOut, order, payloadOf } from '../../checkout.fixture.ts'
import { useShop, type Visitor } from '../../shop.fixture.ts'
import { mergeNamesOf } from './merge-names.ts'

const shop = useShop()
const designerUrl = '/configurator-card?formatType=DLl&folding=folded&quantity=20&locale=de-DE'

const GUESTS: MergeData = {
  columns: ['Vorname', 'Straße', 'PLZ', 'Ort'],
  records: [
    { id: 'a', copies: 20, values: ['Anna', 'Ringstraße 21', '01307', 'Dresden'] },
    { id: 'b', copies: 1, values: ['Ben', '', '', ''] },
  ],
  wordings: [],
}

/** A folded card in the lab's format. */
function cardFor(names: MergeData, words = 'Liebe {Vorname}') {
  const { catalogue, clock } = shop().deps
  const params = { formatType: 'DLl', folding: 'folded', quantity: 20 }
  const { configuration } = normaliseProduct(
    catalogue(),
    'card',
    params,
    shopFor('passepartout', 'de-DE'),
    clock(),
  )
  const printed = printedPagesOf(catalogue(), configuration as ProductConfiguration) ?? []
  const pages = printed.map(({ safe = 4, ...page }, index) => ({
    id: `page-${index}`,
    ...page,
    safe,
    slots: [],
  }))
  const plain = {
    ...createPagesDocument('card', pages),
    card: { envelope: null, punching: null, read: null },
  }
  const lettered = withAddedText(plain, 'page-0', 'names', words)
  return { ...withProofApproved(withMerge(lettered, names)) }
}

const body = (names: MergeData, words?: string) => ({
  ...{ kind: 'card' as const, title: 'Sommerfest', configuration: { designerUrl } },
  document: cardFor(names, words),
})

async function added(visitor: Visitor, names = GUESTS, words?: string) {
  const { id: draftId } = payloadOf(await visitor.client.call(createDraft, { body: body(names, words) }))
  const answer = await visitor.client.call(addCartLine, { body: { draftId, draftRevision: 1, quantity: 1 } })
  return { draftId, answer }
}

describe('a card with names in the cart', () => {
  test('is as many copies as its table says, and names the first', async () => {
    const { cart } = payloadOf((await added(shop().visitor())).answer)
    expect(cart.lines).toMatchObject([{ quantity: 21, names: { count: 2, first: 'Anna' } }])
  })

  test('keeps the number of its names, and says where that is changed', async () => {
    const visitor = shop().visitor()
    const { lineId } = payloadOf((await added(visitor)).answer)
    const changed = await visitor.client.call(changeCartLine, {
      params: { id: lineId },
      body: { quantity: 30 },
    })
    expect(changed).toMatchObject({ ok: false, status: 422 })
    expect(changed.ok || changed.errors.quantity?.[0]).toContain('21 Mal mit Namen')
  })

  test('is refused with a field that its table lacks', async () => {
    const { answer } = await added(shop().visitor(), GUESTS, 'Liebe {Nachname}')
    expect(answer).toMatchObject({ ok: false, status: 422, details: { findings: [{ id: 'unknown-field' }] } })
  })

  test('follows its table when the design is updated, and keeps its list of addresses', async () => {
    const visitor = shop().visitor()
    const { draftId, answer } = await added(visitor)
    const { lineId } = payloadOf(answer)
    payloadOf(await visitor.client.call(importNamesAsRecipients, { params: { line: lineId } }))
    const more = {
      ...GUESTS,
      records: [...GUESTS.records, { id: 'c', copies: 4, values: ['Cem', '', '', ''] }],
    }
    const { kind: _, ...content } = body(more)
    payloadOf(
      await visitor.client.call(putDraft, { params: { id: draftId }, body: { ...content, baseRevision: 1 } }),
    )
    const updated = payloadOf(
      await visitor.client.call(addCartLine, { body: { draftId, draftRevision: 2, replaces: lineId } }),
    )
    expect(updated.cart.lines).toMatchObject([{ quantity: 25, names: { count: 3 } }])
    const { list } = payloadOf(await visitor.client.call(getRecipients, { params: { line: updated.lineId } }))
    expect(list.recipients).toMatchObject([{ name: 'Anna', copies: 20 }])
  })
})

describe('the addresses of a table of names', () => {
  test('become recipients of the cards with their names, once', async () => {
    const visitor = shop().visitor()
    const { lineId: line } = payloadOf((await added(visitor)).answer)
    const before = payloadOf(await visitor.client.call(getRecipients, { params: { line } }))
    expect(before.list.names).toBe(1)
    const taken = payloadOf(await visitor.client.call(importNamesAsRecipients, { params: { line } }))
    expect(taken).toMatchObject({ added: 1, list: { names: 0, recipients: [{ name: 'Anna', copies: 20 }] } })
    expect(payloadOf(await visitor.client.call(importNamesAsRecipients, { params: { line } })).added).toBe(0)
  })

  test('belong to nobody else', async () => {
    const { lineId: line } = payloadOf((await added(shop().visitor())).answer)
    const stranger = await shop().visitor().client.call(importNamesAsRecipients, { params: { line } })
    expect(stranger).toMatchObject({ ok: false, status: 404 })
  })

  test('are frozen with the order, each with its card', async () => {
    const visitor = shop().visitor()
    const { lineId: line } = payloadOf((await added(visitor)).answer)
    payloadOf(await visitor.client.call(importNamesAsRecipients, { params: { line } }))
    const { orderNumber } = payloadOf(await order(visitor, await checkOut(visitor)))
    const { db } = shop()
    const written = await findOrder(db, orderNumber)
    const [made] = await listOrderLines(db, written?.id ?? '')
    expect(await listOrderLineRecipients(db, made?.id ?? '')).toMatchObject([{ name: 'Anna', record: 'a' }])
  })

  test('are forgotten with the order’s photos, and so are its names', async () => {
    const visitor = shop().visitor()
    payloadOf((await added(visitor)).answer)
    const { orderNumber } = payloadOf(await order(visitor, await checkOut(visitor)))
    const { db } = shop()
    const written = await findOrder(db, orderNumber)
    const namesKept = async () =>
      (await listOrderLines(db, written?.id ?? '')).map(line => mergeNamesOf(line.document))
    expect(await namesKept()).toMatchObject([{ records: [{ id: 'a' }, { id: 'b' }] }])
    await releaseOrderPhotoHold(db, written?.id ?? '')
    expect(await namesKept()).toEqual([undefined])
  })
})
