import type { CartLine } from '@passepartout/contracts'
import type { CartLineRow } from '@passepartout/db'
import {
  addressedDelivery,
  dayIn,
  designerOf,
  designerUrl,
  factsOf,
  type Money,
  money,
  monthOf,
  type OrderLine,
  PLANT_TIME_ZONE,
} from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'
import { apiKind } from '../../kinds/registry.ts'
import { postageWords } from '../cards/index.ts'
import { shownMoney } from '../prices/index.ts'
import { namesOf, shownNames } from './line-names.ts'
import { type LineConfiguration, type LinePrice, linePrice, lineQuantities, orderLine } from './line-price.ts'
import { nextQuantities } from './next-quantities.ts'
import { lookOf, type StoredLine, storedLine } from './stored-line.ts'

/** A line with today's price and words, and as the order's sums need it. */
export function shownLine(context: CallContext, row: CartLineRow): { line: CartLine; order?: OrderLine } {
  const stored = storedLine(context, row)
  const { shared, order } = priced(context, row, stored.configuration)
  const line = { ...shared, ...factsOfLine(context, row, stored) } as CartLine
  return order ? { line, order } : { line }
}

function priced(context: CallContext, row: CartLineRow, configuration: LineConfiguration | undefined) {
  const { catalogue, shop } = context
  const answer = configuration && linePrice(context, configuration, row.quantity)
  const price = answer?.ok ? answer : undefined
  const rule = configuration && lineQuantities(catalogue, configuration)
  const shown = (amount: Money) => shownMoney(amount, shop.locale)
  const taxed = (amount: Money, { vatRate }: LinePrice) => shownMoney(amount, shop.locale, vatRate)
  const nothing = shown(money(0, shop.currency))
  const seen: Money = { amount: row.seenPrice, currency: row.currency }
  const names = shownNames(namesOf(row.document))
  const changed = price && (price.current.amount !== seen.amount || price.current.currency !== seen.currency)
  const shared = {
    id: row.id,
    title: row.title,
    quantity: row.quantity,
    quantities:
      rule && !names && !apiKind(configuration.kind).isCountedInside
        ? { ...nextQuantities(rule, row.quantity), most: rule.max }
        : { previous: null, next: null, most: row.quantity },
    unitPrice: price ? taxed(price.current, price) : nothing,
    unitPriceOriginal: price ? shown(price.original) : nothing,
    referencePrice: price?.referencePrice ? shown(price.referencePrice) : null,
    tiers: price ? tiersOf(price).map(({ from, unit }) => ({ from, unitPrice: taxed(unit, price) })) : [],
    total: price ? taxed(price.total, price) : nothing,
    priceChange: price && changed ? { from: shown(seen), to: taxed(price.current, price) } : null,
    names,
    arrives: null,
    unavailable: !price,
    findings: [],
  }
  return {
    shared,
    order: price && configuration ? orderLine(context, configuration, price, row.quantity) : undefined,
  }
}

/** From which quantities on a piece costs less, a single one first. */
function tiersOf({ single, quantityTiers }: LinePrice) {
  const cheaper = quantityTiers.filter(({ from, unit }) => from > 1 && unit.amount < single.amount)
  return cheaper.length > 0 ? [{ from: 1, unit: single }, ...cheaper] : []
}

/** What its kind says of a line; of an article without a design also where it is no longer sold. */
function factsOfLine(context: CallContext, row: CartLineRow, { kind, said, configuration }: StoredLine) {
  const { shop, now } = context
  const own = apiKind(kind)
  const { kind: _kind, ...fields } = said ?? Object(row.configuration)
  const isDesigned = factsOf(kind).line === 'designed'
  const worded = isDesigned ? configuration : said
  const facts = {
    kind,
    configuration: fields,
    description: worded ? own.describe(context, worded, row.currency) : [],
  }
  if (!isDesigned) {
    const look = lookOf(context, row, row.currency)
    return { ...facts, ...(look ?? { picture: null, swatch: null, aspect: null, worth: null }) }
  }
  const extras = { locale: shop.locale, draft: row.draftId, line: row.id }
  const current = monthOf(dayIn(PLANT_TIME_ZONE, now)) ?? { year: now.getUTCFullYear(), month: 1 }
  const designer = designerOf(kind)
  const bare = designer ? designerUrl(designer, {}, extras) : '/'
  return {
    ...facts,
    previewUrl: `/web-api/cart/lines/${row.id}/preview`,
    ...envelopeOf(context, said, row),
    ...postedOf(context, said),
    editUrl: (configuration && own.link(configuration, current, extras)) ?? bare,
    draftId: row.draftId,
  }
}

/** What is known of envelopes that are printed; nothing of others. */
function envelopeOf(
  { catalogue }: Pick<CallContext, 'catalogue'>,
  said: LineConfiguration | undefined,
  { id, quantity }: CartLineRow,
) {
  if (said?.kind !== 'card' || said.envelopePrint === 'none') return {}
  const { envelopeSender = [], isSample } = said
  const delivery = addressedDelivery(catalogue, said) ?? null
  const usesList = delivery !== null && quantity > 1
  const takesAddress = delivery !== null && quantity === 1 && !isSample
  const shown = [
    ...(usesList || takesAddress ? ['front' as const] : []),
    ...(envelopeSender.length > 0 ? ['back' as const] : []),
  ]
  const pictures = shown.map(side => ({ side, url: `/web-api/cart/lines/${id}/envelope/${side}` }))
  return { envelope: { sender: envelopeSender, usesList, delivery, takesAddress, pictures } }
}

/** What posting one of several cards costs. */
function postedOf(context: CallContext, said: LineConfiguration | undefined) {
  const postage = said?.kind === 'card' && !said.isSample ? postageWords(context, said) : undefined
  return postage === undefined ? {} : { postage }
}
