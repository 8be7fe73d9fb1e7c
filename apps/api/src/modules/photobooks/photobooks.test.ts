import { getPhotobookDesignGroupSets, getPhotobookPrice } from '@passepartout/contracts'
import { LOCALES, parseDesignerUrl } from '@passepartout/domain'
import { describe, expect, test } from 'vitest'
import { libraryOf, photobookSet } from '../../designs.fixture.ts'
import { useShop } from '../../shop.fixture.ts'

const library = libraryOf([
  photobookSet('travel', {
    types: ['digitalfotobuch'],
    formats: ['a4-quer', 'a5-quer'],
    categoryIds: ['1', '2'],
  }),
  photobookSet('wedding', { types: ['echtfotobuch'], formats: ['300-300'], categoryIds: ['kl-1'] }),
  photobookSet('both', {
    types: ['fotoheft', 'digitalfotobuch'],
    formats: ['200-200'],
    categoryIds: ['1', 'kl-39'],
  }),
  photobookSet('unmakeable', { types: ['echtfotobuch'], formats: ['a5-quer'], categoryIds: ['1'] }),
])
const shop = useShop({ designs: () => library })
const ask = (query: Record<string, unknown> = {}, options = {}) =>
  shop().visitor(options).client.call(getPhotobookDesignGroupSets, { query })
const list = async (query: Record<string, unknown> = {}, options = {}) => {
  const answer = await ask(query, options)
  if (!answer.ok) throw new Error(answer.code)
  return answer.payload
}
const askPrice = (query: Record<string, unknown>, options = {}) =>
  shop().visitor(options).client.call(getPhotobookPrice, { query })
const priceOf = async (query: Record<string, unknown> = {}, options = {}) => {
  const answer = await askPrice(query, options)
  if (!answer.ok) throw new Error(`${answer.code} ${JSON.stringify(answer.errors)}`)
  return answer.payload
}
const idsOf = ({ items }: { items: { designGroupSetId: string }[] }) =>
  items.map(({ designGroupSetId }) => designGroupSetId)

describe('the list of photobook designs', () => {
  test('shows what has a category of the channel and can be made', async () => {
    expect(idsOf(await list())).toEqual(['travel', 'both'])
    expect(idsOf(await list({}, { channel: 'kartenliebe' }))).toEqual(['wedding', 'both'])
  })

  test('is narrowed by categories, types and formats, with counts', async () => {
    expect(idsOf(await list({ categoryIds: ['2', '17'] }))).toEqual(['travel'])
    expect(idsOf(await list({ photobookType: ['fotoheft'] }))).toEqual(['both'])
    const { facets } = await list({ categoryIds: ['2'] })
    expect(facets.photobookFormat.map(({ value, count }) => [value, count])).toEqual([
      ['a4-quer', 1],
      ['a5-quer', 1],
      ['200-200', 0],
    ])
    expect(facets.categoryIds[0]).toMatchObject({ value: '1', name: 'Reise', count: 2, chosen: false })
  })

  test('shows no categories of the other channel, and nothing where only they are asked for', async () => {
    const { facets } = await list()
    expect(facets.categoryIds.map(({ value }) => value)).toEqual(['1', '2'])
    expect(idsOf(await list({ categoryIds: ['kl-1'] }))).toEqual([])
  })

  test('says the price from that the cheapest book of the design really has', async () => {
    const [travel] = (await list()).items
    const prices = await Promise.all(
      ['a4-quer', 'a5-quer'].flatMap(photobookFormat =>
        ['hard', 'soft'].map(photobookCover => priceOf({ photobookFormat, photobookCover })),
      ),
    )
    expect(travel?.priceFrom.priceCurrent.amount).toBe(
      Math.min(...prices.map(({ priceCurrent }) => priceCurrent.amount)),
    )
  })

  test('leads into the designer with a book that can be made of the design', async () => {
    const [, both] = (await list()).items
    const address = parseDesignerUrl(both?.designerUrl ?? '', { year: 2026, month: 1 })
    expect(address).toMatchObject({
      kind: 'photobook',
      params: {
        designGroupSetId: 'both',
        photobookPrinting: 'fotoheft',
        photobookCover: 'soft',
        photobookFormat: '200-200',
        templateId: 'square',
      },
    })
  })

  test('asked for one type, says what that type costs and leads to it', async () => {
    const [asked] = (await list({ photobookType: ['digitalfotobuch'] })).items.filter(
      ({ designGroupSetId }) => designGroupSetId === 'both',
    )
    const { priceCurrent } = await priceOf({
      photobookType: 'digitalfotobuch-soft',
      photobookFormat: '200-200',
    })
    expect(asked?.priceFrom.priceCurrent.amount).toBe(priceCurrent.amount)
    expect(parseDesignerUrl(asked?.designerUrl ?? '', { year: 2026, month: 1 })).toMatchObject({
      params: { photobookPrinting: 'digitalfotobuch' },
    })
  })

  test('shows one design with all its pages', async () => {
    const { items, total } = await list({ designGroupSetId: 'both' })
    expect(total).toBe(1)
    expect(items[0]?.previews).toHaveLength(3)
    expect((await list()).items[0]?.previews).toHaveLength(2)
  })

  test.each([
    [{ designGroupSetId: 'wedding' }, 404],
    [{ designGroupSetId: "' or 1=1" }, 404],
    [{ categoryIds: ['51'] }, 422],
    [{ categoryIds: ['kl-40'] }, 422],
    [{ photobookFormat: ['a0-quer'] }, 422],
    [{ categoryIds: Array.from({ length: 61 }, () => '1') }, 422],
  ])('asked for %o is a refusal', async (query, status) => {
    expect(await ask(query)).toMatchObject({ ok: false, status })
  })
})

