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

/** Openers of all kinds, on the server. */
export const PRODUCT_OPENERS: { [Kind in DesignableKind]: ProductOpener<Kind> } = {
  // A frame without print has nothing to design (specification, "Designer addresses").
  'photo-frame': { isSoldAsItIs: isFrameWithoutPrint },
  calendar: { open: openCalendar },
  card: { open: openCard },
  collage: { open: openCollage },
  photobook: { open: openPhotobook },
  photobox: { open: openPhotobox },
}

// The table types each opener with its own parameters; TypeScript cannot express that for an index access.
const openerOf = ({ kind }: DesignerAddress) => PRODUCT_OPENERS[kind] as ProductOpener<DesignableKind>

/** Whether the product page sells this product without a design. */
export const isSoldWithoutDesign = (address: DesignerAddress): boolean =>
  openerOf(address).isSoldAsItIs?.(address.params as never) ?? false

/**
 * Opens the product of an address; null for kinds that are configured in the designer itself, `undefined` where the
 * shop does not sell it.
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
