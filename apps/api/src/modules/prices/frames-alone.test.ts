import {
  getArticlePrice,
  getFramePrices,
  getProductFormReference,
  getSkuContainer,
} from '@passepartout/contracts'
import { LOCALES, type Locale } from '@passepartout/domain'
import { describe, expect, test } from 'vitest'
import { useShop } from '../../shop.fixture.ts'

const shop = useShop()
const OAK = { frameType: 'holzrahmen-eiche', formatType: '600x400' }

describe('a frame alone', () => {
  const ask = (query: object, locale: Locale = 'de-DE') =>
    shop().visitor({ locale }).client.call(getFramePrices, { query })
  const priceOf = async (query: object, locale?: Locale) => {
    const answer = await ask(query, locale)
    if (!answer.ok) throw new Error(answer.code)
    return answer.payload.frames[0]?.priceCurrent.amount ?? 0
  }

  test.each(LOCALES)('has a price without a material in %s', async locale => {
    const answer = await ask({}, locale)
    expect(answer).toMatchObject({ ok: true, payload: { materialType: null } })
    const frames = answer.ok ? answer.payload.frames : []
    expect(frames.length).toBeGreaterThan(10)
    for (const { priceCurrent, priceOriginal } of frames) {
      expect(priceCurrent.amount).toBeGreaterThan(0)
      expect(priceOriginal).toEqual(priceCurrent)
    }
  })

  test('costs more with a mat and in a larger size, and less than with its picture', async () => {
    const alone = await priceOf(OAK)
    expect(await priceOf({ ...OAK, matType: 'mat-weiss', matSize: 30 })).toBeGreaterThan(alone)
    expect(await priceOf({ ...OAK, formatType: '900x600' })).toBeGreaterThan(alone)
    const both = await shop()
      .visitor()
      .client.call(getArticlePrice, { query: { ...OAK, materialType: 'poster' } })
    expect(both.ok && both.payload.priceOriginal.amount).toBeGreaterThan(alone)
  })

  test.each([
    ['frameType', { ...OAK, frameType: 'driftwood' }],
    ['formatType', { ...OAK, formatType: '9000x9000' }],
    ['optionTypes', { ...OAK, optionTypes: ['rand-farbig'] }],
  ])('with a %s that there is not is refused', async (field, query) => {
    expect(await ask(query)).toMatchObject({ status: 422, errors: { [field]: [expect.any(String)] } })
  })
})

describe('wall art at kartenliebe', () => {
  test.each(LOCALES)('is not in this shop in %s, and says so', async locale => {
    const { client } = shop().visitor({ channel: 'kartenliebe', locale })
    for (const answer of [
      await client.call(getFramePrices, { query: {} }),
      await client.call(getArticlePrice, { query: { materialType: 'poster', formatType: '600x400' } }),
      await client.call(getProductFormReference, { query: { product: 'photo-frame' } }),
      await client.call(getSkuContainer, { query: { sku: 'poster-600x400' } }),
    ]) {
      expect(answer).toMatchObject({
        status: 404,
        code: 'not-in-this-shop',
        message: expect.stringMatching(/^\p{Lu}.+\.$/u),
      })
    }
  })
})
