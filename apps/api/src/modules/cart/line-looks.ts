import type { LineLooks } from '@passepartout/commerce/orders'
import { getLineImage, type LineImageContext } from './line-image.ts'
import { undesignedAppearanceOf } from './parse-stored-line.ts'

/** How ordered products look, by the product kinds. */
export const createLineLooks = (context: LineImageContext): LineLooks => ({
  undesigned: (shop, line, currency) =>
    undesignedAppearanceOf({ catalogue: context.catalogue, shop }, line, currency),
  image: line => getLineImage(context, line),
})
