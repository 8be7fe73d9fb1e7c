import { type CollageDesign, designsOf } from '@passepartout/designs'
import type { CallContext } from '../../http/call-context.ts'
import { cacheOffers, type FilterAttributes, filterAttributes } from '../listing/index.ts'
import { cheapestCollages, type PricedCollage } from './collage-prices.ts'

export interface CollageOffer extends CollageDesign, FilterAttributes {
  cheapest: PricedCollage
}

const remembered = cacheOffers<CollageOffer[]>()

/** The collages that the shop sells, in its own order. */
export const collageOffers = (context: CallContext): CollageOffer[] =>
  remembered(context, () => {
    const cheapestOf = cheapestCollages(context)
    return designsOf(context.designs, 'collage').flatMap(design => {
      const cheapest = cheapestOf(design.collage.designId, design.collage.formats)
      return cheapest ? [{ ...design, ...filterAttributes(context, design), cheapest }] : []
    })
  })
