// @vitest-environment happy-dom
import { createPagesDocument } from '@passepartout/document'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ConfiguredProduct } from '../data/configured-product.ts'
import type { DesignerData } from '../data/designer-data.ts'
import { NOT_CHANGED, type OpenedDesign } from './open-design.ts'
import { findRequestedProduct } from './requested-product.ts'

const DRAFT = '11111111-2222-4333-8444-555555555555'
const size = { widthMm: 210, heightMm: 297, bleed: 3, safe: 5, slots: [] }

const productOf = (address: string, width = 210) =>
  ({
    ...{ address, choose: '/fotokalender', facts: [], corrections: [], quantity: 1, price: null, pages: [] },
    document: createPagesDocument('calendar', [{ id: 'cover', ...size, widthMm: width }]),
  }) as unknown as ConfiguredProduct

const A4 = '/configurator-calendar?formatType=a4-hoch&amount=1'
const A3 = '/configurator-calendar?formatType=a3-hoch&amount=1'

const dataOf = (product: ConfiguredProduct | null, more: Partial<DesignerData> = {}) =>
  ({
    ...{ kind: 'calendar', platform: 'web', shop: { locale: 'de-DE' }, isChange: true, product, price: null },
    ...{ urls: { choose: null, materials: {} }, configuration: { materialType: 'poster' } },
    ...more,
  }) as unknown as DesignerData

const openedOf = (more: Partial<OpenedDesign> = {}) =>
  ({ draftId: DRAFT, configuration: { designerUrl: A4 }, guest: null, ...more }) as unknown as OpenedDesign

let answered: { ok: boolean; product: ConfiguredProduct | null } | 'offline'
beforeEach(() => {
  history.replaceState(null, '', `${A3}&draft=${DRAFT}&change=1`)
  answered = { ok: true, product: productOf(A4) }
  vi.stubGlobal('fetch', async () => {
    if (answered === 'offline') throw new TypeError('Failed to fetch')
    const { ok, product } = answered
    return { ok, json: async () => ({ product }) }
  })
})
afterEach(() => vi.unstubAllGlobals())
const isTold = () => location.hash === `#${NOT_CHANGED}`

describe('a draft that comes back from the page of its product', () => {
  test('takes what was chosen, and opens as it is until then', async () => {
    const data = dataOf(productOf(A3, 297))
    const wanted = await findRequestedProduct(data, openedOf())
    expect(wanted?.configuration).toEqual({ designerUrl: A3 })
    expect(data.product?.address).toBe(A4)
    // Reloading the page before the configuration is applied must repeat the request.
    expect(location.search).toContain('change=1')
  })

  test.each<[string, Partial<OpenedDesign>]>([
    ['is not there, deleted, or another visitor’s', { draftId: null, gone: true }],
    [
      'is another kind’s',
      { draftId: null, gone: true, configuration: { designerUrl: '/configurator-card' } },
    ],
  ])('takes nothing where it %s', async (_what, opened) => {
    const data = dataOf(productOf(A3, 297))
    expect(await findRequestedProduct(data, openedOf(opened))).toBeUndefined()
    expect(data.product?.address).toBe(A3)
  })

  test('takes nothing where the address does not say so', async () => {
    expect(await findRequestedProduct(dataOf(productOf(A3), { isChange: false }), openedOf())).toBeUndefined()
    expect(isTold()).toBe(false)
  })

  test('of somebody else stays as it is, and its guest is told', async () => {
    const guest = { draftId: DRAFT, until: null }
    expect(await findRequestedProduct(dataOf(productOf(A3)), openedOf({ guest }))).toBeUndefined()
    expect(isTold()).toBe(true)
    expect(location.search).not.toContain('change')
  })

  test.each<[string, typeof answered]>([
    ['without a connection', 'offline'],
    ['while the shop does not answer', { ok: false, product: null }],
    ['whose own product is not sold any more', { ok: true, product: null }],
  ])('%s opens as it is, and says so', async (_what, answer) => {
    answered = answer
    const data = dataOf(productOf(A3))
    expect(await findRequestedProduct(data, openedOf())).toBeUndefined()
    expect(isTold()).toBe(true)
    expect(location.search).not.toContain('change')
  })

  test('changes nothing where the page only says more of the same product', async () => {
    const more = `${A4}&refinementType=none`
    history.replaceState(null, '', `${more}&draft=${DRAFT}&change=1`)
    const data = dataOf(productOf(more))
    expect(await findRequestedProduct(data, openedOf())).toBeUndefined()
    expect(location.search).toBe(`?formatType=a4-hoch&amount=1&platform=web&draft=${DRAFT}`)
    expect(isTold()).toBe(false)
  })

  test('of a picture takes the configuration of the address without asking', async () => {
    answered = 'offline'
    const configuration = { materialType: 'leinwand' as const, formatType: '600x400', optionTypes: [] }
    const wanted = await findRequestedProduct(
      dataOf(null, { kind: 'photo-frame' }),
      openedOf({ configuration }),
    )
    expect(wanted).toEqual({ configuration: { materialType: 'poster' }, product: null })
  })
})
