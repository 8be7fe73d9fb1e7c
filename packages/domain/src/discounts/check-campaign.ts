import type { Catalogue } from '../catalogue/schema.ts'
import { instantInZone } from '../delivery/zoned-time.ts'
import type { Money } from '../money/money.ts'
import { articleKey } from '../prices/article-key.ts'
import { campaignAppliesTo } from '../prices/campaigns.ts'
import { positionInPeriod, type ZonedMoment } from '../prices/days.ts'
import type { PriceHistoryEntry } from '../prices/reference-price.ts'
import type { Campaign, PriceBook } from '../prices/schema.ts'
import { type ProductConfiguration, rulesOf } from '../products/product-rules.ts'
import { priceProduct } from '../products/products.ts'
import type { ProductKind } from '../products/registry.ts'
import { CHANNELS } from '../shops/channels.ts'
import { COUNTRY_CODES, localesOf } from '../shops/locales.ts'
import { type Shop, shopFor } from '../shops/shop.ts'
import { MINUTE_MS } from '../time/time-units.ts'

/** Results of a check that refuse a campaign. */
export const CAMPAIGN_ERRORS = ['over', 'starts-in-past', 'reduces-nothing', 'not-below-lowest'] as const
/** Results of a check that only warn of something. */
export const CAMPAIGN_WARNINGS = ['was-cheaper', 'loses-to', 'wins-over', 'deep'] as const
export type CampaignFinding = (typeof CAMPAIGN_ERRORS | typeof CAMPAIGN_WARNINGS)[number]

/** The price of a product as a campaign begins. */
export interface CampaignPrice {
  shop: Shop
  kind: ProductKind
  /** Its material, type, format or SKU. */
  names: readonly string[]
  original: Money
  current: Money
  /** Lowest price of the 30 days before, where the country requires it. */
  lowest: Money | undefined
}

/** Whole per cent from which a reduction is called deep. */
const DEEP_SHARE = 50

/** A shop for each channel and country that a campaign can reduce prices in; prices do not depend on the language. */
export const shopsOfCampaign = (campaign: Campaign): Shop[] =>
  CHANNELS.flatMap(channel =>
    COUNTRY_CODES.flatMap(country => localesOf(country).slice(0, 1)).map(locale => shopFor(channel, locale)),
  ).filter(shop => campaignAppliesTo(campaign, shop))

/** The instant at which a campaign begins. */
export const startOfCampaign = ({ from, fromTime = '00:00' }: Campaign, timeZone: string): Date =>
  instantOfMoment(timeZone, { day: from, time: fromTime })

/** The instant of a day and time in a time zone. */
export function instantOfMoment(timeZone: string, { day, time }: Required<ZonedMoment>): Date {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return new Date(instantInZone(timeZone, day, hour).getTime() + minute * MINUTE_MS)
}

/** Prices of products in a shop as a campaign begins, for those that it reduces. The book contains the campaign. */
export function pricesInCampaign(
  book: PriceBook,
  catalogue: Catalogue,
  campaign: Campaign,
  shop: Shop,
  products: readonly ProductConfiguration[],
  histories: ReadonlyMap<string, readonly PriceHistoryEntry[]>,
): CampaignPrice[] {
  const at = startOfCampaign(campaign, book.timeZone)
  return products.flatMap(product => {
    const history = histories.get(articleKey(product))
    const price = priceProduct(book, catalogue, product, shop, { at, ...(history ? { history } : {}) })
    if (!price.ok || price.campaign?.id !== campaign.id) return []
    const { original, current, referencePrice: lowest } = price
    const names = rulesOf(product.kind).campaignIds(product as never)
    return [{ shop, kind: product.kind, names, original, current, lowest }]
  })
}

/** What speaks against a campaign at a moment, given prices of samples as it begins. */
export function checkCampaign(
  book: Pick<PriceBook, 'campaigns'>,
  campaign: Campaign,
  published: Campaign | undefined,
  moment: ZonedMoment,
  prices: readonly CampaignPrice[],
): { finding: CampaignFinding; ids: string[] }[] {
  const found: { finding: CampaignFinding; ids: string[] }[] = []
  const add = (finding: CampaignFinding, ids: string[] = []) => found.push({ finding, ids })
  const rivals = book.campaigns.filter(other => other.id !== campaign.id && overlaps(campaign, other))
  const place = book.campaigns.findIndex(({ id }) => id === campaign.id)
  const isBefore = (other: Campaign) => book.campaigns.indexOf(other) < place
  if (positionInPeriod(campaign, moment) === 'after') add('over')
  else if (campaign.from < moment.day && published?.from !== campaign.from) add('starts-in-past')
  if (prices.length === 0) add('reduces-nothing')
  if (prices.some(({ current, lowest }) => lowest && current.amount >= lowest.amount)) add('not-below-lowest')
  else if (prices.some(({ original, lowest }) => lowest && lowest.amount < original.amount))
    add('was-cheaper')
  const winning = rivals.filter(isBefore).map(({ id }) => id)
  const losing = rivals.filter(other => !isBefore(other)).map(({ id }) => id)
  if (winning.length > 0) add('loses-to', winning)
  if (losing.length > 0) add('wins-over', losing)
  if ('percent' in campaign.reduction && campaign.reduction.percent >= DEEP_SHARE) add('deep')
  return found
}

export const refusesCampaign = (finding: CampaignFinding): boolean =>
  CAMPAIGN_ERRORS.some(error => error === finding)

const meet = <T>(one: readonly T[] | undefined, other: readonly T[] | undefined): boolean =>
  !one || !other || one.some(value => other.includes(value))

/** Whether two campaigns can be for the same product at the same time. */
function overlaps(one: Campaign, other: Campaign): boolean {
  const isLaterThan = (late: Campaign, early: Campaign) =>
    positionInPeriod(early, { day: late.from, time: late.fromTime ?? '00:00' }) === 'after'
  return (
    !isLaterThan(one, other) &&
    !isLaterThan(other, one) &&
    meet(one.kinds, other.kinds) &&
    meet(one.ids, other.ids) &&
    meet(one.channels, other.channels) &&
    meet(one.countries, other.countries)
  )
}
