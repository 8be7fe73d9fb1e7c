import {
  getArticlePrice,
  getFormatGroupPrices,
  getFormatGroupPricesImages,
  getFormatPrices,
  getFramePrices,
  getPhotoOptionPrices,
} from '@passepartout/contracts'
import { describe, expect, test } from 'vitest'
import { useShop } from '../../shop.fixture.ts'

const shop = useShop()

describe('prices by format group', () => {
  test('are those of the flat list, each format in one group', async () => {
    const { client } = shop().visitor()
    const query = { materialType: 'leinwand' }
    const flat = await client.call(getFormatPrices, { query })
    const grouped = await client.call(getFormatGroupPrices, { query })
    if (!flat.ok || !grouped.ok) throw new Error('no prices')
    const all = grouped.payload.groups.flatMap(({ main, more }) => [...main, ...more])
    const byFormat = (a: { formatType: string }, b: { formatType: string }) =>
      a.formatType.localeCompare(b.formatType)
    expect([...all].sort(byFormat)).toEqual([...flat.payload.formats].sort(byFormat))
  })

  test('can be asked for one group alone', async () => {
    const answer = await shop()
      .visitor()
      .client.call(getFormatGroupPrices, { query: { materialType: 'leinwand', formatGroup: 'square' } })
    if (!answer.ok) throw new Error(answer.code)
    expect(answer.payload.groups.map(({ group }) => group)).toEqual(['square'])
  })

  test('come with a picture of the material and the shape of each group', async () => {
    const answer = await shop()
      .visitor({ locale: 'fr-FR' })
      .client.call(getFormatGroupPricesImages, { query: { materialType: 'acrylglas' } })
    if (!answer.ok) throw new Error(answer.code)
    expect(answer.payload.image.src).toBe('/_assets/materials/acrylglas.jpg')
    expect(answer.payload.groups.find(({ group }) => group === 'square')?.aspect).toBe(1)
    expect(answer.payload.groups.find(({ group }) => group === '3:2')?.aspect).toBeCloseTo(1.5, 1)
  })
})

describe('prices of frames', () => {
  test('are those of the framed article, and name what the frame adds', async () => {
    const { client } = shop().visitor()
    const query = { materialType: 'poster', formatType: '600x400' }
    const answer = await client.call(getFramePrices, { query })
    if (!answer.ok) throw new Error(answer.code)
    expect(answer.payload.frames.length).toBeGreaterThan(5)
    for (const { frameType, priceCurrent, surcharge } of answer.payload.frames.slice(0, 5)) {
      const article = await client.call(getArticlePrice, { query: { ...query, frameType } })
      expect(article.ok && article.payload.priceCurrent).toEqual(priceCurrent)
      expect(surcharge.amount).toBeGreaterThan(0)
    }
  })

  test('leave out frames that are not made as large as the picture', async () => {
    const { client } = shop().visitor()
    const frames = async (formatType: string) => {
      const answer = await client.call(getFramePrices, { query: { materialType: 'poster', formatType } })
      if (!answer.ok) throw new Error(answer.code)
      return answer.payload.frames.length
    }
    expect(await frames('1500x1000')).toBeLessThan(await frames('600x400'))
  })

  test('of a material without frames are none', async () => {
    const answer = await shop()
      .visitor()
      .client.call(getFramePrices, { query: { materialType: 'fototapete' } })
    expect(answer).toMatchObject({ ok: true, payload: { frames: [] } })
  })
})

describe('prices of options', () => {
  test('are what an option adds to the price of the article', async () => {
    const { client } = shop().visitor()
    const query = { materialType: 'leinwand', formatType: '600x400' }
    const options = await client.call(getPhotoOptionPrices, {
      query: { ...query, optionTypeGroup: 'keilrahmen', optionType: 'keilrahmen-38' },
    })
    const plain = await client.call(getArticlePrice, { query })
    const deep = await client.call(getArticlePrice, { query: { ...query, optionTypes: ['keilrahmen-38'] } })
    if (!options.ok || !plain.ok || !deep.ok) throw new Error('no prices')
    expect(options.payload.groups[0]?.options).toEqual([
      {
        optionType: 'keilrahmen-38',
        name: expect.stringContaining('38'),
        isDefault: false,
        price: expect.objectContaining({
          amount: deep.payload.priceCurrent.amount - plain.payload.priceCurrent.amount,
        }),
      },
    ])
  })

  test('are nothing for the default of a group', async () => {
    const answer = await shop()
      .visitor({ locale: 'de-CH' })
      .client.call(getPhotoOptionPrices, { query: { materialType: 'aludibond' } })
    if (!answer.ok) throw new Error(answer.code)
    for (const { options } of answer.payload.groups) {
      expect(options.find(({ isDefault }) => isDefault)?.price.amount).toBe(0)
    }
  })

  test.each([
    [{ optionTypeGroup: 'oesung' }, 'optionTypeGroup'],
    [{ optionType: 'rand-farbig' }, 'optionType'],
  ])('%o of another material are refused with the field', async (part, field) => {
    const answer = await shop()
      .visitor()
      .client.call(getPhotoOptionPrices, { query: { materialType: 'poster', ...part } })
    expect(answer).toMatchObject({ ok: false, status: 422, errors: { [field]: [expect.any(String)] } })
  })
})
