import { getArticlePrice } from '@passepartout/contracts'
import { recordPrices } from '@passepartout/db'
import { articleKey, normaliseFrameConfiguration, shopFor } from '@passepartout/domain'
import { expect, test } from 'vitest'
import { createApi } from '../../create-api.ts'
import { newVisitor, type TestShop, useShop } from '../../shop.fixture.ts'

const shop = useShop()
const german = shopFor('passepartout', 'de-DE')
const canvas = { materialType: 'leinwand', formatType: '600x400' } as const

/**
 * A day within the canvas campaign of the price book. Histories are cached for a minute, so each test has its own
 * minute.
 */
const now = new Date('2026-11-21T12:00:00Z')
let minutes = 0

async function reference({ deps }: TestShop) {
  const visitor = newVisitor(
    createApi({ ...deps, clock: () => new Date(now.getTime() + 60_000 * ++minutes) }),
  )
  const answer = await visitor.client.call(getArticlePrice, { query: canvas })
  if (!answer.ok) throw new Error(answer.code)
  return answer.payload
}

async function recorded(day: string, amount: number) {
  const { configuration } = normaliseFrameConfiguration(shop().deps.catalogue(), canvas, german)
  const article = articleKey({ kind: 'photo-frame', ...configuration })
  const { channel, country, currency } = german
  await recordPrices(shop().db, { channel, country, currency, day, now, prices: [{ article, amount }] })
}

test('a reduced price names the lowest one that was really asked before the campaign', async () => {
  await recorded('2026-09-01', 1111)
  await recorded('2026-11-10', 9999)
  const { referencePrice } = await reference(shop())
  expect(referencePrice).toMatchObject({ amount: 1111, currency: 'EUR' })
})

test('a reduced price of which nothing was recorded names what the price book asked', async () => {
  const { referencePrice, priceOriginal } = await reference(shop())
  expect(referencePrice).toEqual(priceOriginal)
})

test('a price is answered while the history cannot be read', async () => {
  const { deps, logged } = shop()
  const db = {
    ...deps.db,
    select: () => ({
      from: () => ({ where: () => ({ orderBy: async () => Promise.reject(new Error('gone')) }) }),
    }),
  }
  const answer = await reference({ ...shop(), deps: { ...deps, db: db as never } })
  expect(answer.referencePrice).toEqual(answer.priceOriginal)
  expect(logged.map(({ message }) => message)).toEqual(['price history not readable'])
})
