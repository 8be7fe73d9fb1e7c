import { describe, expect, it } from 'vitest'
import { catalogue } from '../catalogue/catalogue.fixture.ts'
import { shopFor } from '../shops/shop.ts'
import { deliveryOfEnvelopes, hasEnvelope, hasPrintedEnvelope } from './enveloped-products.ts'
import { PRODUCT_KINDS } from './lists.ts'
import { normaliseProduct } from './products.ts'
import type { ProductKind } from './registry.ts'

const shop = shopFor('kartenliebe', 'de-DE')
const productOf = (kind: ProductKind, input: object = {}) =>
  normaliseProduct(catalogue, kind, { ...input }, shop, new Date('2026-11-30T12:00:00Z')).configuration

describe('a product in envelopes', () => {
  it('is a card', () => expect(PRODUCT_KINDS.filter(kind => hasEnvelope(productOf(kind)))).toEqual(['card']))

  it.each([
    ['none', false, undefined],
    ['sender', true, undefined],
    ['addresses', true, 'guests'],
    ['addresses-home', true, 'home'],
  ])('with the envelope print %s', (envelopePrint, isPrinted, delivery) => {
    const card = productOf('card', { envelopePrint })
    expect([hasPrintedEnvelope(card), deliveryOfEnvelopes(catalogue, card)]).toEqual([isPrinted, delivery])
  })

  it('is nothing where a stored line cannot be read', () => {
    expect([hasEnvelope(undefined), deliveryOfEnvelopes(catalogue, undefined)]).toEqual([false, undefined])
  })
})
