import { getPhotobookDesignGroupSets } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { designsOf, type PhotobookDesign } from '@passepartout/designs'
import { normaliseProduct, termsOf } from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'
import { refuse } from '../../http/call-result.ts'
import { route } from '../../http/router.ts'
import {
  cacheOffers,
  createTermFilter,
  type FilterAttributes,
  filterAttributes,
  named,
  toDesignItem,
  toListPayload,
} from '../listing/index.ts'
import { lowerPrice, type StartingPriceSource, toStartingPrice } from '../prices/index.ts'
import { photobookLink } from './photobook-link.ts'
import { photobookKey, photobookPricesFrom } from './photobook-prices-from.ts'

export const getPhotobookDesignGroupSetsRoute = route(
  getPhotobookDesignGroupSets,
  schemas.getPhotobookDesignGroupSets,
  (context, { query: { designGroupSetId, ...query } }) => {
    const all = offeredSets(context).filter(
      ({ id }) => designGroupSetId === undefined || id === designGroupSetId,
    )
    if (all.length === 0 && designGroupSetId !== undefined) return refuse('not-found')
    const filters = {
      categoryIds: createTermFilter(
        context,
        'photobook-categories',
        query.categoryIds,
        (set: Offer) => set.categories,
      ),
      photobookType: createTermFilter(
        context,
        'photobook-types',
        query.photobookType,
        ({ photobook }: Offer) => [...photobook.types],
      ),
      photobookFormat: createTermFilter(
        context,
        'photobook-formats',
        query.photobookFormat,
        ({ photobook }: Offer) => photobook.formats,
      ),
      color: createTermFilter(context, 'colours', query.color, ({ colours }: Offer) => colours),
      label: createTermFilter(context, 'card-labels', query.label, ({ labels }: Offer) => labels),
    }
    const chosenBooks = ({ photobook }: Offer) => ({
      types: filterChosen(photobook.types, query.photobookType),
      formats: filterChosen(photobook.formats, query.photobookFormat),
    })
    return toListPayload(context, all, filters, query, set =>
      toPhotobookSetPayload(context, set, chosenBooks(set), designGroupSetId !== undefined),
    )
  },
  { isPublic: true },
)

interface Offer extends PhotobookDesign, FilterAttributes {
  /** Categories of the shop's channel. */
  categories: string[]
  priceFrom: StartingPriceSource
}

const remembered = cacheOffers<Offer[]>()

const offeredSets = (context: CallContext): Offer[] => remembered(context, () => photobookOffers(context))

/** Designs with a category of the channel and an available book, with the lowest price of those books. */
function photobookOffers(context: CallContext): Offer[] {
  const { catalogue, shop, designs } = context
  const own = new Set(
    termsOf(catalogue, 'photobook-categories')
      .filter(({ channel }) => channel === shop.channel)
      .map(({ id }) => id),
  )
  const prices = photobookPricesFrom(context)
  return designsOf(designs, 'photobook').flatMap(design => {
    const { types, formats, categoryIds } = design.photobook
    const categories = categoryIds.filter(id => own.has(id))
    const priceFrom = cheapestOf(prices, { types, formats })
    return priceFrom && categories.length > 0
      ? [{ ...design, ...filterAttributes(context, design), categories, priceFrom }]
      : []
  })
}

interface Books {
  types: readonly string[]
  formats: readonly string[]
}

const cheapestOf = (prices: ReadonlyMap<string, StartingPriceSource>, { types, formats }: Books) =>
  types
    .flatMap(type => formats.flatMap(format => prices.get(photobookKey(type, format)) ?? []))
    .reduce<StartingPriceSource | undefined>(lowerPrice, undefined)

/** The chosen values that exist; all values when none is chosen. */
const filterChosen = <T extends string>(all: readonly T[], chosen: readonly string[] = all): readonly T[] =>
  all.filter(one => chosen.includes(one))

/** A design with price and address of the requested books. */
function toPhotobookSetPayload(context: CallContext, set: Offer, chosen: Books, whole: boolean) {
  const { catalogue, shop, now } = context
  const { id, photobook, categories } = set
  const prices = photobookPricesFrom(context)
  const priceFrom = cheapestOf(prices, chosen) ?? set.priceFrom
  const [photobookPrinting] = chosen.types
  const photobookFormat = chosen.formats.find(format =>
    prices.has(photobookKey(photobookPrinting ?? '', format)),
  )
  const input = { photobookPrinting, photobookFormat }
  const { kind: _kind, ...first } = normaliseProduct(catalogue, 'photobook', input, shop, now).configuration
  return {
    designGroupSetId: id,
    ...toDesignItem(context, set, { whole }),
    photobookTypes: photobook.types.map(named(context, 'photobook-types')),
    formats: photobook.formats.map(named(context, 'photobook-formats')),
    categories: categories.map(named(context, 'photobook-categories')),
    priceFrom: toStartingPrice(priceFrom, shop),
    designerUrl: photobookLink(context, { ...first, designGroupSetId: id }),
  }
}
