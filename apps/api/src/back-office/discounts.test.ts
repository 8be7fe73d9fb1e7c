import type { DiscountDetail, DiscountListRow } from '@passepartout/contracts/back-office'
import { listPublishedDiscounts } from '@passepartout/db'
import type { Campaign, OperatorRole, Promotion } from '@passepartout/domain'
import { describe, expect, test } from 'vitest'
import { NOON } from '../orders.fixture.ts'
import { useShop } from '../shop.fixture.ts'
import { openBackOffice } from './back-office.fixture.ts'

let now = NOON
const shop = useShop({ clock: () => now })

/** Cards in Austria, from a Friday to a Sunday. */
const CARDS: Campaign = {
  id: 'cards-austria',
  from: '2026-12-04',
  until: '2026-12-06',
  kinds: ['card'],
  countries: ['at'],
  reduction: { percent: 20 },
}
const CODE: Promotion = { code: 'ADVENT26', from: '2026-12-01', reduction: { percent: 10 } }
/** Of the catalogue; it runs from 16 November to 6 December. */
const CANVAS = '/discounts/campaign/canvas-autumn-2026'
const PATH = `/discounts/campaign/${CARDS.id}`

/** The back office of an operator, and how often they made the shop take something over. */
function openDiscounts(roles: readonly OperatorRole[] = ['merchandising']) {
  now = NOON
  const changes = { count: 0 }
  const discountsChanged = async () => void changes.count++
  const { send } = openBackOffice(shop(), roles, { discountsChanged })
  const read = async (response: Response) => {
    const body = (await response.json()) as { discount: DiscountDetail; problem?: string; fields?: string[] }
    return { status: response.status, ...body }
  }
  return {
    send,
    changes,
    get: async (path = PATH) => read(await send('GET', path)),
    save: async (rules: object, revision = 0, path = PATH) =>
      read(await send('PUT', path, { revision, rules })),
    act: async (verb: string, body: object, path = PATH) => read(await send('POST', `${path}/${verb}`, body)),
    list: async () =>
      ((await (await send('GET', '/discounts')).json()) as { discounts: DiscountListRow[] }).discounts,
  }
}

const publishedRules = async () => (await listPublishedDiscounts(shop().db)).map(({ rules }) => rules)

describe('a campaign', () => {
  test('is a draft until it is published, and then scheduled, running and ended', async () => {
    const { save, act, changes, get } = openDiscounts()
    const draft = await save(CARDS)
    expect(draft.discount).toMatchObject({ state: 'draft', published: null, draft: CARDS, revision: 1 })
    expect([await publishedRules(), changes.count]).toEqual([[], 0])
    const { discount } = await act('publish', { revision: 1 })
    expect(discount).toMatchObject({ state: 'scheduled', published: CARDS, hasDraft: false })
    expect(discount.versions).toMatchObject([{ version: 1, rules: CARDS, actor: 'operator:Ada' }])
    expect([await publishedRules(), changes.count]).toEqual([[CARDS], 1])
    now = new Date('2026-12-05T09:00:00Z')
    expect((await get()).discount.state).toBe('running')
    now = new Date('2026-12-06T23:00:00Z')
    expect((await get()).discount.state).toBe('ended')
  })

  test('shows its prices as it begins, with the lowest of the 30 days before', async () => {
    const { save } = openDiscounts()
    const { discount } = await save(CARDS)
    expect(discount.findings).toEqual([])
    expect(discount.prices.length).toBeGreaterThan(3)
    for (const { country, kind, original, current, lowest } of discount.prices) {
      expect([country, kind]).toEqual(['at', 'card'])
      expect(current.amount).toBeLessThan(original.amount)
      expect(lowest).toEqual(original)
    }
  })

  test.each<[string, Partial<Campaign>, string]>([
    ['is over', { from: '2026-11-01', until: '2026-11-02' }, 'over'],
    ['began before it was published', { from: '2026-11-20' }, 'starts-in-past'],
    ['reduces nothing', { reduction: { amount: { EUR: 0 } } }, 'reduces-nothing'],
    [
      'is no cheaper than the 30 days before, in which another campaign ran',
      {
        kinds: ['photo-frame'],
        ids: ['leinwand'],
        countries: ['de'],
        channels: ['passepartout'],
        from: '2026-12-07',
        until: '2026-12-13',
        reduction: { percent: 15 },
      },
      'not-below-lowest',
    ],
  ])('that %s is not published', async (_, change, finding) => {
    const { save, act, changes } = openDiscounts()
    const rules = { ...CARDS, ...change }
    const { discount } = await save(rules)
    expect(discount.findings).toContainEqual({ finding, isError: true, ids: [] })
    const refused = await act('publish', { revision: 1 })
    expect(refused).toMatchObject({ status: 409, problem: 'check-failed' })
    expect(refused.fields).toContain(finding)
    expect([await publishedRules(), changes.count]).toEqual([[], 0])
  })

  test('names the campaigns it meets, and which of them counts', async () => {
    const { save } = openDiscounts()
    const rules = { ...CARDS, kinds: undefined, countries: undefined }
    const { discount } = await save(rules)
    expect(discount.findings).toContainEqual({
      finding: 'wins-over',
      isError: false,
      ids: ['canvas-autumn-2026'],
    })
    expect(discount.findings).toContainEqual({ finding: 'was-cheaper', isError: false, ids: [] })
  })

  test('is not saved over a colleague’s change, nor published in a state that was not seen', async () => {
    const { save, act } = openDiscounts()
    await save(CARDS)
    expect(await save(CARDS)).toMatchObject({ status: 409, problem: 'id-taken' })
    const both = await Promise.all([
      save({ ...CARDS, reduction: { percent: 25 } }, 1),
      save({ ...CARDS, reduction: { percent: 30 } }, 1),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await act('publish', { revision: 1 })).toMatchObject({ status: 409, problem: 'changed-meanwhile' })
    const published = await Promise.all([act('publish', { revision: 2 }), act('publish', { revision: 2 })])
    expect(published.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await act('remove', { revision: 3 })).status).toBe(409)
  })

  test('goes back to an earlier version, and out of the shop', async () => {
    const { save, act } = openDiscounts()
    await save(CARDS)
    await act('publish', { revision: 1 })
    const stronger = { ...CARDS, reduction: { percent: 30 } }
    await save(stronger, 2)
    await act('publish', { revision: 3 })
    expect(await publishedRules()).toEqual([stronger])
    const back = await act('restore', { revision: 4, version: 1 })
    expect(back.discount).toMatchObject({ published: CARDS, draft: CARDS })
    expect(back.discount.versions.map(({ version }) => version)).toEqual([3, 2, 1])
    const out = await act('end', { revision: 5 })
    expect(out.discount).toMatchObject({ state: 'draft', published: null, draft: CARDS })
    expect(await publishedRules()).toEqual([null])
    expect((await act('restore', { revision: 6, version: 9 })).status).toBe(404)
  })

  test('is looked at in a shop as it will be, by a link of the back office', async () => {
    const { save, send } = openDiscounts()
    await save(CARDS)
    const query = 'channel=kartenliebe&country=at&day=2026-12-04&time=00:30'
    const opened = await send('GET', `${PATH}/preview?${query}`)
    expect([opened.status, opened.headers.get('location')]).toEqual([
      302,
      'https://kartenliebe.at.example/2026-12-03T23:30:00.000Z/cards-austria',
    ])
    for (const wrong of ['day=2026-13-01', 'channel=evil.example', 'time=99'])
      expect((await send('GET', `${PATH}/preview?${query.replace(/day=.*/, '')}${wrong}`)).status).toBe(400)
  })

  test('of the catalogue is ended on the minute, and goes on as the file says', async () => {
    const { get, act, list } = openDiscounts()
    const before = await get(CANVAS)
    expect(before.discount).toMatchObject({ state: 'running', isOfCatalogue: true, revision: 0 })
    const ended = await act('end', { revision: 0 }, CANVAS)
    expect(ended.discount.published).toEqual({
      ...before.discount.published,
      until: '2026-11-21',
      untilTime: '13:00',
    })
    expect(ended.discount).toMatchObject({ state: 'ended', isOfCatalogue: false })
    expect(ended.discount.versions.map(({ actor }) => actor)).toEqual(['operator:Ada', 'catalogue'])
    expect((await list()).filter(({ id }) => id === 'canvas-autumn-2026')).toHaveLength(1)
    const back = await act('restore', { revision: ended.discount.revision, version: 1 }, CANVAS)
    expect(back.discount).toMatchObject({ state: 'running', published: before.discount.published })
  })
})

