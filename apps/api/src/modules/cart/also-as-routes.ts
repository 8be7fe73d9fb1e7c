import { cartLineOfferPicture, getCartLineOffers, getCartLinePhotos } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { findCartLine, ownPhotoIds } from '@passepartout/db'
import { createFrameDocument, type Document, findAsset, framePage, withPhoto } from '@passepartout/document'
import { type ProductConfiguration, shopFor } from '@passepartout/domain'
import { isKnownTag } from '@passepartout/http'
import { answer, refuse } from '../../http/answer.ts'
import type { CallContext } from '../../http/call-context.ts'
import { privatePicture } from '../../http/private-picture.ts'
import { fileRoute, route } from '../../http/router.ts'
import { apiKind } from '../../kinds/registry.ts'
import { openDocument, uploadIds } from '../drafts/index.ts'
import { shownMoney } from '../prices/index.ts'
import { type AlsoAs, alsoAs, type FilledSlot, offeredProduct, otherFormats, placesOf } from './also-as.ts'
import { linePictureFolder, openPicture } from './line-picture.ts'
import { linePrice } from './line-price.ts'
import { storedLine } from './stored-line.ts'

/** The widest an offer is shown, on screens of two dots a pixel. */
const TILE_WIDTH = 560

interface Shown {
  line: NonNullable<Awaited<ReturnType<typeof findCartLine>>>
  document: Document
  said: ProductConfiguration
  places: FilledSlot[]
}

/** A line of one of these visitors with the photos of its design that are still there. */
async function lineWithPhotos(
  context: Pick<CallContext, 'db' | 'catalogue' | 'shop' | 'now' | 'draftReader'>,
  visitorIds: readonly string[],
  id: string,
): Promise<Shown | undefined> {
  const { db } = context
  const line = await findCartLine(db, { id })
  if (!line || !visitorIds.includes(line.visitorId)) return undefined
  const parsed = await openDocument(context, line.document)
  const { said } = storedLine(context, line)
  if (!parsed.ok || !said) return undefined
  const { document } = parsed
  const ready = await ownPhotoIds(db, { visitorId: line.visitorId, ids: uploadIds(document) })
  return { line, document, said, places: placesOf(document, ready) }
}

/** The photo that stands for a design: the largest one of the first page that has any. */
function mainPlace({ document, places }: Pick<Shown, 'document' | 'places'>): FilledSlot | undefined {
  const area = ({ box: { width, height } }: FilledSlot) => width * height
  const ids = new Set(places.map(({ id }) => id))
  const page = document.pages.find(({ elements }) => elements.some(({ id }) => ids.has(id)))
  const own = places.filter(({ id }) => page?.elements.some(element => element.id === id))
  return own.toSorted((a, b) => area(b) - area(a))[0]
}

const wayOf = ({ box: { width, height } }: FilledSlot) => (height > width ? 'portrait' : 'landscape')

export const getCartLinePhotosRoute = route(
  getCartLinePhotos,
  schemas.getCartLinePhotos,
  async (context, { params: { id } }) => {
    const { visitorId } = context
    const shown = visitorId ? await lineWithPhotos(context, [visitorId], id) : undefined
    if (!shown) return refuse('not-found')
    return answer({ photos: shown.places.map(({ photo: { assetId, crop } }) => ({ id: assetId, crop })) })
  },
)

export const getCartLineOffersRoute = route(
  getCartLineOffers,
  schemas.getCartLineOffers,
  async (context, { params: { id } }) => {
    const { visitorId } = context
    const shown = visitorId ? await lineWithPhotos(context, [visitorId], id) : undefined
    if (!shown) return refuse('not-found')
    const main = mainPlace(shown)
    if (!main) return answer({ title: shown.line.title, offers: [], formats: [] })
    const inWords = (product: AlsoAs) => shownOffer(context, product)
    const { u, v } = main.photo.crop.centre
    return answer({
      title: shown.line.title,
      offers: alsoAs(context, shown.said, wayOf(main)).flatMap(product => {
        const words = inWords(product)
        const isPicture = product.configuration.kind === 'photo-frame'
        return words.map(one => ({
          ...one,
          picture: isPicture
            ? { url: `/web-api/cart/lines/${id}/offers/${product.id}/picture`, centre: null }
            : { url: `/web-api/photos/${main.photo.assetId}/preview?size=640`, centre: { u, v } },
        }))
      }),
      formats: otherFormats(context, shown.said).flatMap(inWords),
    })
  },
)

/** With today's price; nothing of what has none. */
function shownOffer(context: CallContext, { id, configuration, url }: AlsoAs) {
  const price = linePrice(context, configuration, 1)
  if (!price.ok) return []
  const [name = '', ...details] = apiKind(configuration.kind).name(context, configuration)
  return [{ id, name, details, url, price: shownMoney(price.current, context.shop.locale) }]
}

/** The line's picture as another product, to its owner only; drawn when it is first asked for. */
export const cartLineOfferPictureRoute = fileRoute(
  cartLineOfferPicture,
  schemas.cartLineOfferPicture,
  async (context, { params: { id, offer } }) => {
    const { catalogue, selling, request } = context
    const asked = selling.alsoAs.offers.find(one => one.id === offer)
    const shown = await lineWithPhotos(context, await context.visitorIds(), id)
    const main = shown && mainPlace(shown)
    if (asked?.kind !== 'photo-frame' || !main) return refuse('not-found')
    // A picture of it is the same in every shop; its size is told in words.
    const metric = { ...context, shop: shopFor('passepartout', 'de-DE') }
    const product = offeredProduct(metric, asked, shown.said, wayOf(main))
    const asset = findAsset(shown.document, main.photo.assetId)
    if (product?.configuration.kind !== 'photo-frame' || !asset) return refuse('not-found')

    const facts = { etag: `"${id}-${offer}"`, name: `${offer}.webp` }
    if (isKnownTag(request.headers.get('if-none-match'), facts.etag)) return privatePicture(facts, null)
    const { configuration } = product
    const sizing = framePage(catalogue, configuration)
    const empty = createFrameDocument({ ...sizing, title: '' })
    const document = withPhoto({ ...empty, assets: { [asset.id]: asset } }, 'photo-1', asset, main.photo.crop)
    const object = await openPicture(context, `${linePictureFolder(id)}as-${offer}.webp`, {
      document,
      width: TILE_WIDTH,
      dress: apiKind('photo-frame').dress?.(catalogue, configuration),
    })
    if (!object) return refuse('not-found')
    return privatePicture({ ...facts, size: object.size }, request.method === 'HEAD' ? '' : object.stream())
  },
)
