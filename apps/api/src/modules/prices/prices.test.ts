import { getArticlePrice, getFormatPrices, getPricesFrom } from '@passepartout/contracts'
import { LOCALES, type Locale, MATERIALS } from '@passepartout/domain'
import { describe, expect, test } from 'vitest'
import { useShop } from '../../shop.fixture.ts'

const shop = useShop()
const poster = { materialType: 'poster', formatType: '600x400' }

describe('the price of an article', () => {
  test.each([
    ['de-DE', 'EUR', /^\d+,\d\d\u00a0€$/],
    ['de-CH', 'CHF', /^CHF[\s\u00a0]\d+\.\d\d$/],
    ['en-GB', 'GBP', /^£\d+\.\d\d$/],
    ['en-US', 'USD', /^\$\d+\.\d\d$/],
  ] as const)('in %s is in %s, with parts that add up', async (locale, currency, text) => {
    const answer = await shop()
      .visitor({ locale })
      .client.call(getArticlePrice, { query: { ...poster, quantity: 3 } })
    if (!answer.ok) throw new Error(answer.code)
    const { priceCurrent, priceOriginal, parts, total } = answer.payload
    expect(priceCurrent).toMatchObject({ currency, text: expect.stringMatching(text) })
    expect(parts.reduce((sum, part) => sum + part.priceOriginal.amount, 0)).toBe(priceOriginal.amount)
    expect(total.amount).toBe(priceCurrent.amount * 3)
  })

  test.each([
    [{ materialType: 'gold' }, 'materialType', 'Dieses Material gibt es nicht.'],
    [{ formatType: '5x5' }, 'formatType', expect.stringMatching(/Format/)],
    [{ formatType: '999999x999999' }, 'formatType', expect.stringMatching(/Format/)],
    [{ formatType: '600' }, 'formatType', expect.stringMatching(/Format/)],
    [{ frameType: '<script>' }, 'frameType', expect.stringMatching(/Rahmen/)],
    [{ matType: 'mat-weiss', matSize: 50 }, 'matType', expect.any(String)],
    [{ optionTypes: ['nothing-here'] }, 'optionTypes', expect.stringContaining('nothing-here')],
  ])('of something that cannot be made (%o) is a refusal with the field', async (part, field, text) => {
    const answer = await shop()
      .visitor()
      .client.call(getArticlePrice, { query: { ...poster, ...part } })
    expect(answer).toMatchObject({
      ok: false,
      status: 422,
      code: 'invalid-configuration',
      errors: { [field]: [text] },
    })
  })

  test.each(['0', '-1', '100', '1.5', 'many', ''])('for a quantity of "%s" is a refusal', async quantity => {
    const answer = await shop()
      .visitor()
      .request(`/price-api/prices/article?materialType=poster&formatType=600x400&quantity=${quantity}`)
    expect(answer.status).toBe(422)
  })

  test('may be kept for a minute by anyone, per shop, and is not sent again unchanged', async () => {
    const visitor = shop().visitor()
    const url = '/price-api/prices/article?materialType=poster&formatType=600x400'
    const first = await visitor.request(url)
    expect(Object.fromEntries(first.headers)).toMatchObject({
      'cache-control': 'public, max-age=60, stale-while-revalidate=600',
      vary: 'X-Shop-Channel, X-Shop-Locale, Accept-Encoding',
    })
    expect(first.headers.getSetCookie()).toEqual([])
    const etag = first.headers.get('etag') ?? ''
    expect((await visitor.request(url, { headers: { 'if-none-match': `W/${etag}` } })).status).toBe(304)
    const british = await shop().visitor({ locale: 'en-GB' }).request(url)
    expect(british.headers.get('etag')).not.toBe(etag)
  })
})

describe('prices of formats and of materials', () => {
  test('are those of the single articles', async () => {
    const { client } = shop().visitor()
    const answer = await client.call(getFormatPrices, { query: { materialType: 'leinwand' } })
    if (!answer.ok) throw new Error(answer.code)
    expect(answer.payload.formats.length).toBeGreaterThan(5)
    for (const { formatType, priceCurrent } of answer.payload.formats.slice(0, 4)) {
      const single = await client.call(getArticlePrice, { query: { materialType: 'leinwand', formatType } })
      expect(single.ok && single.payload.priceCurrent).toEqual(priceCurrent)
    }
  })

  test.each(LOCALES)('start somewhere for all twelve materials in %s', async (locale: Locale) => {
    const answer = await shop().visitor({ locale }).client.call(getPricesFrom, {})
    if (!answer.ok) throw new Error(answer.code)
    expect(answer.payload.materials.map(({ materialType }) => materialType).sort()).toEqual(
      [...MATERIALS].sort(),
    )
    expect(answer.payload.materials.every(({ priceCurrent }) => priceCurrent.amount > 0)).toBe(true)
  })
})
