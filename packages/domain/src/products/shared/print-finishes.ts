import type { PrintFinish } from '../../catalogue/vocabulary.ts'
import { type Shop, shopSettings } from '../../shops/shop.ts'

/** Whether a channel refines the covers of photo products: foil only where it has the gold refinement (spec 9). */
export const isFinishedInChannel = (refinement: PrintFinish, shop: Shop): boolean =>
  refinement === 'none' || shopSettings(shop).goldRefinement

/** The refinements of an article that a channel sells. */
export const printFinishesInChannel = (refinements: readonly PrintFinish[], shop: Shop): PrintFinish[] =>
  refinements.filter(refinement => isFinishedInChannel(refinement, shop))
