import { getCalendarDesignGroups, getCalendarPrice } from '@passepartout/contracts'
import { designsOf } from '@passepartout/designs'
import { parseDesignerUrl } from '@passepartout/domain'
import { describe, expect, test } from 'vitest'
import { useShop } from '../../shop.fixture.ts'

const shop = useShop()
const designs = () => designsOf(shop().deps.designs(), 'calendar')
const list = async (query: Parameters<typeof ask>[0] = {}, options = {}) => {
  const answer = await ask(query, options)
  if (!answer.ok) throw new Error(answer.code)
  return answer.payload
}
const ask = (query: Record<string, unknown>, options = {}) =>
  shop().visitor(options).client.call(getCalendarDesignGroups, { query })
const priceOf = async (query: Record<string, unknown> = {}, options = {}) => {
  const answer = await shop().visitor(options).client.call(getCalendarPrice, { query })
  if (!answer.ok) throw new Error(`${answer.code} ${JSON.stringify(answer.errors)}`)
  return answer.payload
}

describe('the list of calendar designs', () => {
  test('shows every design over its pages once, in the shop’s own order', async () => {
    const first = await list({ size: 12 })
    const shown = [...first.items]
    for (let page = 2; page <= first.pages; page += 1) shown.push(...(await list({ size: 12, page })).items)
    expect(shown.map(({ designGroupId }) => designGroupId)).toEqual(designs().map(({ id }) => id))
    expect(first.total).toBe(designs().length)
  })

  test('keeps what has one of the types asked for, and counts the other filters given it', async () => {
    const { items, facets, total } = await list({
      calendarType: ['tischkalender', 'familienplaner'],
      size: 48,
    })
    const fitting = designs().filter(({ calendar }) =>
      calendar.calendarTypes.some(type => type === 'tischkalender' || type === 'familienplaner'),
    )
    expect(items.map(({ designGroupId }) => designGroupId)).toEqual(fitting.map(({ id }) => id))
    for (const { value, count } of facets.formatType) {
      const other = await list({ calendarType: ['tischkalender', 'familienplaner'], formatType: [value] })
      expect(other.total, value).toBe(count)
    }
    expect(total).toBe(fitting.length)
  })

  test.each([
    ['color', 'navy'],
    ['label', 'photo'],
    ['categoryIds', 'square'],
  ] as const)('is narrowed by %s to as many as the facet says', async (filter, value) => {
    const { facets } = await list()
    const promised = facets[filter].find(facet => facet.value === value)?.count ?? 0
    expect((await list({ [filter]: [value] })).total).toBe(promised)
  })

  test('says that a design has foil only where calendars get it', async () => {
    const withFoil = async (options: object) => {
      const { items } = await list({ size: 48 }, options)
      return items.filter(({ labels }) => labels.some(({ value }) => value === 'foil'))
    }
    expect(await withFoil({ channel: 'kartenliebe' })).toEqual([])
    for (const { calendarTypes } of await withFoil({}))
      expect(calendarTypes.map(({ value }) => value)).not.toEqual(['terminkalender'])
  })

  test('says a design’s price from as the cheapest calendar of it really costs', async () => {
    const { items } = await list({ size: 12 })
    for (const { calendarTypes, formats, priceFrom, name } of items.slice(0, 4)) {
      const amounts: number[] = []
      for (const calendarType of calendarTypes) {
        for (const formatType of formats) {
          const query = { calendarType: calendarType.value, formatType: formatType.value }
          const answer = await shop().visitor().client.call(getCalendarPrice, { query })
          if (!answer.ok) continue
          for (const mounting of answer.payload.choices.mountingType.filter(({ allowed }) => allowed))
            amounts.push((await priceOf({ ...query, mountingType: mounting.value })).priceCurrent.amount)
        }
      }
      expect(priceFrom.priceCurrent.amount, name).toBe(Math.min(...amounts))
    }
  })

  test('leads into the designer with the design, beginning this month', async () => {
    const [first] = (await list({ size: 12 })).items
    const parsed = parseDesignerUrl(first?.designerUrl ?? '', { year: 2000, month: 1 })
    expect(parsed).toMatchObject({
      kind: 'calendar',
      params: { designGroupId: first?.designGroupId, startMonth: 1, year: 2027 },
    })
  })

  test('shows one design with all its pages in the language of the shop', async () => {
    const [design] = designs()
    if (!design) throw new Error('There is no calendar')
    const [item] = (await list({ designGroupId: design.id }, { locale: 'fr-FR' })).items
    expect(item?.name).toBe(design.name.fr)
    expect(item?.previews.map(({ page }) => page)).toEqual(design.pages.map(({ id }) => id))
    const picture = await shop()
      .visitor()
      .request(item?.palettes[0]?.preview ?? '')
    expect(picture.status).toBe(200)
  })

  test.each([
    [{ designGroupId: 'no-such-design' }, 404],
    [{ designGroupId: '../secret' }, 404],
    [{ calendarType: ['carpet'] }, 422],
    [{ color: ['<script>'] }, 422],
    [{ sort: 'price' }, 422],
    [{ page: 0 }, 422],
    [{ size: 13 }, 422],
  ])('asked for %o is a refusal', async (query, status) => {
    expect(await ask(query)).toMatchObject({ ok: false, status })
  })

  test('is empty behind its last page', async () => {
    expect(await list({ page: 999 })).toMatchObject({ items: [], total: designs().length })
  })
})

