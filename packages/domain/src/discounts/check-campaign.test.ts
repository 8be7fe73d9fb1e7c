import { describe, expect, test } from 'vitest'
import { catalogue, priceBook } from '../catalogue/catalogue.fixture.ts'
import type { Campaign } from '../prices/schema.ts'
import {
  type CampaignFinding,
  checkCampaign,
  instantOfMoment,
  pricesInCampaign,
  shopsOfCampaign,
} from './check-campaign.ts'
import { sampleProducts } from './sample-products.ts'

const TODAY = { day: '2026-11-30', time: '12:00' }
const NOW = new Date('2026-11-30T11:00:00Z')
const POSTERS: Campaign = {
  id: 'posters',
  from: '2026-12-04',
  until: '2026-12-06',
  kinds: ['photo-frame'],
  ids: ['poster'],
  channels: ['passepartout'],
  countries: ['at'],
  reduction: { percent: 20 },
}
const other = (change: Partial<Campaign>): Campaign => ({ ...POSTERS, id: 'other', ...change })

/** What a check says of a campaign beside others, the first of which counts. */
function findingsOf(campaign: Campaign, others: Campaign[] = [], published?: Campaign, isFirst = true) {
  const campaigns = isFirst ? [campaign, ...others] : [...others, campaign]
  const book = { ...priceBook, campaigns }
  const prices = shopsOfCampaign(campaign).flatMap(shop =>
    pricesInCampaign(
      book,
      catalogue,
      campaign,
      shop,
      sampleProducts(catalogue, campaign, shop, NOW),
      new Map(),
    ),
  )
  return checkCampaign(book, campaign, published, TODAY, prices)
}

describe('the check of a campaign', () => {
  test.each<[string, Campaign, Campaign[], CampaignFinding[]]>([
    ['is content with a new reduction', POSTERS, [], []],
    ['refuses what is over', { ...POSTERS, from: '2026-11-01', until: '2026-11-29' }, [], ['over']],
    ['refuses a beginning in the past', { ...POSTERS, from: '2026-11-29' }, [], ['starts-in-past']],
    [
      'refuses what fits no product',
      { ...POSTERS, kinds: ['card'], ids: ['poster'] },
      [],
      ['reduces-nothing'],
    ],
    ['warns of a deep reduction', { ...POSTERS, reduction: { percent: 50 } }, [], ['deep']],
    [
      'refuses a price that was asked in the 30 days before',
      POSTERS,
      [other({ from: '2026-11-10', until: '2026-11-12' })],
      ['not-below-lowest'],
    ],
    [
      'warns where the price was lower in the 30 days before, but not as low',
      POSTERS,
      [other({ from: '2026-11-10', until: '2026-11-12', reduction: { percent: 10 } })],
      ['was-cheaper'],
    ],
    [
      'does not look back further than 30 days',
      POSTERS,
      [other({ from: '2026-10-01', until: '2026-11-01' })],
      [],
    ],
    [
      'names a campaign that it replaces',
      POSTERS,
      [other({ from: '2026-12-06', until: '2026-12-20' })],
      ['wins-over'],
    ],
    ['passes over one for other countries', POSTERS, [other({ countries: ['de'] })], []],
    ['passes over one that ends before', POSTERS, [other({ from: '2026-12-07', until: '2026-12-20' })], []],
  ])('%s', (_, campaign, others, expected) => {
    expect(findingsOf(campaign, others).map(({ finding }) => finding)).toEqual(expected)
  })

  test('names a campaign that counts instead, so that this one reduces nothing', () => {
    expect(findingsOf(POSTERS, [other({})], undefined, false)).toEqual([
      { finding: 'reduces-nothing', ids: [] },
      { finding: 'loses-to', ids: ['other'] },
    ])
  })

  test('lets a published campaign that has begun go on', () => {
    const running = { ...POSTERS, from: '2026-11-29' }
    expect(findingsOf({ ...running, reduction: { percent: 30 } }, [], running)).toEqual([])
  })
})

test.each([
  ['2026-12-04', '10:15', '2026-12-04T09:15:00.000Z'],
  ['2026-07-01', '00:00', '2026-06-30T22:00:00.000Z'],
])('%s %s in Berlin is %s', (day, time, instant) => {
  expect(instantOfMoment('Europe/Berlin', { day, time }).toISOString()).toBe(instant)
})
