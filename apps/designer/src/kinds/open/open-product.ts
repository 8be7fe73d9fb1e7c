import {
  type DesignableKind,
  type DesignerAddress,
  isFrameWithoutPrint,
  parseDesignerUrl,
  productPageUrl,
} from '@passepartout/domain'
import { fetchDelivery } from '../../api/fetch-price.ts'
import type { ConfiguredProduct } from '../../data/configured-product.ts'
import { openCalendar } from './calendar.ts'
import { openCard } from './card.ts'
import { openCollage } from './collage.ts'
import type { OpenContext, ProductOpener } from './open-context.ts'
import { openPhotobook } from './photobook.ts'
import { openPhotobox } from './photobox.ts'

/** How every designer opens, on the server. */
export const PRODUCT_OPENERS: { [Kind in DesignableKind]: ProductOpener<Kind> } = {
  // A frame alone has nothing to be designed (specification, "Designer addresses").
  'photo-frame': { isSoldAsItIs: isFrameWithoutPrint },
  calendar: { open: openCalendar },
  card: { open: openCard },
  collage: { open: openCollage },
  photobook: { open: openPhotobook },
  photobox: { open: openPhotobox },
}

// The list pairs each designer with its own parameters; TypeScript cannot follow that through an index.
const openerOf = ({ kind }: DesignerAddress) => PRODUCT_OPENERS[kind] as ProductOpener<DesignableKind>

/** Whether the page of a product sells what an address names, without a design. */
export const isSoldWithoutDesign = (address: DesignerAddress): boolean =>
  openerOf(address).isSoldAsItIs?.(address.params as never) ?? false

/**
 * What the designer of an address opens; null of what is chosen in the designer itself, `undefined` of what a shop does not
 * sell.
 */
export async function openProduct(
  address: DesignerAddress,
  context: OpenContext,
  pageOf: (address: DesignerAddress) => string,
): Promise<ConfiguredProduct | null | undefined> {
  const { open } = openerOf(address)
  if (!open) return null
  const opened = await open(address as never, context)
  if (!opened) return undefined
  const { made, ...product } = opened
  const shown = parseDesignerUrl(product.address, context.current) ?? address
  const delivery = await fetchDelivery(context.client, made)
  return { ...product, delivery, choose: productPageUrl(pageOf(shown), shown.kind, shown.params) }
}
