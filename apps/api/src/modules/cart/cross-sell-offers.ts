import { allSlots, type Document, type PhotoSlot } from '@passepartout/document'
import {
  type CrossSellRule,
  designerParams,
  designerUrl,
  isSoldInChannel,
  type ProductConfiguration,
} from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'
import type { CrossSellLine } from '../../kinds/cross-selling.ts'
import { apiKindAdapter } from '../../kinds/registry.ts'
import { currentProductionMonth, productOfDraft } from '../drafts/index.ts'

export type CrossSellContext = Pick<CallContext, 'catalogue' | 'designs' | 'shop' | 'now' | 'selling'>
type UprightSize = CrossSellLine['way']

/** A product offered with a line's picture, configured as far as possible. */
export interface CrossSellOffer {
  id: string
  configuration: ProductConfiguration
  /** Quantity with which its designer opens. */
  count: number
  /** Inner address of its designer. */
  url: string
}

/** The photos of a design in page order, without duplicates. */
export function photosInPageOrder(document: Document, ready: ReadonlySet<string>): FilledSlot[] {
  const filled = allSlots(document).flatMap(({ slot }) =>
    slot.photo && ready.has(slot.photo.assetId) ? [{ ...slot, photo: slot.photo }] : [],
  )
  return filled.filter(
    ({ photo }, index) => filled.findIndex(one => one.photo.assetId === photo.assetId) === index,
  )
}
export type FilledSlot = PhotoSlot & { photo: NonNullable<PhotoSlot['photo']> }

/** The cross-sell offers of a line in the order of the data, without the line's own product and not all of one kind. */
export function crossSellOffers(
  context: CrossSellContext,
  line: ProductConfiguration,
  { way, photos }: { way: UprightSize; photos: number },
): CrossSellOffer[] {
  const { most, mostOfKind, offers } = context.selling.alsoAs
  const found: CrossSellOffer[] = []
  const { month } = currentProductionMonth(context.now)
  for (const offer of offers) {
    if (offer.months && !offer.months.includes(month)) continue
    if (offer.count === 'photos' && photos < 2) continue
    const product = crossSellProduct(context, offer, line, { way, photos })
    if (!product || isSameProduct(product.configuration, line)) continue
    const { kind } = product.configuration
    if (found.filter(({ configuration }) => configuration.kind === kind).length < mostOfKind)
      found.push(product)
  }
  return found.slice(0, most)
}

/**
 * The offered product, with what its kind takes over from the line; `undefined` when the shop does not sell it.
 */
export function crossSellProduct(
  context: CrossSellContext,
  { id, kind, params, count: of = 1 }: CrossSellRule,
  line: ProductConfiguration,
  { way, photos }: { way: UprightSize; photos: number },
): CrossSellOffer | undefined {
  const { shop, now } = context
  const count = of === 'photos' ? photos : of
  if (!isSoldInChannel(shop.channel, kind)) return undefined
  const configured = apiKindAdapter(kind).crossSelling?.configured?.(context, params, {
    configuration: line,
    way,
  })
  if (configured) return toOffer(context, id, configured, count)
  const url = designerUrl(kind, designerParams(kind, params, currentProductionMonth(now)), {
    locale: shop.locale,
  })
  const { configuration } = productOfDraft(context, { kind, configuration: { designerUrl: url } })
  return configuration && { id, configuration, count, url }
}

/** An offer with the address of its designer. */
function toOffer(
  { shop: { locale }, now }: CrossSellContext,
  id: string,
  configuration: ProductConfiguration,
  count: number,
): CrossSellOffer | undefined {
  const url = apiKindAdapter(configuration.kind).link(configuration, currentProductionMonth(now), { locale })
  return url === null ? undefined : { id, configuration, count, url }
}

function isSameProduct(offered: ProductConfiguration, line: ProductConfiguration): boolean {
  if (offered.kind !== line.kind) return false
  return apiKindAdapter(line.kind).crossSelling?.isSame?.(offered, line) ?? true
}

/** The same product in the neighbouring sizes of equal proportions, for kinds with such sizes. */
export const neighbouringFormats = (
  context: CrossSellContext,
  line: ProductConfiguration,
): CrossSellOffer[] =>
  (apiKindAdapter(line.kind).crossSelling?.neighbours?.(context, line) ?? []).flatMap(
    ({ format, configuration }) => toOffer(context, format, configuration, 1) ?? [],
  )
