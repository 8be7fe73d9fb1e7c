import { addCartLine, changeCartLine, createDraft, getCart, putDraft } from '@passepartout/contracts'
import {
  type Asset,
  createPagesDocument,
  type Document,
  withChangedPrints,
  withoutPrints,
  withPrints,
} from '@passepartout/document'
import { describe, expect, test } from 'vitest'
import { uploadPhoto } from '../frame-design.fixture.ts'
import { useShop, type Visitor } from '../shop.fixture.ts'

const shop = useShop()
const PRINTS = '/configurator-photobox?photoboxType=photoprint&photoboxFormat=150x100&printType=simple'

async function photo(visitor: Visitor): Promise<Asset> {
  const { id, name, width, height } = await uploadPhoto(visitor)
  return { id, name, width, height, source: 'upload', notices: [] }
}

function prints(asset: Asset, count: number, format = { width: 150, height: 100 }): Document {
  const { width: widthMm, height: heightMm } = format
  const empty = createPagesDocument('prints', [
    { id: 'print-1', widthMm, heightMm, bleed: 2, safe: 3, slots: [] },
  ])
  const pages = Array.from({ length: count }, (_, index) => ({ pageId: `print-${index + 1}`, asset }))
  return withPrints(empty, pages, { look: { format, fit: 'cover', borderMm: 0 }, bleed: 2, safe: 3 })
}

async function draft(visitor: Visitor, document: Document, designerUrl = PRINTS) {
  const body = { kind: 'prints', title: 'Sommer', configuration: { designerUrl }, document: { ...document } }
  const made = await visitor.client.call(createDraft, { body } as never)
  if (!made.ok) throw new Error(`${made.code}: ${JSON.stringify(made.errors)}`)
  return { draftId: made.payload.id, draftRevision: made.payload.revision }
}

const linesOf = async (visitor: Visitor) => {
  const cart = await visitor.client.call(getCart, {})
  if (!cart.ok) throw new Error(cart.code)
  return cart.payload.lines.map(({ id, kind, configuration, quantity, total, quantities }) => ({
    ...{ id, kind, quantity, quantities, total: total.amount },
    ...(configuration as Record<string, unknown>),
  }))
}

/** 30 prints of 15 × 10, one of them three times, and two of 18 × 13 on another paper. */
async function mixed(visitor: Visitor) {
  const document = prints(await photo(visitor), 30)
  const big = withChangedPrints(document, new Set(['print-1', 'print-2']), {
    format: { width: 180, height: 130 },
    paper: 'fotopapier-matt',
  })
  return withChangedPrints(big, new Set(['print-3']), { copies: 3 })
}

describe('prints in many formats', () => {
  test('are ordered at once, a line for each paper and format with its number and its price', async () => {
    const visitor = shop().visitor()
    const made = await draft(visitor, await mixed(visitor))
    const lineId = crypto.randomUUID()
    const body = { ...made, lineId, expectedPrice: { amount: 118 + 30 * 25, currency: 'EUR' as const } }
    expect(await visitor.client.call(addCartLine, { body })).toMatchObject({ ok: true, status: 201 })
    const lines = await linesOf(visitor)
    expect(lines).toMatchObject([
      { kind: 'photoprint', printType: 'fotopapier-matt', photoFormat: '180x130', quantity: 2, total: 118 },
      { kind: 'photoprint', printType: 'simple', photoFormat: '150x100', quantity: 30, total: 750 },
    ])
    // A repeated call yields the same lines.
    expect(await visitor.client.call(addCartLine, { body })).toMatchObject({ ok: true, status: 200 })
    expect(await linesOf(visitor)).toEqual(lines)
  })

  test('of a changed draft take the place of its lines before', async () => {
    const visitor = shop().visitor()
    const document = await mixed(visitor)
    const { draftId, draftRevision } = await draft(visitor, document)
    await visitor.client.call(addCartLine, { body: { draftId, draftRevision } })
    const fewer = withoutPrints(document, new Set(['print-1', 'print-2']))
    const saved = await visitor.client.call(putDraft, {
      params: { id: draftId },
      body: {
        baseRevision: 1,
        title: 'Sommer',
        configuration: { designerUrl: PRINTS },
        document: { ...fewer },
      },
    } as never)
    expect(saved.ok).toBe(true)
    await visitor.client.call(addCartLine, { body: { draftId, draftRevision: 2 } })
    expect(await linesOf(visitor)).toMatchObject([{ photoFormat: '150x100', quantity: 30 }])
  })

  test('are as many as were designed: the cart changes no number', async () => {
    const visitor = shop().visitor()
    await visitor.client.call(addCartLine, { body: await draft(visitor, prints(await photo(visitor), 3)) })
    const [line] = await linesOf(visitor)
    expect(line?.quantities).toMatchObject({ previous: null, next: null })
    const refused = await visitor.client.call(changeCartLine, {
      params: { id: line?.id ?? '' },
      body: { quantity: 1 },
    })
    expect(refused).toMatchObject({ ok: false, status: 422 })
  })

  test('are refused at another price, in a size that is not sold, on a paper that does not come in it, or empty', async () => {
    const visitor = shop().visitor()
    const asset = await photo(visitor)
    const add = async (document: Document, more = {}) =>
      visitor.client.call(addCartLine, { body: { ...(await draft(visitor, document)), ...more } })
    const other = { expectedPrice: { amount: 1, currency: 'EUR' as const } }
    expect(await add(prints(asset, 3), other)).toMatchObject({ code: 'price-changed' })
    expect(await add(prints(asset, 3, { width: 151, height: 100 }))).toMatchObject({ status: 422 })
    const poster = withChangedPrints(prints(asset, 1, { width: 100, height: 100 }), new Set(['print-1']), {
      paper: 'poster',
    })
    expect(await add(poster)).toMatchObject({ status: 422, code: 'invalid-configuration' })
    expect(await add(withoutPrints(prints(asset, 1), new Set(['print-1'])))).toMatchObject({ status: 422 })
    expect(await linesOf(visitor)).toEqual([])
  })
})

describe('a box', () => {
  const BOX = '/configurator-photobox?photoboxType=small&boxSize=small&photoboxFormat=130x90&photos=12'

  test('holds as many prints as it is paid for, some of them several times', async () => {
    const visitor = shop().visitor()
    const format = { width: 130, height: 90 }
    const ten = prints(await photo(visitor), 10, format)
    const twelve = withChangedPrints(ten, new Set(['print-1']), { copies: 3 })
    const short = await visitor.client.call(addCartLine, { body: await draft(visitor, ten, BOX) })
    expect(short).toMatchObject({ status: 422, code: 'invalid-document' })
    const added = await visitor.client.call(addCartLine, { body: await draft(visitor, twelve, BOX) })
    expect(added).toMatchObject({ ok: true })
    expect(await linesOf(visitor)).toMatchObject([{ kind: 'photobox', photos: 12, quantity: 1 }])
  })
})
