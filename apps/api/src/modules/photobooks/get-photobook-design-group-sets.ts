import { getPhotobookDesignGroupSets } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { designsOf, type PhotobookDesign } from '@passepartout/designs'
import { normaliseProduct, termsOf } from '@passepartout/domain'
import { refuse } from '../../http/answer.ts'
import type { CallContext } from '../../http/call-context.ts'
import { route } from '../../http/router.ts'
import {
  designItem,
  type ListedFacts,
  listedFacts,
  named,
  rememberOffers,
  shownList,
  termFilter,
} from '../listing/index.ts'
import { type Cheapest, cheaper, shownPriceFrom } from '../prices/index.ts'
import { photobookLink } from './photobook-link.ts'
import { photobookKey, photobookPricesFrom } from './photobook-prices-from.ts'

export const getPhotobookDesignGroupSetsRoute = route(
  getPhotobookDesignGroupSets,
  schemas.getPhotobookDesignGroupSets,
  (context, { query: { designGroupSetId, ...query } }) => {
    const all = offered(context).filter(({ id }) => designGroupSetId === undefined || id === designGroupSetId)
    if (all.length === 0 && designGroupSetId !== undefined) return refuse('not-found')
    const filters = {
      categoryIds: termFilter(
        context,
        'photobook-categories',
        query.categoryIds,
        (set: Offer) => set.categories,
      ),
      photobookType: termFilter(context, 'photobook-types', query.photobookType, ({ photobook }: Offer) => [
        ...photobook.types,
      ]),
      photobookFormat: termFilter(
        context,
        'photobook-formats',
        query.photobookFormat,
        ({ photobook }: Offer) => photobook.formats,
      ),
      color: termFilter(context, 'colours', query.color, ({ colours }: Offer) => colours),
      label: termFilter(context, 'card-labels', query.label, ({ labels }: Offer) => labels),
    }
    const asked = ({ photobook }: Offer) => ({
      types: among(photobook.types, query.photobookType),
      formats: among(photobook.formats, query.photobookFormat),
    })
    return shownList(context, all, filters, query, set =>
      shownSet(context, set, asked(set), designGroupSetId !== undefined),
    )
  },
  { isPublic: true },
)

interface Offer extends PhotobookDesign, ListedFacts {
  /** Those of the channel. */
  categories: string[]
  priceFrom: Cheapest
}

const remembered = rememberOffers<Offer[]>()

const offered = (context: CallContext): Offer[] => remembered(context, () => offers(context))

/** Designs with a category of the channel and a book that can be made of them, with the lowest price of those. */
function offers(context: CallContext): Offer[] {
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
      ? [{ ...design, ...listedFacts(context, design), categories, priceFrom }]
      : []
  })
}

interface Books {
  types: readonly string[]
  formats: readonly string[]
}

const cheapestOf = (prices: ReadonlyMap<string, Cheapest>, { types, formats }: Books) =>
  types
    .flatMap(type => formats.flatMap(format => prices.get(photobookKey(type, format)) ?? []))
    .reduce<Cheapest | undefined>(cheaper, undefined)

/** What there is of what was chosen; all where nothing was. */
const among = <T extends string>(all: readonly T[], chosen: readonly string[] = all): readonly T[] =>
  all.filter(one => chosen.includes(one))

/** A design with price and address of the books that were asked for. */
function shownSet(context: CallContext, set: Offer, asked: Books, whole: boolean) {
  const { catalogue, shop, now } = context
  const { id, photobook, categories } = set
  const prices = photobookPricesFrom(context)
  const priceFrom = cheapestOf(prices, asked) ?? set.priceFrom
  const [photobookPrinting] = asked.types
  const photobookFormat = asked.formats.find(format =>
    prices.has(photobookKey(photobookPrinting ?? '', format)),
  )
  const input = { photobookPrinting, photobookFormat }
  const { kind: _kind, ...first } = normaliseProduct(catalogue, 'photobook', input, shop, now).configuration
  return {
    designGroupSetId: id,
    ...designItem(context, set, { whole }),
    photobookTypes: photobook.types.map(named(context, 'photobook-types')),
    formats: photobook.formats.map(named(context, 'photobook-formats')),
    categories: categories.map(named(context, 'photobook-categories')),
    priceFrom: shownPriceFrom(priceFrom, shop),
    designerUrl: photobookLink(context, { ...first, designGroupSetId: id }),
  }
}
