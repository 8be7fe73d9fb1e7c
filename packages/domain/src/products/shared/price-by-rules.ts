import type { Catalogue } from '../../catalogue/schema.ts'
import { discountShare, type Money, money } from '../../money/money.ts'
import { campaignOn } from '../../prices/campaigns.ts'
import { addDays, momentInZone, validEntryOn, type ZonedMoment } from '../../prices/days.ts'
import type { PartAmount } from '../../prices/part-amounts.ts'
import type { ProductPriceResult, QuantityTier } from '../../prices/price-result.ts'
import { lowestPriceBefore, type PriceHistoryEntry } from '../../prices/reference-price.ts'
import type { Campaign, PriceBook } from '../../prices/schema.ts'
import { vatRateOn } from '../../prices/vat.ts'
import type { Shop } from '../../shops/shop.ts'
import type { ProductKind } from '../registry.ts'
import { quantityProblem } from './limits.ts'
import type { DatedList, ProductProblem, ProductRules } from './rules.ts'

export interface PriceOptions {
  /** Whole pieces. Refused if the kind limits its quantities; otherwise values below 1 count as 1. */
  quantity?: number
  at: Date
  /** Recorded earlier prices of this article; the price history of the price book covers the time before them. */
  history?: readonly PriceHistoryEntry[]
}

/** `priceProduct` for a caller that passes the rules of the one kind it needs. */
export function priceByRules<C extends { kind: ProductKind }, L extends DatedList>(
  rules: ProductRules<C, L>,
  book: PriceBook,
  catalogue: Catalogue,
  configuration: C,
  shop: Shop,
  { quantity = 1, at, history }: PriceOptions,
): ProductPriceResult {
  const check = rules.check(catalogue, configuration, shop)
  if (!check.ok) return check
  const limits = rules.quantity?.(catalogue, configuration)
  const wrong = limits && quantityProblem(limits, quantity)
  if (wrong) return { ok: false, problems: [wrong] }
  const moment = momentInZone(book.timeZone, at)
  const pieces = Number.isSafeInteger(quantity) && quantity > 0 ? quantity : 1
  const request: PriceRequest<C, L> = { rules, book, catalogue, configuration, shop }
  const parts = pricePartsAt(request, moment, pieces)
  const inShop = (amount: number) => money(amount, shop.currency)
  const current = inShop(sum(parts, 'current'))
  const original = inShop(sum(parts, 'original'))
  const campaign = campaignFor(request, moment)
  const vat = vatRateOn(book.vat, shop.country, rules.vatClass(catalogue, configuration), moment.day)
  const reduced = current.amount < original.amount
  const reference = reduced && campaign ? referenceAmount(request, campaign, history) : undefined

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
    single: inShop(pieces === 1 ? current.amount : sum(pricePartsAt(request, moment, 1), 'current')),
    quantityTiers: quantityTiers(request, moment),
  }
}

/**
 * Only the unit price now and without campaign, for lists of many prices, which show neither parts nor earlier prices.
 * The same amounts as `priceByRules`.
 */
export function unitPriceByRules<C extends { kind: ProductKind }, L extends DatedList>(
  rules: ProductRules<C, L>,
  book: PriceBook,
  catalogue: Catalogue,
  configuration: C,
  shop: Shop,
  at: Date,
): UnitPriceResult {
  const check = rules.check(catalogue, configuration, shop)
  if (!check.ok) return check
  const moment = momentInZone(book.timeZone, at)
  const parts = pricePartsAt({ rules, book, catalogue, configuration, shop }, moment, 1)
  const current = money(sum(parts, 'current'), shop.currency)
  const original = money(sum(parts, 'original'), shop.currency)
  const { rate } = vatRateOn(book.vat, shop.country, rules.vatClass(catalogue, configuration), moment.day)
  return { ok: true, current, original, discountShare: discountShare(original, current), vatRate: rate }
}

export type UnitPriceResult =
  | {
      ok: true
      current: Money
      original: Money
      discountShare: number
      /** Per cent included in the price; 0 if taxes are added later (United States). */
      vatRate: number
    }
  | { ok: false; problems: ProductProblem[] }

