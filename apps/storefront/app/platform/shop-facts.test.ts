import type { Shop } from '@passepartout/domain'
import { expect, test, vi } from 'vitest'
import { translatorFor } from '../messages/index.ts'
import { type PaymentWay, shopFactsFiller } from './shop-facts.ts'
import type { Story } from './stories.ts'

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const translatorOf = (shop: Shop) => translatorFor(shop, log)
const story = (content: object) => ({ content }) as Story
const page = () =>
  story({
    text: '{payment}',
    body: [
      { component: 'steps', headline: '{ifTransfer}So überweist du', items: [] },
      {
        component: 'text',
        body: {
          type: 'doc',
          content: [
            paragraph('{ifTransfer}Kontonummer'),
            paragraph('{ifCard}Karte'),
            paragraph('{ifNoPayment}Bald'),
            paragraph('Rechnungen {invoiceYears} Jahre'),
          ],
        },
      },
    ],
  })

const filled = (ways: readonly PaymentWay[], locale: 'de-DE' | 'en-US' = 'de-DE') =>
  shopFactsFiller({ paymentWays: () => ways, translatorOf })(page(), 'passepartout', locale).content

test('texts name the ways to pay that the shop has, and passages of others are left out', () => {
  const transfer = JSON.stringify(filled(['transfer']))
  expect(transfer).toContain('"text":"Überweisung, ohne Aufpreis"')
  expect(transfer).toContain('"headline":"So überweist du"')
  expect(transfer).toContain('Kontonummer')
  expect(transfer).not.toMatch(/Karte|Bald|\{(?:if|pay)/)
  const both = JSON.stringify(filled(['transfer', 'card']))
  expect(both).toContain('"text":"Überweisung oder Karte, ohne Aufpreis"')
  expect(both).toContain('Kontonummer')
})

test('a shop that nobody can pay in names no way to pay', () => {
  const words = JSON.stringify(filled([], 'en-US'))
  expect(words).toContain('Payment opens soon: write to us')
  expect(words).toContain('Bald')
  expect(words).not.toMatch(/transfer|überweist|Kontonummer|Karte|\{(?:if|pay)/)
  expect(filled([], 'en-US').body).toHaveLength(1)
})

test('years are those that jobs delete by', () => {
  expect(JSON.stringify(filled(['transfer']))).toContain('Rechnungen 8 Jahre')
})

test('a story without facts stays the same object, as does one that was filled before', () => {
  const fill = shopFactsFiller({ paymentWays: () => ['transfer'], translatorOf })
  const plain = story({ body: [{ component: 'headline', text: 'Leinwand' }] })
  expect(fill(plain, 'passepartout', 'de-DE')).toBe(plain)
  const own = page()
  expect(fill(own, 'passepartout', 'de-DE')).toBe(fill(own, 'passepartout', 'de-DE'))
  expect(fill(own, 'passepartout', 'en-GB')).not.toBe(fill(own, 'passepartout', 'de-DE'))
})