describe('the price of a calendar', () => {
  test('has parts that add up, tiers that fall, and the next of them', async () => {
    const price = await priceOf({ calendarType: 'wandkalender', paperType: 'feinstweiss', amount: 2 })
    const sum = price.parts.reduce((total, part) => total + part.priceCurrent.amount, 0)
    expect(sum).toBe(price.priceCurrent.amount)
    expect(price.total.amount).toBe(price.priceCurrent.amount * 2)
    const amounts = price.quantityTiers.map(tier => tier.price.amount)
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a))
    expect(price.nextTier?.from).toBe(price.quantityTiers[0]?.from)
    expect(price.parts.map(({ name }) => name)).toContain('Feinstpapier weiß')
  })

  test('begins in the current month where nothing says another, else as said', async () => {
    expect((await priceOf()).configuration).toMatchObject({ startMonth: 11, year: 2026 })
    expect((await priceOf({ startDate: '2027-03' })).configuration).toMatchObject({
      startMonth: 3,
      year: 2027,
    })
  })

  test('rises with the number of months, and its designer opens with them', async () => {
    const long = await priceOf({ months: 18 })
    expect(long.configuration.months).toBe(18)
    expect(long.parts.map(({ code, name }) => [code, name])).toContainEqual(['months', '18 Monate'])
    expect(parseDesignerUrl(long.designerUrl, { year: 2000, month: 1 })?.params).toMatchObject({ months: 18 })
    const usual = await priceOf()
    expect(usual.configuration.months).toBe(12)
    expect(usual.designerUrl).not.toContain('months')
    const further = usual.choices.months.find(({ value }) => value === '18')?.difference?.amount
    expect(long.priceCurrent.amount - usual.priceCurrent.amount).toBe(further)
  })

  test('says what can be chosen next, and why the rest cannot', async () => {
    const { choices } = await priceOf({ calendarType: 'tischkalender', formatType: 'a5-quer' })
    const mounting = choices.mountingType.find(({ value }) => value === 'lochung')
    expect(mounting).toMatchObject({ allowed: false, reason: expect.any(String) })
    expect(choices.mountingType.filter(({ allowed }) => allowed).map(({ name }) => name)).toContain(
      'Holzblock',
    )
  })

  test('in America is in dollars without tax, its formats in inches', async () => {
    const price = await priceOf({ formatType: '300-300' }, { locale: 'en-US' })
    expect(price).toMatchObject({ vatIncluded: false, priceCurrent: { currency: 'USD' } })
    expect(price.parts[0]?.name).toMatch(/in$/)
  })

  test.each([
    [{ calendarType: 'carpet' }, 'calendarType'],
    [{ calendarType: 'wandkalender', formatType: '265-120' }, 'formatType'],
    [{ calendarType: 'wandkalender', mountingType: 'holzblock' }, 'mountingType'],
    [{ refinementType: 'platinum' }, 'refinementType'],
    [{ accessoryTypes: ['screw'] }, 'accessoryTypes'],
    [{ startMonth: 13 }, 'startMonth'],
    [{ year: 1066 }, 'year'],
    [{ months: 15 }, 'months'],
    [{ calendarType: 'tischkalender', mountingType: 'holzfuss', months: 18 }, 'months'],
    [{ startDate: 'soon' }, 'startDate'],
    [{ amount: 100_000 }, 'quantity'],
    [{ amount: 0 }, 'amount'],
  ])('asked for %o is a refusal that names %s', async (query, field) => {
    const answer = await shop().visitor().client.call(getCalendarPrice, { query })
    expect(answer).toMatchObject({ ok: false, status: 422, errors: { [field]: [expect.any(String)] } })
  })

  test('offers gold where the channel has it only', async () => {
    const gold = { refinementType: 'gold' }
    expect((await priceOf(gold)).parts.map(({ code }) => code)).toContain('refinement')
    const card = await shop()
      .visitor({ channel: 'kartenliebe' })
      .client.call(getCalendarPrice, { query: gold })
    expect(card).toMatchObject({ ok: false, errors: { refinementType: [expect.any(String)] } })
  })
})
