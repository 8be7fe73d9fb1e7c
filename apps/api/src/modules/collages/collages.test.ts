import { getArticlePrice, getCollageDesignGroup, getCollageDesignGroups } from '@passepartout/contracts'
import { parseDesignerUrl } from '@passepartout/domain'
import { describe, expect, test } from 'vitest'
import { collage, libraryOf } from '../../designs.fixture.ts'
import { useShop } from '../../shop.fixture.ts'

const library = libraryOf([
  collage('13', { slots: 9, palettes: ['snow', 'leaf'], popularity: 9, categoryIds: ['2', '22'] }),
  collage('1', { slots: 12, formats: ['300x300', '500x500'], ratio: '1:1', created: '2026-11-01' }),
  collage('7', {
    slots: 40,
    formats: ['400x600'],
    ratio: '2:3',
    palettes: ['ink'],
    created: '2026-05-01',
    categoryIds: ['3'],
  }),
  ...Array.from({ length: 15 }, (_, index) => collage(`${100 + index}`, { slots: 4 })),
])
const shop = useShop({ designs: () => library })
const ask = (query: Record<string, unknown> = {}, options = {}) =>
  shop().visitor(options).client.call(getCollageDesignGroups, { query })
const list = async (query: Record<string, unknown> = {}, options = {}) => {
  const answer = await ask(query, options)
  if (!answer.ok) throw new Error(answer.code)
  return answer.payload
}
const askOne = (query: Record<string, unknown>, options = {}) =>
  shop().visitor(options).client.call(getCollageDesignGroup, { query })
const idsOf = ({ items }: { items: { designId: string }[] }) => items.map(({ designId }) => designId)

describe('the list of collages', () => {
  test('is paged by 12 or 48, in the shop’s own order', async () => {
    expect(await list()).toMatchObject({ total: 18, pages: 2, size: 12 })
    expect(idsOf(await list({ size: 48 })).slice(0, 3)).toEqual(['13', '1', '7'])
  })

  test.each([
    ['created', ['1', '7', '13']],
    ['popularity', ['13', '1', '7']],
  ])('is sorted by %s', async (sort, ids) => expect(idsOf(await list({ sort })).slice(0, 3)).toEqual(ids))

  test.each([
    [{ slots: ['40'] }, ['7']],
    [{ ratio: ['1:1', '2:3'] }, ['1', '7']],
    [{ categoryIds: ['din-portrait'] }, ['7']],
    [{ categoryIds: ['2'] }, ['13']],
    [{ categoryIds: ['22', '3'] }, ['13', '7']],
    [{ categoryIds: ['3', 'din-portrait'] }, ['7']],
    [{ categoryIds: ['3', 'din-landscape'] }, []],
    [{ categoryIds: ['kl-39'] }, []],
    [{ color: ['green', 'navy'] }, ['13', '7']],
    [{ label: ['new'] }, ['1']],
    [{ slots: ['4'], categoryIds: ['square'] }, []],
  ])('asked for %o shows what fits', async (query, ids) => expect(idsOf(await list(query))).toEqual(ids))

  test('counts photos from few to many', async () => {
    const { facets } = await list({ categoryIds: ['din-landscape'] })
    expect(facets.slots.map(({ value, count }) => [value, count])).toEqual([
      ['4', 15],
      ['9', 1],
      ['12', 0],
      ['40', 0],
    ])
  })

  test.each([
    [{ slots: ['many'] }, 422],
    [{ ratio: ['0:0'] }, 422],
    [{ categoryIds: ['../..'] }, 422],
    [{ categoryIds: ['2', '51'] }, 422],
    [{ categoryIds: ['kl-40'] }, 422],
    [{ categoryIds: ['02'] }, 422],
    [{ page: -1 }, 422],
  ])('asked for %o is a refusal', async (query, status) => {
    expect(await ask(query)).toMatchObject({ ok: false, status })
  })
})

