import type { PrintFinish } from '../../catalogue/vocabulary.ts'
import { type Shop, shopSettings } from '../../shops/shop.ts'

/** Whether a channel offers a print finish on photo products: foil only with the gold setting (spec 9). */
export const isFinishedInChannel = (refinement: PrintFinish, shop: Shop): boolean =>
  refinement === 'none' || shopSettings(shop).goldRefinement

/** The print finishes of an article that a channel sells. */
export const printFinishesInChannel = (refinements: readonly PrintFinish[], shop: Shop): PrintFinish[] =>
  refinements.filter(refinement => isFinishedInChannel(refinement, shop))
