import type { Refinement } from '../../catalogue/vocabulary.ts'
import { type Shop, shopSettings } from '../../shop/shop.ts'

/** Whether a channel refines the covers of photo products: foil only where it has the gold refinement (spec 9). */
export const refinedHere = (refinement: Refinement, shop: Shop): boolean =>
  refinement === 'none' || shopSettings(shop).goldRefinement

/** The refinements of an article that a channel sells. */
export const refinementsIn = (refinements: readonly Refinement[], shop: Shop): Refinement[] =>
  refinements.filter(refinement => refinedHere(refinement, shop))