describe('one collage', () => {
  test.each([
    ['passepartout', '13'],
    ['kartenliebe', '1'],
  ])('is on %s the collage %s where none is named', async (channel, designId) => {
    const answer = await askOne({}, { channel })
    expect(answer).toMatchObject({ ok: true, payload: { designId, isDefault: true } })
  })

  test('costs what the picture without it costs, on every material', async () => {
    const answer = await askOne({ designId: '13' })
    if (!answer.ok) throw new Error(answer.code)
    expect(answer.payload.materials.length).toBeGreaterThan(1)
    const amounts: number[] = []
    for (const { materialType, formats } of answer.payload.materials) {
      const [format] = formats
      if (!format) continue
      const query = { materialType, formatType: format.formatType }
      const picture = await shop().visitor().client.call(getArticlePrice, { query })
      expect(picture, materialType).toMatchObject({
        ok: true,
        payload: { priceOriginal: format.priceOriginal },
      })
      amounts.push(format.priceCurrent.amount)
    }
    expect(answer.payload.priceFrom.priceCurrent.amount).toBe(Math.min(...amounts))
  })

  test('that is chosen costs what its picture costs, options and frame included', async () => {
    const picture = {
      materialType: 'poster',
      formatType: '600x400',
      frameType: 'holzrahmen-eiche',
    }
    const [chosen, alone] = await Promise.all([
      askOne({ designId: '13', ...picture }),
      shop().visitor().client.call(getArticlePrice, { query: picture }),
    ])
    if (!chosen.ok || !alone.ok) throw new Error('no price')
    expect(chosen.payload.chosen.priceCurrent).toEqual(alone.payload.priceCurrent)
    expect(chosen.payload.chosen.configuration).toMatchObject({ designId: '13', ...picture })
    const { designerUrl } = chosen.payload.chosen
    expect(parseDesignerUrl(designerUrl, { year: 2026, month: 1 })?.params).toMatchObject(picture)
  })

  test('says of every choice what it adds', async () => {
    const answer = await askOne({ designId: '13', materialType: 'leinwand' })
    if (!answer.ok) throw new Error(answer.code)
    const { choices, configuration, priceCurrent } = answer.payload.chosen
    const depths = choices.options.find(({ group }) => group === 'keilrahmen')?.choices ?? []
    const other = depths.find(({ difference, allowed }) => allowed && difference)
    const options = configuration.optionTypes.filter(value => !depths.some(one => one.value === value))
    const changed = await askOne({
      designId: '13',
      materialType: 'leinwand',
      optionTypes: [...options, other?.value ?? ''],
    })
    const price = changed.ok ? changed.payload.chosen.priceCurrent.amount : Number.NaN
    expect(price - priceCurrent.amount).toBe(other?.difference?.amount)
  })

  test('leads into the designer of collages', async () => {
    const answer = await askOne({ designId: '7' })
    const url = answer.ok ? answer.payload.designerUrl : ''
    expect(parseDesignerUrl(url, { year: 2026, month: 1 })).toMatchObject({
      kind: 'collage',
      params: { designId: '7', formatType: '400x600', collage: true },
    })
  })

  test('says sizes in inches in America', async () => {
    expect(await askOne({ designId: '1' }, { locale: 'en-US' })).toMatchObject({
      ok: true,
      payload: {
        formats: [{ value: '300x300', name: '11.8\u00a0×\u00a011.8\u00a0in' }, { value: '500x500' }],
      },
    })
  })

  test.each([
    [{ designId: '2' }, 404],
    [{ designId: 'collage-13' }, 404],
    [{ designId: '__proto__' }, 404],
    [{ designId: '' }, 422],
    [{ materialType: 'fototapete' }, 422],
    [{ materialType: 'gold' }, 422],
    [{ designId: '1', formatType: '1x1' }, 422],
    [{ designId: '13', optionTypes: ['rand-golden'] }, 422],
    [{ designId: '13', frameType: '__proto__' }, 422],
  ])('asked for %o is a refusal', async (query, status) => {
    expect(await askOne(query)).toMatchObject({ ok: false, status })
  })
})
