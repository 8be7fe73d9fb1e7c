import { getAccessories, getAccessoryPrice } from '@passepartout/contracts'
import { definitionOf, LOCALES } from '@passepartout/domain'
import { describe, expect, test } from 'vitest'
import { bodyOf, useShop } from '../../shop.fixture.ts'

const shop = useShop()

async function accessories(query: { sku?: string; type?: string[]; color?: string[]; size?: 12 | 48 } = {}) {
  const answer = await shop().visitor().client.call(getAccessories, { query })
  if (!answer.ok) throw new Error(`${answer.code} ${JSON.stringify(answer.errors)}`)
  return answer.payload
}

async function price(sku: string, quantity?: number, locale: 'de-DE' | 'de-CH' = 'de-DE') {
  const visitor = shop().visitor({ locale })
  const answer = await visitor.client.call(getAccessoryPrice, { query: { sku, quantity } })
  if (!answer.ok) throw new Error(`${answer.code} ${JSON.stringify(answer.errors)}`)
  return answer.payload
}

describe('the shelf', () => {
  test('shows every accessory with its colours and what it goes with', async () => {
    const { items, total, size } = await accessories()
    expect(total).toBe(definitionOf(shop().deps.catalogue(), 'accessory').articles.length)
    expect({ shown: items.length, size }).toEqual({ shown: 12, size: 12 })
    expect(items[0]).toMatchObject({
      id: 'umschlag-c6',
      type: { value: 'envelope', name: 'Umschlag' },
      name: 'Umschlag C6',
      fits: { cardFormats: ['A6p', 'A6l'] },
      priceFrom: { quantity: 2500 },
    })
    expect(items[0]?.variants[1]).toMatchObject({
      sku: 'umschlag-c6-creme',
      colour: { value: 'creme', name: 'Creme' },
      picture: 'umschlag-c6-creme.webp',
    })
  })

  test('can be searched by type and colour, with the counts of the other filter', async () => {
    const { items, facets } = await accessories({ type: ['seal'], color: ['gold'] })
    expect(items.map(({ id }) => id)).toEqual(['wachssiegel', 'siegelaufkleber'])
    expect(facets.color.find(({ value }) => value === 'kraft')?.count).toBe(1)
    expect(facets.type.find(({ value }) => value === 'pen')?.count).toBe(2)
  })

  test('finds one article by the SKU of any colour', async () => {
    expect((await accessories({ sku: 'satinband-gold' })).items.map(({ id }) => id)).toEqual(['satinband'])
  })

  test('is named in every locale', async () => {
    const unnamed: string[] = []
    for (const locale of LOCALES) {
      const answer = await shop()
        .visitor({ locale })
        .client.call(getAccessories, { query: { size: 48 } })
      const items = answer.ok ? answer.payload.items : []
      unnamed.push(...items.filter(({ id, name }) => id === name).map(({ id }) => `${locale} ${id}`))
    }
    expect(unnamed).toEqual([])
  })

  test.each([
    ['type', 'type[]=sofa', 422],
    ['color', 'color[]=octarine', 422],
    ['size', 'size=13', 422],
  ])('refuses a %s that is none: %s', async (field, query, status) => {
    const answer = await shop().visitor().request(`/accessory?${query}`)
    expect(answer.status).toBe(status)
    expect(Object.keys((await bodyOf(answer)).payload.errors)).toEqual([field])
  })

  test('does not find an article that does not exist', async () => {
    expect((await shop().visitor().request('/accessory?sku=ponyhof')).status).toBe(404)
  })
})

describe('the price of an accessory', () => {
  test('falls with the quantity', async () => {
    const [few, many] = [await price('satinband-gold', 5), await price('satinband-gold', 1000)]
    expect(many.priceCurrent.amount).toBeLessThan(few.priceCurrent.amount)
    expect(few.total.amount).toBe(5 * few.priceCurrent.amount)
    expect(few.nextTier?.from).toBe(25)
    expect(few.name).toMatch(/^Satinband, 60\scm, Gold$/)
  })

  test.each(['posterleiste-32-eiche', 'druckbleistift-wald'])(
    'is of one %s, which people buy singly',
    async sku => {
      expect(await price(sku)).toMatchObject({ quantity: 1, previousQuantity: null, nextQuantity: 5 })
    },
  )

  test('is of 50 where nothing is said, with every quantity on sale', async () => {
    const { quantity, quantities, previousQuantity, nextQuantity } = await price('satinband-gold')
    expect({ quantity, previousQuantity, nextQuantity }).toEqual({
      quantity: 50,
      previousQuantity: 45,
      nextQuantity: 55,
    })
    expect(quantities.slice(0, 4)).toEqual([1, 5, 10, 15])
    expect(quantities.at(-1)).toBe(5000)
  })

  test('says what a metre costs of what is sold by length, and of nothing else', async () => {
    const { priceCurrent, pricePerMetre } = await price('satinband-gold', 5)
    expect(pricePerMetre?.amount).toBe(Math.round((priceCurrent.amount * 100) / 60))
    expect((await price('bastschleife-natur', 5)).pricePerMetre).toBeNull()
  })

  test('is in francs in Switzerland', async () => {
    expect((await price('satinband-gold', 5, 'de-CH')).total).toMatchObject({ currency: 'CHF' })
  })

  test.each([
    ['sku', 'quantity=5'],
    ['sku', 'sku=ponyhof'],
    ['sku', 'sku=constructor'],
    ['quantity', 'sku=satinband-gold&quantity=7'],
    ['quantity', 'sku=satinband-gold&quantity=5001'],
    ['quantity', 'sku=satinband-gold&quantity=0'],
    ['quantity', 'sku=satinband-gold&quantity=NaN'],
  ])('needs a good %s: %s', async (field, query) => {
    const answer = await shop().visitor().request(`/price-api/accessory?${query}`)
    expect(answer.status).toBe(422)
    expect((await bodyOf(answer)).payload.errors).toEqual({ [field]: [expect.stringMatching(/\S/)] })
  })
})
