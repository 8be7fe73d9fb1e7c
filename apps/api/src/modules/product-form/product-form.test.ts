import {
  getArticlePrice,
  getPhotobookPrice,
  getPhotoboxPrices,
  getProductFormReference,
} from '@passepartout/contracts'
import { designsOf } from '@passepartout/designs'
import { MATERIALS } from '@passepartout/domain'
import { describe, expect, test } from 'vitest'
import { useShop } from '../../shop.fixture.ts'

const shop = useShop()

describe('the reference of a calculator for pictures', () => {
  test('holds all materials with the prices that the single articles have', async () => {
    const { client } = shop().visitor()
    const answer = await client.call(getProductFormReference, { query: { product: 'photo-frame' } })
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
      .client.call(getProductFormReference, {
        query: { product: 'framed-material', frameType: 'schattenfuge-leinwand' },
      })
    expect(answer).toMatchObject({ ok: true, payload: { options: [{ value: 'leinwand' }] } })
  })

  test('chooses the article of an SKU', async () => {
    const answer = await shop()
      .visitor()
      .client.call(getProductFormReference, { query: { product: 'photo-frame', sku: 'aludibond-900x600' } })
    expect(answer).toMatchObject({
      ok: true,
      payload: { selectedValue: 'aludibond', sku: { value: 'aludibond', formatType: '900x600' } },
    })
  })

  test('marks what a campaign reduces', async () => {
    const answer = await shop()
      .visitor()
      .client.call(getProductFormReference, { query: { product: 'photo-frame' } })
    if (!answer.ok) throw new Error(answer.code)
    const { labels, options } = answer.payload
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
      .client.call(getProductFormReference, { query: query as { product: 'photo-frame' } })
    expect(answer).toMatchObject({ ok: false, status })
  })
})

const reference = async (query: Record<string, unknown>, options = {}) => {
  const answer = await shop()
    .visitor(options)
    .client.call(getProductFormReference, { query: query as { product: 'photobox' } })
  if (!answer.ok) throw new Error(answer.code)
  return answer.payload
}

describe('the reference of a calculator for collages', () => {
  test('holds the materials and formats of its design, and carries the design', async () => {
    const { options, context } = await reference({ product: 'collage', designId: '13' })
    const design = designsOf(shop().deps.designs(), 'collage').find(
      ({ collage }) => collage.designId === '13',
    )
    expect(context.designId).toBe('13')
    const formats = options.flatMap(option => option.formats.map(({ formatType }) => formatType))
    expect(formats.filter(format => !design?.collage.formats.includes(format))).toEqual([])
    expect(options.length).toBeGreaterThan(1)
  })

  test('holds the formats of the materials where no design is named', async () => {
    const { options } = await reference({ product: 'collage' })
    for (const { formats, initiallySelectedFormat } of options)
      expect(formats.map(({ formatType }) => formatType)).toContain(initiallySelectedFormat)
  })
})

describe('the reference of a calculator for boxes, prints and books', () => {
  test.each([
    ['photobox', 'small'],
    ['photoprint', 'photoprint'],
  ])('of %s has the prices of the price list, and names its kind to the designer', async (product, type) => {
    const { options, context } = await reference({ product })
    expect(context.photoboxType).toBe(type)
    const answer = await shop()
      .visitor()
      .client.call(getPhotoboxPrices, { query: { photoboxType: type } })
    if (!answer.ok) throw new Error(answer.code)
    const listed = [
      ...answer.payload.boxes.map(({ boxSize, photoFormat, priceCurrent }) => [
        boxSize,
        photoFormat,
        priceCurrent,
      ]),
      ...answer.payload.prints.map(({ printType, photoFormat, priceCurrent }) => [
        printType,
        photoFormat,
        priceCurrent,
      ]),
    ]
    const shown = options.flatMap(({ value, formats }) =>
      formats.map(({ formatType, priceCurrent }) => [value, formatType, priceCurrent]),
    )
    expect(shown).toEqual(listed)
  })

  test('of books groups covers by type, each with the price that the book really has', async () => {
    const { options } = await reference({ product: 'photobook' })
    for (const { value, group, formats, initiallySelectedFormat } of options) {
      expect(value.startsWith(`${group}-`)).toBe(true)
      const query = { photobookType: value, photobookFormat: initiallySelectedFormat }
      const answer = await shop().visitor().client.call(getPhotobookPrice, { query })
      const format = formats.find(({ formatType }) => formatType === initiallySelectedFormat)
      expect(answer.ok && answer.payload.priceCurrent, value).toEqual(format?.priceCurrent)
    }
  })

  test.each([
    ['photobox', 'photobox-max-130x90', 'max', '130x90'],
    ['photoprint', 'photoprint-hahnemuehle-150x100', 'hahnemuehle', '150x100'],
    ['photobook', 'echtfotobuch-hard-300-300', 'echtfotobuch-hard', '300-300'],
    ['collage', 'collage-13-poster-600x400', 'poster', '600x400'],
  ])('of %s chooses the article of an SKU', async (product, sku, value, formatType) => {
    expect(await reference({ product, sku })).toMatchObject({
      selectedValue: value,
      sku: { value, formatType },
    })
  })

  test('chooses its own first option where the SKU is of something else', async () => {
    const { sku, selectedValue, options } = await reference({ product: 'photobox', sku: 'poster-600x400' })
    expect(sku).toBeNull()
    expect(selectedValue).toBe(options[0]?.value)
  })

  test.each([
    [{ product: 'photobox', values: ['huge'] }, 'passepartout'],
    [{ product: 'photobox' }, 'kartenliebe'],
    [{ product: 'photoprint' }, 'kartenliebe'],
    [{ product: 'collage', designId: 'no-such-design' }, 'passepartout'],
  ] as const)('asked for %o on %s is not found', async (query, channel) => {
    const answer = await shop()
      .visitor({ channel })
      .client.call(getProductFormReference, { query: query as { product: 'photobox' } })
    expect(answer).toMatchObject({ ok: false, status: 404 })
  })
})