describe('the price of a photobook', () => {
  test('is of as many books as its amount, or its quantity, says', async () => {
    const three = await priceOf({ amount: 3 })
    expect(three.quantity).toBe(3)
    expect(await priceOf({ quantity: 3 })).toEqual(three)
    expect(await priceOf({ quantity: 7, amount: 3 })).toEqual(three)
    expect(await askPrice({ quantity: 0 })).toMatchObject({ ok: false, status: 422 })
  })

  test('takes type and cover in one word, as addresses have them', async () => {
    const { configuration } = await priceOf({ photobookType: 'digitalfotobuch-soft' })
    expect(configuration).toMatchObject({ photobookPrinting: 'digitalfotobuch', photobookCover: 'soft' })
  })

  test('names the next page count and what it costs more, which it then does', async () => {
    const book = await priceOf({ photobookType: 'fotoheft-soft' })
    const more = await priceOf({
      photobookType: 'fotoheft-soft',
      photobookPageCount: book.nextPages?.photobookPageCount,
    })
    expect(more.configuration.photobookPageCount).toBe(book.configuration.photobookPageCount + 4)
    expect(more.priceCurrent).toMatchObject({ ...book.nextPages?.price })
    expect(more.priceCurrent.amount - book.priceCurrent.amount).toBe(book.nextPages?.surcharge.amount)
  })

  test('names no further pages at the last page count', async () => {
    const { graduationsPageCount } = await priceOf()
    expect(await priceOf({ photobookPageCount: graduationsPageCount.at(-1) })).toMatchObject({
      nextPages: null,
    })
  })

  test('says how wide the spine is and whether words go on it', async () => {
    expect((await priceOf({ photobookType: 'fotoheft-soft' })).spine).toEqual({
      widthMm: null,
      text: null,
      textFits: false,
      textMm: null,
    })
    const thin = await priceOf({ photobookType: 'digitalfotobuch-soft', photobookPageCount: 24 })
    expect(thin.spine).toMatchObject({ textFits: false, textMm: null })
    const thick = await priceOf({ photobookType: 'digitalfotobuch-hard', photobookPageCount: 160 })
    expect(thick.spine).toMatchObject({ textFits: true, text: '1,7\u00a0cm' })
    expect(thick.spine.textMm).toBe((thick.spine.widthMm ?? 0) - 2)
  })

  test.each(LOCALES)('in %s has parts that add up', async locale => {
    const price = await priceOf({ photobookPaper: 'feinstweiss', photobookPageCount: 40 }, { locale })
    const sum = price.parts.reduce((total, part) => total + part.priceOriginal.amount, 0)
    expect(sum).toBe(price.priceOriginal.amount)
  })

  test('takes the lamination of the channel where none is asked for', async () => {
    expect((await priceOf()).configuration.photobookCoverLamination).toBe('glossy')
    const { configuration } = await priceOf({}, { channel: 'kartenliebe' })
    expect(configuration.photobookCoverLamination).toBe('matt')
  })

  test('says what can be chosen next, and why the rest cannot', async () => {
    const { choices } = await priceOf({ photobookBinding: 'layflat' })
    const soft = choices.photobookCover.find(({ value }) => value === 'soft')
    expect(soft).toMatchObject({ name: 'Softcover', allowed: false, reason: expect.any(String) })
  })

  test.each([
    [{ photobookPrinting: 'ebook' }, 'photobookPrinting'],
    [{ photobookType: 'echtfotobuch-soft' }, 'photobookCover'],
    [{ photobookFormat: 'a0-quer' }, 'photobookFormat'],
    [{ photobookBinding: 'heftbindung' }, 'photobookBinding'],
    [{ photobookPageCount: 25 }, 'photobookPageCount'],
    [{ photobookPageCount: 2 }, 'photobookPageCount'],
    [{ photobookPageCount: 100_000 }, 'photobookPageCount'],
    [{ photobookCoverLamination: 'velvet' }, 'photobookCoverLamination'],
    [{ refinementType: 'relief' }, 'refinementType'],
    [{ amount: 5000 }, 'quantity'],
  ])('asked for %o is a refusal that names %s', async (query, field) => {
    expect(await askPrice(query)).toMatchObject({
      ok: false,
      status: 422,
      errors: { [field]: [expect.any(String)] },
    })
  })
})
