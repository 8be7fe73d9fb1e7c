import { allSlots, type Document, type PhotoSlot } from '@passepartout/document'
import {
  type ConfigurationOf,
  type CrossSellRule,
  defaultFormat,
  designerParams,
  designerUrl,
  formatsOf,
  groupOfFormat,
  isSoldInChannel,
  materialOf,
  normaliseProduct,
  orientationOf,
  type ProductConfiguration,
  type ProductInput,
  parseDimension,
  withOrientation,
} from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'
import { currentProductionMonth, productOfDraft } from '../drafts/index.ts'

export type CrossSellContext = Pick<CallContext, 'catalogue' | 'designs' | 'shop' | 'now' | 'selling'>
type WallArtChoice = ConfigurationOf<'photo-frame'>
type UprightSize = 'landscape' | 'portrait'

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
 * The offered product, as wall art in the size of the line if the line is wall art; `undefined` when the shop does not
 * sell it.
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
  if (kind === 'photo-frame') {
    const configuration = crossSellWallArt(context, params, line, way)
    const url = designerUrl('photo-frame', configuration, { locale: shop.locale })
    return { id, configuration, count, url }
  }
  const url = designerUrl(kind, designerParams(kind, params, currentProductionMonth(now)), {
    locale: shop.locale,
  })
  const { configuration } = productOfDraft(context, { kind, configuration: { designerUrl: url } })
  return configuration && { id, configuration, count, url }
}

/** Uses the material's default size when the line's size is not available. */
function crossSellWallArt(
  context: CrossSellContext,
  params: ProductInput,
  line: ProductConfiguration,
  way: UprightSize,
): WallArtChoice {
  const { catalogue, shop, now } = context
  const { configuration } = normaliseProduct(catalogue, 'photo-frame', params, shop, now)
  const formatType =
    line.kind === 'photo-frame'
      ? line.formatType
      : withOrientation(defaultFormat(materialOf(catalogue, configuration.materialType), shop), way)
  return normaliseProduct(catalogue, 'photo-frame', { ...params, formatType }, shop, now).configuration
}

/** Compares the kind, for wall art also material and frame. */
function isSameProduct(offered: ProductConfiguration, line: ProductConfiguration): boolean {
  if (offered.kind !== line.kind) return false
  if (offered.kind !== 'photo-frame' || line.kind !== 'photo-frame') return true
  return offered.materialType === line.materialType && offered.frameType === line.frameType
}

/** The same wall art in the neighbouring sizes of equal proportions. */
export function neighbouringFormats(context: CrossSellContext, line: ProductConfiguration): CrossSellOffer[] {
  if (line.kind !== 'photo-frame') return []
  const { catalogue, shop, now } = context
  const material = materialOf(catalogue, line.materialType)
  const group = groupOfFormat(catalogue, material, shop, line.formatType)
  const way = orientationOf(parseDimension(line.formatType)) === 'portrait' ? 'portrait' : 'landscape'
  const alike = formatsOf(catalogue, material, shop)
    .filter(format => groupOfFormat(catalogue, material, shop, format) === group)
    .map(format => withOrientation(format, way))
  const here = alike.indexOf(line.formatType)
  if (group === undefined || here < 0) return []
  return [alike[here - 1], alike[here + 1]].flatMap(formatType => {
    if (formatType === undefined) return []
    const { configuration, corrections } = normaliseProduct(
      catalogue,
      'photo-frame',
      { ...line, formatType },
      shop,
      now,
    )
    const url = designerUrl('photo-frame', configuration, { locale: shop.locale })
    return corrections.length === 0 ? [{ id: formatType, configuration, count: 1, url }] : []
  })
}
