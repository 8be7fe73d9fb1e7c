import { getPhotoboxData, getPhotoboxPrices } from '@passepartout/contracts'
import { parseDesignerUrl } from '@passepartout/domain'
import { describe, expect, test } from 'vitest'
import { useShop } from '../../shop.fixture.ts'

const shop = useShop()
const dataOf = async (options = {}) => {
  const answer = await shop().visitor(options).client.call(getPhotoboxData, {})
  if (!answer.ok) throw new Error(answer.code)
  return answer.payload
}
const ask = (query: Record<string, unknown> = {}, options = {}) =>
  shop().visitor(options).client.call(getPhotoboxPrices, { query })
const pricesOf = async (query: Record<string, unknown> = {}, options = {}) => {
  const answer = await ask(query, options)
  if (!answer.ok) throw new Error(answer.code)
  return answer.payload
}

describe('what photo boxes and prints there are', () => {
  test('is named in centimetres, and in the inches of the trade in America', async () => {
    const names = async (locale: 'de-DE' | 'en-US') => {
      const simple = (await dataOf({ locale })).prints.types.find(({ printType }) => printType === 'simple')
      return simple?.formats.map(({ name }) => name.replaceAll('\u00a0', ' '))
    }
    expect(await names('de-DE')).toEqual([
      '10 × 10 cm',
      '10 × 12 cm',
      '13 × 9 cm',
      '15 × 10 cm',
      '18 × 13 cm',
      '30 × 20 cm',
    ])
    expect(await names('en-US')).toEqual([
      '4 × 4 in',
      '4 × 4.5 in',
      '5 × 3.5 in',
      '6 × 4 in',
      '7 × 5 in',
      '12 × 8 in',
    ])
  })

  test('comes in a small and a MAX size, each with the photos it takes', async () => {
    const { sizes } = (await dataOf()).boxes
    expect(sizes.map(({ boxSize, name }) => [boxSize, name])).toEqual([
      ['small', 'Klein'],
      ['max', 'MAX'],
    ])
    for (const { photos } of sizes) expect(photos.min).toBeLessThan(photos.max)
  })

  test('leads into the designer of boxes and of prints', async () => {
    const { boxes, prints } = await dataOf()
    const read = (url: string | undefined) => parseDesignerUrl(url ?? '', { year: 2026, month: 1 })?.params
    const [box] = boxes.sizes
    expect(read(box?.formats[0]?.designerUrl)).toEqual({
      photoboxType: 'small',
      photoboxFormat: box?.formats[0]?.photoFormat,
      photoboxQuantityMax: box?.photos.max,
    })
    expect(read(prints.types[0]?.formats[0]?.designerUrl)).toMatchObject({ photoboxType: 'photoprint' })
  })

  test('is nothing in the channel that does not sell them', async () => {
    const visitor = shop().visitor({ channel: 'kartenliebe' })
    expect(await visitor.client.call(getPhotoboxData, {})).toMatchObject({ ok: false, status: 404 })
    expect(await ask({}, { channel: 'kartenliebe' })).toMatchObject({ ok: false, status: 404 })
  })
})

describe('the prices of photo boxes and prints', () => {
  test('hold every size, paper and format that there is, with tiers that never rise', async () => {
    const { boxes, prints } = await pricesOf()
    const data = await dataOf()
    expect(boxes).toHaveLength(data.boxes.sizes.flatMap(({ formats }) => formats).length)
    expect(prints).toHaveLength(data.prints.types.flatMap(({ formats }) => formats).length)
    for (const { quantityTiers, priceCurrent } of [...boxes, ...prints]) {
      const amounts = [priceCurrent, ...quantityTiers.map(({ price }) => price)].map(({ amount }) => amount)
      expect(amounts).toEqual(amounts.toSorted((a, b) => b - a))
    }
  })

  test('are narrowed by type, size and format', async () => {
    expect(await pricesOf({ photoboxType: 'photoprint' })).toMatchObject({ boxes: [] })
    expect(await pricesOf({ photoboxType: 'small', boxSize: 'max', photoFormat: '130x90' })).toMatchObject({
      boxes: [{ boxSize: 'max', photoFormat: '130x90', sizeName: 'MAX' }],
      prints: [],
    })
  })

  test('name the chosen box with every part, what else there is and the way on', async () => {
    const { chosen } = await pricesOf({
      photoboxType: 'small',
      boxSize: 'max',
      photoFormat: '130x90',
      photos: 150,
      amount: 2,
    })
    expect(chosen?.configuration).toEqual({
      photoboxType: 'small',
      boxSize: 'max',
      photoFormat: '130x90',
      photos: 150,
    })
    const parts = chosen?.parts.reduce((sum, part) => sum + part.priceCurrent.amount, 0)
    expect(chosen?.total.amount).toBe(2 * (parts ?? 0))
    expect(parseDesignerUrl(chosen?.designerUrl ?? '', { year: 2026, month: 1 })?.params).toEqual({
      photoboxType: 'small',
      photoboxFormat: '130x90',
      photoboxQuantityMax: chosen?.choices.photos?.max,
      boxSize: 'max',
      photos: 150,
      amount: 2,
    })
  })

  test('name the chosen print likewise, and nothing where it is not made so', async () => {
    const asked = { photoboxType: 'photoprint', printType: 'hahnemuehle', amount: 30 }
    const { chosen } = await pricesOf(asked)
    expect(chosen?.configuration).toMatchObject({ photoboxType: 'photoprint', printType: 'hahnemuehle' })
    expect(chosen?.designerUrl).toContain('printType=hahnemuehle&amount=30')
    const strange = { ...asked, photoFormat: '100x120' }
    expect(await ask(strange)).toMatchObject({
      ok: false,
      status: 422,
      errors: { photoFormat: [expect.any(String)] },
    })
  })

  test.each([
    [{ photoboxType: 'small', boxSize: 'max', photos: 24 }, 'photos'],
    [{ photoboxType: 'small', boxSize: 'small', photos: 150 }, 'photos'],
    [{ photoboxType: 'small', photoFormat: '300x200' }, 'photoFormat'],
    [{ photoboxType: 'small', photos: 9999 }, 'photos'],
    [{ photoboxType: 'photoprint', amount: 99_999 }, 'quantity'],
  ])('of %o are refused with what is wrong', async (query, field) => {
    expect(await ask(query)).toMatchObject({
      ok: false,
      status: 422,
      errors: { [field]: [expect.any(String)] },
    })
  })

  test('rise with the photos in the box, and leave out a box that does not take so many', async () => {
    const few = await pricesOf({ boxSize: 'max', photoFormat: '100x100', photos: 40 })
    const many = await pricesOf({ boxSize: 'max', photoFormat: '100x100', photos: 150 })
    expect(many.boxes[0]?.priceCurrent.amount).toBeGreaterThan(few.boxes[0]?.priceCurrent.amount ?? 0)
    const sizes = (await pricesOf({ photoboxType: 'small', photos: 150 })).boxes.map(({ boxSize }) => boxSize)
    expect(new Set(sizes)).toEqual(new Set(['max']))
    const { chosen } = await pricesOf({ photoboxType: 'small', photos: 150 })
    expect(chosen?.configuration).toMatchObject({ boxSize: 'max', photos: 150 })
  })

  test.each([
    [{ photoboxType: 'crate' }, 422],
    [{ boxSize: 'huge' }, 422],
    [{ printType: '<script>' }, 422],
    [{ photoFormat: '1x1' }, 422],
    [{ photos: 0 }, 422],
  ])('asked for %o are a refusal', async (query, status) => {
    expect(await ask(query)).toMatchObject({ ok: false, status })
  })
})
