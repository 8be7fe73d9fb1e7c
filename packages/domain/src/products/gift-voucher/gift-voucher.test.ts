import { describe, expect, it } from 'vitest'
import { catalogue } from '../../catalogue/catalogue.fixture.ts'
import { LOCALES } from '../../shops/locales.ts'
import { shopFor } from '../../shops/shop.ts'
import { checkProduct, normaliseProduct } from '../products.ts'
import { configurationFrom, german, NOW, priceOf } from '../shared/price.fixture.ts'
import type { GiftVoucherConfiguration } from './rules.ts'

const voucher = configurationFrom('gift-voucher', {})
const codes = (changes: Partial<GiftVoucherConfiguration>) => {
  const check = checkProduct(catalogue, { ...voucher, ...changes }, german)
  return check.ok ? [] : check.problems.map(({ field, code }) => `${field}: ${code}`)
}

describe('a gift voucher', () => {
  it('is worth fifty, as a PDF without a message, until something else is chosen', () => {
    expect(voucher).toEqual({ kind: 'gift-voucher', amount: 5000, delivery: 'pdf', message: '' })
  })

  it.each<[Partial<GiftVoucherConfiguration>, string[]]>([
    [{ amount: 1000 }, []],
    [{ amount: 4200 }, []],
    [{ amount: 50_000 }, []],
    [{ amount: 900 }, ['amount: amount-too-small']],
    [{ amount: 50_100 }, ['amount: amount-too-large']],
    [{ amount: 2550 }, ['amount: amount-not-in-steps']],
    [{ amount: -5000 }, ['amount: amount-too-small']],
    [{ amount: Number.NaN }, ['amount: unknown-amount']],
    [{ delivery: 'post' }, []],
    [{ delivery: 'pigeon' }, ['delivery: unknown-delivery']],
    [{ message: 'x'.repeat(240) }, []],
    [{ message: 'x'.repeat(241) }, ['message: message-too-long']],
    [{ message: '1\n2\n3\n4\n5\n6\n7' }, ['message: message-too-many-lines']],
  ])('with %j: %j', (changes, expected) => {
    expect(codes(changes)).toEqual(expected)
  })

  it('keeps its design and the day on which it is sent, and drops what is neither', () => {
    const chosen = { design: 'full', sendOn: '2026-12-24' } as const
    expect(configurationFrom('gift-voucher', chosen)).toMatchObject(chosen)
    const odd = configurationFrom('gift-voucher', { design: 'gold', sendOn: 'tomorrow' })
    expect(Object.keys(odd)).not.toEqual(expect.arrayContaining(['design']))
    expect(Object.keys(odd)).not.toEqual(expect.arrayContaining(['sendOn']))
  })

  it('costs what it is worth and no VAT in any shop: tax is due when it is spent', () => {
    for (const locale of LOCALES) {
      const shop = shopFor('kartenliebe', locale)
      const { current, vatRate } = priceOf({ ...voucher, amount: 5000 }, { shop })
      expect([current, vatRate]).toEqual([{ amount: 5000, currency: shop.currency }, 0])
    }
  })

  it('keeps as much of a long message as it has room for, and says so', () => {
    const message = 'x'.repeat(300)
    const { configuration, corrections } = normaliseProduct(
      catalogue,
      'gift-voucher',
      { message },
      german,
      NOW,
    )
    expect(configuration.message).toBe('x'.repeat(240))
    expect(corrections.map(({ field }) => field)).toEqual(['message'])
  })
})
