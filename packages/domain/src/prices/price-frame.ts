import type { Catalogue } from '../catalogue/schema.ts'
import { checkFrameConfiguration } from '../frame/check-configuration.ts'
import type { FrameConfiguration } from '../frame/configuration.ts'
import { discountShare, money } from '../money/money.ts'
import type { Shop } from '../shop/shop.ts'
import { campaignOn } from './campaigns.ts'
import { addDays, dayIn, validOn } from './days.ts'
import { type PartAmount, priceParts } from './price-parts.ts'
import type { PriceResult, QuantityTier } from './price-result.ts'
import { lowestPriceBefore, type PriceHistoryEntry } from './reference-price.ts'
import type { Campaign, PriceBook } from './schema.ts'
import { vatRateOn } from './vat.ts'

export interface PriceOptions {
  /** Whole pieces, at least 1; other values count as 1. */
  quantity?: number
  at: Date
  /** What was really asked for this article before; without it the price book's own past counts. */
  history?: readonly PriceHistoryEntry[]
}

/**
 * The price of a photo frame in a shop at a time: parts that add up exactly, original and current, VAT rate,
 * reference price, tiers (product.md, "Prices"). A configuration that cannot be made comes back with its problems.
 */
export function priceFrame(
  book: PriceBook,
  catalogue: Catalogue,
  configuration: FrameConfiguration,
  shop: Shop,
  { quantity = 1, at, history }: PriceOptions,
): PriceResult {
  const check = checkFrameConfiguration(catalogue, configuration, shop)
  if (!check.ok) return check
  const day = dayIn(book.timeZone, at)
  const pieces = Number.isSafeInteger(quantity) && quantity > 0 ? quantity : 1
  const ask: Ask = { book, catalogue, configuration, shop }
  const parts = partsOn(ask, day, pieces)
  const inShop = (amount: number) => money(amount, shop.currency)
  const current = inShop(sum(parts, 'current'))
  const original = inShop(sum(parts, 'original'))
  const campaign = campaignOn(book, configuration, shop, day)
  const vat = vatRateOn(book.vat, shop.country, 'wall-art', day)
  const reduced = current.amount < original.amount
  const reference = reduced && campaign ? referenceAmount(ask, campaign, history) : undefined

  return {
    ok: true,
    current,
    original,
    discountShare: discountShare(original, current),
    parts: parts.map(part => ({ ...part, original: inShop(part.original), current: inShop(part.current) })),
    quantity: pieces,
    total: inShop(current.amount * pieces),
    totalOriginal: inShop(original.amount * pieces),
    vatRate: vat.rate,
    vatIncluded: vat.included,
    ...(reference === undefined ? {} : { referencePrice: inShop(reference) }),
    ...(reduced && campaign ? { campaign: { id: campaign.id, until: campaign.until } } : {}),
    quantityTiers: quantityTiers(ask, day),
  }
}

interface Ask {
  book: PriceBook
  catalogue: Catalogue
  configuration: FrameConfiguration
  shop: Shop
}

const sum = (parts: readonly PartAmount[], field: 'original' | 'current'): number =>
  parts.reduce((total, part) => total + part[field], 0)

function partsOn({ book, catalogue, configuration, shop }: Ask, day: string, quantity: number): PartAmount[] {
  const list = validOn(book.lists, day)
  if (!list) throw new RangeError('The price book has no list.')
  const tiers = list.quantityTiers[configuration.materialType] ?? []
  const tierPercent = Math.max(
    0,
    ...tiers.filter(({ from }) => from <= quantity).map(({ percentOff }) => percentOff),
  )
  const campaign = campaignOn(book, configuration, shop, day)
  return priceParts({ list, catalogue, configuration, shop, campaign, tierPercent })
}

function quantityTiers(ask: Ask, day: string): QuantityTier[] {
  const tiers = validOn(ask.book.lists, day)?.quantityTiers[ask.configuration.materialType] ?? []
  return tiers.map(({ from }) => ({
    from,
    unit: money(sum(partsOn(ask, day, from), 'current'), ask.shop.currency),
  }))
}

function referenceAmount(ask: Ask, campaign: Campaign, history: readonly PriceHistoryEntry[] | undefined) {
  const { book, shop } = ask
  if (!book.reference.countries.includes(shop.country)) return undefined
  const windowStart = addDays(campaign.from, -book.reference.days)
  return lowestPriceBefore(history ?? ownPast(ask, windowStart, campaign.from), windowStart, campaign.from)
}

/** The price on every day on which the book itself changed it: the start of lists, and of and after campaigns. */
function ownPast(ask: Ask, windowStart: string, until: string): PriceHistoryEntry[] {
  const { lists, campaigns } = ask.book
  const changes = [
    windowStart,
    ...lists.map(({ validFrom }) => validFrom),
    ...campaigns.flatMap(({ from, until: last }) => [from, addDays(last, 1)]),
  ]
  return [...new Set(changes)]
    .filter(day => day >= windowStart && day < until)
    .map(day => ({ from: day, amount: sum(partsOn(ask, day, 1), 'current') }))
}
