import { crossSellPicture, getCartLinePhotos, getCrossSellOffers } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { type CartLineRow, filterReadyPhotoIds, findCartLine, findOrderLine } from '@passepartout/db'
import { allSlots, type Document, findAsset, withPhoto } from '@passepartout/document'
import { type ProductConfiguration, type ProductKind, shopFor, toDisplayMoney } from '@passepartout/domain'
import { matchesEntityTag } from '@passepartout/http'
import { lineImageFolder } from '@passepartout/storage'
import type { CallContext } from '../../http/call-context.ts'
import { refuse, success } from '../../http/call-result.ts'
import { privateImageResponse } from '../../http/private-image.ts'
import { fileRoute, route } from '../../http/router.ts'
import { apiKindAdapter } from '../../kinds/registry.ts'
import { parseStoredDocument, uploadedPhotoIds } from '../drafts/index.ts'
import {
  type CrossSellOffer,
  crossSellOffers,
  crossSellProduct,
  type FilledSlot,
  neighbouringFormats,
  photosInPageOrder,
} from './cross-sell-offers.ts'
import { getCachedImage } from './line-image.ts'
import { parseStoredLine } from './parse-stored-line.ts'
import { priceLine } from './price-line.ts'

/** Largest displayed width of an offer on 2x screens. */
const TILE_WIDTH = 560

type OfferedLine = Pick<CartLineRow, 'kind' | 'title' | 'configuration' | 'document'> & { visitorId: string }

interface LoadedLine {
  line: OfferedLine
  document: Document
  stored: ProductConfiguration
  places: FilledSlot[]
}

/** A line of a cart, or of an order while its design is stored. */
async function findLine({ db }: Pick<CallContext, 'db'>, id: string): Promise<OfferedLine | undefined> {
  const inCart = await findCartLine(db, { id })
  if (inCart) return inCart
  const { order, line } = (await findOrderLine(db, id)) ?? {}
  return line && order?.visitorId ? { ...line, visitorId: order.visitorId } : undefined
}

/** A line of one of these visitors, with the photos of its design that still exist. */
async function loadLineWithPhotos(
  context: Pick<CallContext, 'db' | 'catalogue' | 'shop' | 'now' | 'draftReader'>,
  visitorIds: readonly string[],
  id: string,
): Promise<LoadedLine | undefined> {
  const { db } = context
  const line = await findLine(context, id)
  if (!line || !visitorIds.includes(line.visitorId)) return undefined
  const parsed = await parseStoredDocument(context, line.document)
  const { stored } = parseStoredLine(context, line)
  if (!parsed.ok || !stored) return undefined
  const { document } = parsed
  const ready = await filterReadyPhotoIds(db, { visitorId: line.visitorId, ids: uploadedPhotoIds(document) })
  return { line, document, stored, places: photosInPageOrder(document, ready) }
}

/** The main photo of a design: the largest on the first page with photos. */
function mainSlot({ document, places }: Pick<LoadedLine, 'document' | 'places'>): FilledSlot | undefined {
  const area = ({ box: { width, height } }: FilledSlot) => width * height
  const ids = new Set(places.map(({ id }) => id))
  const page = document.pages.find(({ elements }) => elements.some(({ id }) => ids.has(id)))
  const own = places.filter(({ id }) => page?.elements.some(element => element.id === id))
  return own.toSorted((a, b) => area(b) - area(a))[0]
}

const orientationOfSlot = ({ box: { width, height } }: FilledSlot) =>
  height > width ? 'portrait' : 'landscape'

export const getCartLinePhotosRoute = route(
  getCartLinePhotos,
  schemas.getCartLinePhotos,
  async (context, { params: { id } }) => {
    const { visitorId } = context
    const shown = visitorId ? await loadLineWithPhotos(context, [visitorId], id) : undefined
    if (!shown) return refuse('not-found')
    return success({ photos: shown.places.map(({ photo: { assetId, crop } }) => ({ id: assetId, crop })) })
  },
)

