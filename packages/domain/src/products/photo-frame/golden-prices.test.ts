import { expect, it } from 'vitest'
import { catalogue, priceBook } from '../../catalogue/catalogue.fixture.ts'
import { defaultFormat } from '../../catalogue/formats.ts'
import { shopFor } from '../../shops/shop.ts'
import type { FrameConfigurationInput } from './configuration.ts'
import { normaliseFrameConfiguration } from './normalise-configuration.ts'
import { priceFrame } from './price-frame.ts'

const SHOPS = ['de-DE', 'de-CH', 'en-GB', 'en-US'] as const
const SIZES = ['300x200', '600x400', '600x900', '1000x1000']

const plain: FrameConfigurationInput[] = catalogue.materials.flatMap(material => {
  const sizes =
    material.id === 'fototapete'
      ? [defaultFormat(material, shopFor('passepartout', 'de-DE')), '1500x1000']
      : SIZES
  return sizes.map(formatType => ({ materialType: material.id, formatType }))
})
const options: FrameConfigurationInput[] = catalogue.materials.flatMap(material =>
  material.options.map(option => ({
    materialType: material.id,
    formatType: '900x600',
    optionTypes: [option.values.at(-1) ?? ''],
    ...(option.group === 'glas' ? { frameType: 'holzrahmen' } : {}),
  })),
)
const framed: FrameConfigurationInput[] = catalogue.frames.flatMap(kind => {
  const material = catalogue.materials.find(({ frames }) => frames.includes(kind.id))
  const base = { materialType: material?.id, formatType: '450x300', frameType: kind.id }
  return kind.mats.map(matType => ({ ...base, matType }))
})

// A change of this file is a change of prices: review it as one.
it('charges what the price table says, in every currency', async () => {
  const at = new Date('2026-11-21T12:00:00Z')
  const rows = [...plain, ...options, ...framed].map(input => {
    const prices = SHOPS.map(locale => {
      const shop = shopFor('passepartout', locale)
      const { configuration, corrections } = normaliseFrameConfiguration(catalogue, input, shop)
      if (corrections.length > 0) return 'not made'
      const price = priceFrame(priceBook, catalogue, configuration, shop, { at })
      if (!price.ok) return 'refused'
      const reduced = price.current.amount < price.original.amount ? ` (${price.original.amount})` : ''
      return `${price.current.currency} ${price.current.amount}${reduced}`
    })
    const { materialType, formatType, frameType, matType, optionTypes = [] } = input
    const name = [materialType, formatType, ...optionTypes, frameType, matType].filter(Boolean).join(' ')
    return `${name.padEnd(70)} ${prices.map(text => text.padEnd(20)).join(' ')}`.trimEnd()
  })
  expect(rows.length).toBeGreaterThan(60)
  await expect(`${rows.join('\n')}\n`).toMatchFileSnapshot('golden-prices.txt')
})
