import type { DesignableKind } from '@passepartout/domain'
import { applyChosenPrints } from '../prints/apply-chosen-prints.ts'
import type { ChosenProductAdapter } from './product-change-adapter.ts'

const CHOSEN_PRODUCTS: Readonly<Partial<Record<DesignableKind, ChosenProductAdapter>>> = {
  card: { reloadsWithDesign: true },
  photobox: { applyChosen: applyChosenPrints },
}

/** How a kind takes what was chosen on the product page; the defaults for a kind that is not listed. */
export const chosenProduct = (kind: DesignableKind): ChosenProductAdapter => CHOSEN_PRODUCTS[kind] ?? {}