export const getCrossSellOffersRoute = route(
  getCrossSellOffers,
  schemas.getCartLineOffers,
  async (context, { params: { id } }) => {
    const { visitorId } = context
    const shown = visitorId ? await loadLineWithPhotos(context, [visitorId], id) : undefined
    if (!shown) return refuse('not-found')
    const main = mainSlot(shown)
    if (!main) return success({ title: shown.line.title, offers: [], formats: [] })
    const inWords = (product: CrossSellOffer) => toOfferPayload(context, product)
    const { u, v } = main.photo.crop.centre
    return success({
      title: shown.line.title,
      offers: crossSellOffers(context, shown.stored, {
        way: orientationOfSlot(main),
        photos: shown.places.length,
      }).flatMap(product => {
        const words = inWords(product)
        const isPicture = isShownAsProduct(product.configuration.kind)
        return words.map(one => ({
          ...one,
          picture: isPicture
            ? { url: `/web-api/cart/lines/${id}/offers/${product.id}/picture`, centre: null }
            : { url: `/web-api/photos/${main.photo.assetId}/preview?size=640`, centre: { u, v } },
        }))
      }),
      formats: neighbouringFormats(context, shown.stored).flatMap(inWords),
    })
  },
)

/** The offer with today's price; empty when it has none. */
function toOfferPayload(context: CallContext, { id, configuration, count, url }: CrossSellOffer) {
  const price = priceLine(context, configuration, count)
  if (!price.ok) return []
  const [name = '', ...details] = apiKindAdapter(configuration.kind).name(context, configuration)
  return [{ id, name, details, url, count, price: toDisplayMoney(price.total, context.shop.locale) }]
}

/** Whether an offer is shown as the product with the photo; the others show the photo alone. */
const isShownAsProduct = (kind: ProductKind): boolean =>
  apiKindAdapter(kind).crossSelling?.emptyDocument !== undefined

/** The line's picture as another product, to its owner only; rendered at the first request. */
export const crossSellPictureRoute = fileRoute(
  crossSellPicture,
  schemas.cartLineOfferPicture,
  async (context, { params: { id, offer } }) => {
    const { catalogue, selling, request } = context
    const chosenOffer = selling.alsoAs.offers.find(one => one.id === offer)
    if (!chosenOffer || !isShownAsProduct(chosenOffer.kind)) return refuse('not-found')
    const shown = await loadLineWithPhotos(context, await context.visitorIds(), id)
    const main = shown && mainSlot(shown)
    if (!main) return refuse('not-found')
    // An image request has no shop headers. The image is the same in all shops, with texts in the line's language.
    const shop = shopFor('passepartout', 'de-DE')
    const way = orientationOfSlot(main)
    const photos = shown.places.length
    const product = crossSellProduct({ ...context, shop }, chosenOffer, shown.stored, { way, photos })
    const asset = findAsset(shown.document, main.photo.assetId)
    const { crossSelling, dress } = apiKindAdapter(chosenOffer.kind)
    const empty =
      product && asset && crossSelling?.emptyDocument?.(context, product.configuration, shown.document.locale)
    const [first] = empty ? allSlots(empty) : []
    if (!product || !asset || !empty || !first) return refuse('not-found')

    const facts = { etag: `"${id}-${offer}"`, name: `${offer}.webp` }
    if (matchesEntityTag(request.headers.get('if-none-match'), facts.etag))
      return privateImageResponse(facts, null)
    const { configuration } = product
    const held = { ...empty, assets: { ...empty.assets, [asset.id]: asset } }
    const crop = crossSelling?.takesCrop ? main.photo.crop : undefined
    const object = await getCachedImage(context, `${lineImageFolder(id)}as-${offer}.webp`, {
      document: await context.freeze(withPhoto(held, first.slot.id, asset, crop)),
      width: TILE_WIDTH,
      dress: dress?.(catalogue, configuration),
    })
    if (!object) return refuse('not-found')
    return privateImageResponse(
      { ...facts, size: object.size },
      request.method === 'HEAD' ? '' : object.stream(),
    )
  },
)
