import type { CartLine } from '@passepartout/contracts'
import type { CartLineRow } from '@passepartout/db'
import {
  dayInZone,
  deliveryOfEnvelopes,
  designableKindFor,
  designerUrl,
  hasEnvelope,
  hasPrintedEnvelope,
  kindMetadata,
  LAB_TIME_ZONE,
  type Money,
  money,
  monthOf,
  type OrderLine,
  toDisplayMoney,
} from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'
import { apiKindAdapter } from '../../kinds/registry.ts'
import { postageText } from '../cards/index.ts'
import { mergeNamesOf, toMergeNamesPayload } from './merge-names.ts'
import { nextQuantities } from './next-quantities.ts'
import { parseStoredLine, type StoredLine, undesignedAppearanceOf } from './parse-stored-line.ts'
import {
  type LineConfiguration,
  type LinePrice,
  lineQuantities,
  priceLine,
  toPricedOrderLine,
} from './price-line.ts'

/** A line with today's price and texts, and as input of the order totals. */
export function toCartLinePayload(
  context: CallContext,
  row: CartLineRow,
): { line: CartLine; order?: OrderLine } {
  const stored = parseStoredLine(context, row)
  const { shared, order } = priced(context, row, stored.configuration)
  const line = { ...shared, ...lineDetailsOf(context, row, stored) } as CartLine
  return order ? { line, order } : { line }
}

function priced(context: CallContext, row: CartLineRow, configuration: LineConfiguration | undefined) {
  const { catalogue, shop } = context
  const answer = configuration && priceLine(context, configuration, row.quantity)
  const price = answer?.ok ? answer : undefined
  const rule = configuration && lineQuantities(catalogue, configuration)
  const shown = (amount: Money) => toDisplayMoney(amount, shop.locale)
  const taxed = (amount: Money, { vatRate }: LinePrice) => toDisplayMoney(amount, shop.locale, vatRate)
  const nothing = shown(money(0, shop.currency))
  const seen: Money = { amount: row.seenPrice, currency: row.currency }
  const names = toMergeNamesPayload(mergeNamesOf(row.document))
  const changed = price && (price.current.amount !== seen.amount || price.current.currency !== seen.currency)
  const shared = {
    id: row.id,
    title: row.title,
    quantity: row.quantity,
    quantities:
      rule && !names && !apiKindAdapter(configuration.kind).isCountedInside
        ? { ...nextQuantities(rule, row.quantity), most: rule.max }
        : { previous: null, next: null, most: row.quantity },
    unitPrice: price ? taxed(price.current, price) : nothing,
    unitPriceOriginal: price ? shown(price.original) : nothing,
    referencePrice: price?.referencePrice ? shown(price.referencePrice) : null,
    tiers: price
      ? quantityTiersOf(price).map(({ from, unit }) => ({ from, unitPrice: taxed(unit, price) }))
      : [],
    total: price ? taxed(price.total, price) : nothing,
    priceChange: price && changed ? { from: shown(seen), to: taxed(price.current, price) } : null,
    names,
    arrives: null,
    unavailable: !price,
    findings: [],
  }
  return {
    shared,
    order:
      price && configuration ? toPricedOrderLine(context, configuration, price, row.quantity) : undefined,
  }
}

/** Quantities from which the price per piece is lower, beginning with a single piece. */
function quantityTiersOf({ single, quantityTiers }: LinePrice) {
  const cheaper = quantityTiers.filter(({ from, unit }) => from > 1 && unit.amount < single.amount)
  return cheaper.length > 0 ? [{ from: 1, unit: single }, ...cheaper] : []
}

/** The details of a line by its kind; articles without a design keep them when no longer sold. */
function lineDetailsOf(context: CallContext, row: CartLineRow, { kind, stored, configuration }: StoredLine) {
  const { shop, now } = context
  const own = apiKindAdapter(kind)
  const { kind: _kind, ...fields } = stored ?? Object(row.configuration)
  const isDesigned = kindMetadata(kind).line === 'designed'
  const worded = isDesigned ? configuration : stored
  const facts = {
    kind,
    configuration: fields,
    description: worded ? own.describe(context, worded, row.currency) : [],
  }
  if (!isDesigned) {
    const look = undesignedAppearanceOf(context, row, row.currency)
    return { ...facts, ...(look ?? { picture: null, swatch: null, aspect: null, worth: null }) }
  }
  const extras = { locale: shop.locale, draft: row.draftId, line: row.id }
  const current = monthOf(dayInZone(LAB_TIME_ZONE, now)) ?? { year: now.getUTCFullYear(), month: 1 }
  const designer = designableKindFor(kind)
  const bare = designer ? designerUrl(designer, {}, extras) : '/'
  return {
    ...facts,
    previewUrl: `/web-api/cart/lines/${row.id}/preview`,
    ...envelopePayloadOf(context, stored, row),
    ...postedOf(context, stored),
    editUrl: (configuration && own.link(configuration, current, extras)) ?? bare,
    draftId: row.draftId,
  }
}

/** The envelope fields of a line with printed envelopes; empty for others. */
function envelopePayloadOf(
  { catalogue }: Pick<CallContext, 'catalogue'>,
  stored: LineConfiguration | undefined,
  { id, quantity }: CartLineRow,
) {
  if (!hasPrintedEnvelope(stored)) return {}
  const { envelopeSender = [], isSample } = stored
  const delivery = deliveryOfEnvelopes(catalogue, stored) ?? null
  const usesList = delivery !== null && quantity > 1
  const takesAddress = delivery !== null && quantity === 1 && !isSample
  const shown = [
    ...(usesList || takesAddress ? ['front' as const] : []),
    ...(envelopeSender.length > 0 ? ['back' as const] : []),
  ]
  const pictures = shown.map(side => ({ side, url: `/web-api/cart/lines/${id}/envelope/${side}` }))
  return { envelope: { sender: envelopeSender, usesList, delivery, takesAddress, pictures } }
}

function postedOf(context: CallContext, stored: LineConfiguration | undefined) {
  const postage = hasEnvelope(stored) && !stored.isSample ? postageText(context, stored) : undefined
  return postage === undefined ? {} : { postage }
}
