import { getCardAccessories, getCardAccessoryOrder, getCardAccessoryPrice } from '@passepartout/contracts'
import { describe, expect, test } from 'vitest'
import { bodyOf, useShop } from '../../shop.fixture.ts'

const shop = useShop()
const client = () => shop().visitor({ channel: 'kartenliebe' }).client

async function offered(query: { themeId?: string; punching?: string; type?: 'ribbon'[]; quantity?: number }) {
  const answer = await client().call(getCardAccessories, { query })
  if (!answer.ok) throw new Error(`${answer.code} ${JSON.stringify(answer.errors)}`)
  return answer.payload
}

const asked = { themeId: 'olivenhain', quantity: 73 }

describe('the accessories of a card', () => {
  test('suit its format, those the design is made for first', async () => {
    const { items } = await offered({ themeId: 'olivenhain' })
    expect(items.find(({ id }) => id === 'umschlag-b6')).toMatchObject({ isSuggested: true, onCard: null })
    expect(items.some(({ id }) => id === 'umschlag-c6')).toBe(false)
    const suggested = items.map(({ isSuggested }) => isSuggested)
    expect(suggested).toEqual([...suggested].sort((a, b) => Number(b) - Number(a)))
  })

  test('cost so much on each card, or loose in the next quantity on sale', async () => {
    const { items, quantity } = await offered(asked)
    const ribbon = items.find(({ id }) => id === 'satinband')
    expect(quantity).toBe(73)
    expect(ribbon?.onCard).toMatchObject({ allowed: true, reason: null })
    expect(ribbon?.onCard?.priceCurrent?.amount).toBeGreaterThan(0)
    expect(ribbon?.loose.quantity).toBe(75)
    expect(ribbon?.loose.total.amount).toBe(75 * (ribbon?.loose.priceCurrent.amount ?? 0))
  })

  test('say what keeps them from the card', async () => {
    const jute = async (punching: string) =>
      (await offered({ themeId: 'olivenhain', type: ['ribbon'], punching })).items.find(
        ({ id }) => id === 'juteschnur',
      )?.onCard
    expect(await jute('none')).toMatchObject({
      allowed: false,
      reason: 'Dieses Zubehör braucht eine Lochung.',
      priceCurrent: null,
    })
    expect(await jute('hole')).toMatchObject({ allowed: true })
  })
})

describe('the price of a card’s accessories', () => {
  test('is the sum of what comes with each card and what is sold beside', async () => {
    const answer = await client().call(getCardAccessoryPrice, {
      query: { ...asked, accessories: ['satinband-gold', 'umschlag-b6-creme', 'satinband-gold'] },
    })
    if (!answer.ok) throw new Error(answer.code)
    const { parts, total } = answer.payload
    expect(parts.map(({ sku, onCard, quantity }) => ({ sku, onCard, quantity }))).toEqual([
      { sku: 'satinband-gold', onCard: true, quantity: 73 },
      { sku: 'umschlag-b6-creme', onCard: false, quantity: 75 },
    ])
    expect(parts.map(part => part.total.amount)).toEqual(
      parts.map(part => part.priceCurrent.amount * part.quantity),
    )
    expect(total.amount).toBe(parts.reduce((sum, part) => sum + part.total.amount, 0))
  })
})

describe('an order of a card’s accessories', () => {
  test('has a line for each with its quantity on sale, price and weight', async () => {
    const answer = await client().call(getCardAccessoryOrder, {
      query: { ...asked, accessories: ['satinband-gold', 'umschlag-b6-creme'] },
    })
    if (!answer.ok) throw new Error(answer.code)
    const { cards, lines, total, grams } = answer.payload
    expect(cards).toBe(73)
    expect(lines.map(({ name, colour, quantity }) => `${quantity} ${name} ${colour}`)).toEqual([
      expect.stringMatching(/^75 Satinband, 60\scm Gold$/),
      '75 Umschlag B6 Creme',
    ])
    expect(total.amount).toBe(lines.reduce((sum, line) => sum + line.total.amount, 0))
    expect(grams).toBeCloseTo(
      lines.reduce((sum, line) => sum + line.grams, 0),
      1,
    )
  })
})

describe.each(['/card-accessory-price', '/card-accessory-order'])('%s', path => {
  test.each([
    ['accessories', 'themeId=olivenhain'],
    ['accessories', 'themeId=olivenhain&accessories[]=ponyhof'],
    ['accessories', 'themeId=olivenhain&accessories[]=umschlag-c6-creme'],
    ['accessories', 'themeId=olivenhain&accessories[]=posterleiste-32-eiche'],
    ['accessories', 'themeId=olivenhain&accessories[]=organzaband-weiss'],
    ['quantity', 'themeId=olivenhain&accessories[]=satinband-gold&quantity=5001'],
    ['themeId', 'themeId=no-such-theme&accessories[]=satinband-gold'],
    ['paper', 'themeId=olivenhain&paper=struktur&accessories[]=satinband-gold'],
  ])('refuses bad %s: %s', async (field, query) => {
    const answer = await shop().visitor({ channel: 'kartenliebe' }).request(`${path}?${query}`)
    expect(answer.status).toBe(422)
    expect((await bodyOf(answer)).payload.errors).toEqual({ [field]: [expect.stringMatching(/\S/)] })
  })

  test('logs what does not go with the card', async () => {
    await shop().visitor().request(`${path}?themeId=olivenhain&accessories[]=umschlag-c6-creme`)
    expect(shop().logged.map(({ fields }) => fields)).toContainEqual({
      key: 'error-add-accessory',
      accessories: [{ code: 'accessory-not-on-cards', value: 'umschlag-c6-creme' }],
    })
  })
})

test('two ribbons do not fit on one card', async () => {
  const accessories = 'accessories[]=satinband-gold&accessories[]=satinband-blush'
  const answer = await shop()
    .visitor({ channel: 'kartenliebe' })
    .request(`/card-accessory-price?themeId=olivenhain&${accessories}`)
  expect((await bodyOf(answer)).payload.errors).toEqual({
    accessories: ['Davon passt nur eines an die Karte.'],
  })
})
