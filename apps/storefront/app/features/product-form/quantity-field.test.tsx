import { type Locale, shopFor } from '@passepartout/domain'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { translatorFor } from '../../messages/index.ts'
import type { Page } from '../../platform/page.ts'
import { QuantityField } from './quantity-field.tsx'

const written: [Locale, string][] = [
  ['de-DE', '−20\u00a0%'],
  ['fr-FR', '−20\u202f%'],
  ['en-US', '−20%'],
  ['nl-NL', '−20%'],
]

test.each(written)('%s writes what a larger quantity saves as %s', (locale, saving) => {
  const shop = shopFor('kartenliebe', locale)
  const translate = translatorFor(shop, { warn: fields => expect.unreachable(JSON.stringify(fields)) })
  const markup = renderToStaticMarkup(
    QuantityField({
      page: { shop, translate } as unknown as Page,
      addressOf: quantity => `?quantity=${quantity}`,
      section: {
        look: 'quantity',
        name: 'quantity',
        legend: 'quantity',
        value: 1,
        min: 1,
        max: 100,
        tiers: [
          { from: 1, price: '1.00', saving: 0, chosen: true },
          { from: 50, price: '0.80', saving: 20, chosen: false },
        ],
      },
    }),
  )
  expect(markup.replace(/<[^>]+>/g, ' ')).toContain(` ${saving} `)
})