describe('a promotion code', () => {
  const path = `/discounts/promotion/${CODE.code}`

  test('is made, published and ended', async () => {
    const { save, act, list } = openDiscounts()
    await save(CODE, 0, path)
    const { discount } = await act('publish', { revision: 1 }, path)
    expect(discount).toMatchObject({ state: 'scheduled', published: CODE, findings: [], prices: [] })
    now = new Date('2026-12-02T09:00:00Z')
    const ended = await act('end', { revision: 2 }, path)
    expect(ended.discount).toMatchObject({ state: 'ended', published: { until: '2026-12-02' } })
    const codes = (await list()).filter(({ kind }) => kind === 'promotion')
    expect(codes.map(({ id }) => id)).toEqual(['ADVENT26', 'HERBST26', 'WAND10'])
  })
})

describe('a discount', () => {
  test('is taken in no odd form', async () => {
    const { send, save } = openDiscounts()
    const odd = [
      { ...CARDS, reduction: { percent: 0 } },
      { ...CARDS, reduction: { percent: 91 } },
      { ...CARDS, reduction: { amount: { EUR: -1 } } },
      { ...CARDS, reduction: { amount: { XAU: 1 } } },
      { ...CARDS, id: 'other' },
      { ...CARDS, until: '2026-12-03' },
      { ...CARDS, until: '2026-12-04', fromTime: '10:00', untilTime: '10:00' },
      { ...CARDS, fromTime: '25:00' },
      { ...CARDS, from: '2026-02-31' },
      { ...CARDS, kinds: ['stamp'] },
      { ...CARDS, countries: ['xx'] },
      { ...CARDS, state: 'published' },
      { ...CODE },
      null,
    ]
    for (const rules of odd) expect((await send('PUT', PATH, { revision: 0, rules })).status).toBe(400)
    const unknown = await save({ ...CARDS, ids: ['unobtainium'] })
    expect(unknown).toMatchObject({ status: 409, problem: 'unknown-product' })
    for (const path of ['/discounts/voucher/x', '/discounts/campaign/nothing', '/discounts/campaign/%00'])
      expect((await send('GET', path)).status).toBeGreaterThanOrEqual(400)
    expect(await publishedRules()).toEqual([])
  })

  test.each(['support', 'finance', 'production', 'content', 'lab'] as const)(
    'is neither read nor published by the role %s',
    async role => {
      const { send } = openDiscounts([role])
      const body = { revision: 0, rules: CARDS }
      expect((await send('GET', '/discounts')).status).toBe(403)
      expect((await send('PUT', PATH, body)).status).toBe(403)
      for (const verb of ['publish', 'end', 'restore', 'remove'])
        expect((await send('POST', `${CANVAS}/${verb}`, { revision: 0, version: 1 })).status).toBe(403)
      expect(await publishedRules()).toEqual([])
    },
  )
})