interface PriceRequest<C extends { kind: ProductKind }, L extends DatedList> {
  rules: ProductRules<C, L>
  book: PriceBook
  catalogue: Catalogue
  configuration: C
  shop: Shop
}

const sum = (parts: readonly PartAmount[], field: 'original' | 'current'): number =>
  parts.reduce((total, part) => total + part[field], 0)

function priceListOnDay<L extends DatedList>(book: PriceBook, kind: ProductKind, day: string): L {
  const lists = (book.lists as Partial<Record<ProductKind, readonly DatedList[]>>)[kind]
  const list = validEntryOn(lists ?? [], day)
  if (!list) throw new RangeError(`The price book has no list for "${kind}".`)
  return list as L
}

const campaignFor = <C extends { kind: ProductKind }, L extends DatedList>(
  { rules, book, configuration, shop }: PriceRequest<C, L>,
  moment: ZonedMoment,
): Campaign | undefined =>
  campaignOn(book, { kind: rules.kind, ids: rules.campaignIds(configuration) }, shop, moment)

function pricePartsAt<C extends { kind: ProductKind }, L extends DatedList>(
  request: PriceRequest<C, L>,
  moment: ZonedMoment,
  quantity: number,
): PartAmount[] {
  const { rules, book, catalogue, configuration, shop } = request
  const { day } = moment
  const currencies = validEntryOn(book.currencies, day)
  if (!currencies) throw new RangeError('The price book has no currencies.')
  const list = priceListOnDay<L>(book, rules.listsOf ?? rules.kind, day)
  const campaign = campaignFor(request, moment)
  return rules.parts({ list, currencies, book, day, catalogue, configuration, shop, quantity, campaign })
}

function quantityTiers<C extends { kind: ProductKind }, L extends DatedList>(
  request: PriceRequest<C, L>,
  moment: ZonedMoment,
): QuantityTier[] {
  const { rules, book, configuration, shop } = request
  const steps =
    rules.tiers?.(priceListOnDay<L>(book, rules.listsOf ?? rules.kind, moment.day), configuration) ?? []
  return steps.map(from => ({
    from,
    unit: money(sum(pricePartsAt(request, moment, from), 'current'), shop.currency),
  }))
}

function referenceAmount<C extends { kind: ProductKind }, L extends DatedList>(
  request: PriceRequest<C, L>,
  campaign: Campaign,
  history: readonly PriceHistoryEntry[] | undefined,
): number | undefined {
  const { book, shop } = request
  if (!book.reference.countries.includes(shop.country)) return undefined
  const windowStart = addDays(campaign.from, -book.reference.days)
  const past = articlePriceHistory(request, windowStart, campaign.from)
  return lowestPriceBefore(mergedPriceHistory(past, history), windowStart, campaign.from)
}

/** Recorded prices, preceded by the price book's own history before the first record. */
function mergedPriceHistory(
  past: readonly PriceHistoryEntry[],
  recorded: readonly PriceHistoryEntry[] = [],
): PriceHistoryEntry[] {
  return [...past.filter(({ from }) => recorded.every(one => from < one.from)), ...recorded]
}

/**
 * The price on every day on which the price book changed it: the starts of lists, and the start of campaigns and the
 * day after.
 */
function articlePriceHistory<C extends { kind: ProductKind }, L extends DatedList>(
  request: PriceRequest<C, L>,
  windowStart: string,
  until: string,
): PriceHistoryEntry[] {
  const { lists, currencies, campaigns } = request.book
  const dated: readonly DatedList[] = [...Object.values(lists).flat(), ...currencies]
  const changes = [
    windowStart,
    ...dated.map(({ validFrom }) => validFrom),
    ...campaigns.flatMap(({ from, until: last }) => [from, addDays(last, 1)]),
  ]
  return [...new Set(changes)]
    .filter(day => day >= windowStart && day < until)
    .map(day => ({ from: day, amount: sum(pricePartsAt(request, { day }, 1), 'current') }))
}
