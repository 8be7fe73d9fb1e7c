import { describe, expect, it } from 'vitest'
import { expectedPriceFields } from './expected-price-fields.ts'
import { parseCartArticle } from './parse-cart-article.ts'

const euros = (amount: number) => ({ amount, currency: 'EUR' })

describe('an article from a plain form', () => {
  it('carries the price that was seen, of exactly this choice', () => {
    const seen = expectedPriceFields('satinband-gold/50', euros(62))
    expect(parseCartArticle('accessory', { sku: 'satinband-gold', quantity: '50', seen })).toEqual({
      kind: 'accessory',
      sku: 'satinband-gold',
      quantity: 50,
      expectedPrice: { amount: 62, currency: 'EUR' },
    })
    expect(
      parseCartArticle('accessory', { sku: 'satinband-gold', quantity: '100', seen }),
    ).not.toHaveProperty('expectedPrice')
  })

  it.each([
    [{ amount: '5000', freeAmount: '72' }, 5000],
    [{ amount: '', freeAmount: '72' }, 7200],
    [{ amount: 'free', freeAmount: '72' }, 7200],
    [{ amount: 'free', freeAmount: '' }, 0],
    [{ amount: '', freeAmount: '72,5' }, 7250],
    [{ freeAmount: '' }, 0],
  ])('is a voucher of the offered amount, else of the typed one: %j', (values, amount) => {
    expect(parseCartArticle('gift-voucher', { ...values, quantity: '1', delivery: 'pdf' })).toMatchObject({
      amount,
    })
  })

  it('leaves what is no price to the API, without one', () => {
    for (const seen of ['', 'x', '5000/1 1', '5000/1 1 XXX'])
      expect(parseCartArticle('gift-voucher', { amount: '5000', quantity: '1', seen })).not.toHaveProperty(
        'expectedPrice',
      )
  })
})
