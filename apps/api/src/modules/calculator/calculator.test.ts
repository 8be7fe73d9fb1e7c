import { getArticlePrice, getCalculatorReference } from '@passepartout/contracts'
import { MATERIALS } from '@passepartout/domain'
import { describe, expect, test } from 'vitest'
import { useShop } from '../../shop.fixture.ts'

const shop = useShop()

describe('the reference of a calculator for pictures', () => {
  test('holds all materials with the prices that the single articles have', async () => {
    const { client } = shop().visitor()
    const answer = await client.call(getCalculatorReference, { query: { product: 'photo-frame' } })
    if (!answer.ok) throw new Error(answer.code)
    const { options } = answer.payload
    expect(options.map(({ value }) => value).sort()).toEqual([...MATERIALS].sort())
    for (const { value, formats, initiallySelectedFormat } of options) {
      const format = formats.find(({ formatType }) => formatType === initiallySelectedFormat)
      const article = await client.call(getArticlePrice, {
        query: { materialType: value, formatType: initiallySelectedFormat },
      })
      expect(article.ok && article.payload.priceCurrent, value).toEqual(format?.priceCurrent)
    }
  })

  test('of framed materials holds those that go with the frame', async () => {
    const answer = await shop()
      .visitor()
      .client.call(getCalculatorReference, {
        query: { product: 'framed-material', frameType: 'schattenfuge-leinwand' },
      })
    expect(answer).toMatchObject({ ok: true, payload: { options: [{ value: 'leinwand' }] } })
  })

  test('chooses the article of an SKU', async () => {
    const answer = await shop()
      .visitor()
      .client.call(getCalculatorReference, { query: { product: 'photo-frame', sku: 'aludibond-900x600' } })
    expect(answer).toMatchObject({
      ok: true,
      payload: { selectedValue: 'aludibond', sku: { value: 'aludibond', formatType: '900x600' } },
    })
  })

  test('marks what a campaign reduces, and carries the collage it is for', async () => {
    const answer = await shop()
      .visitor()
      .client.call(getCalculatorReference, { query: { product: 'collage', designId: '13' } })
    if (!answer.ok) throw new Error(answer.code)
    const { labels, options, context } = answer.payload
    expect(context.designId).toBe('13')
    for (const { index, text } of labels) {
      expect(options[index]?.formats.every(({ discountPercent }) => discountPercent > 0)).toBe(true)
      expect(text).toMatch(/^−\d+\u00a0%$/)
    }
    expect(labels.length).toBeGreaterThan(0)
  })

  test.each([
    [{ product: 'photo-frame', values: ['gold'] }, 404],
    [{ product: 'photo-frame', frameType: 'goldrahmen' }, 422],
    [{ product: 'carpet' }, 422],
  ])('asked for %o is a refusal', async (query, status) => {
    const answer = await shop()
      .visitor()
      .client.call(getCalculatorReference, { query: query as { product: 'photo-frame' } })
    expect(answer).toMatchObject({ ok: false, status })
  })
})
