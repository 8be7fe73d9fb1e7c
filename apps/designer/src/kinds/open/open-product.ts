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
  'photo-frame': {
    isSoldAsItIs: isFrameWithoutPrint,
    firstParts: ['src/canvas/stage.tsx', 'src/panels/product-panel.tsx'],
  },
  calendar: {
    open: openCalendar,
    firstParts: [
      'src/calendar/calendar-panel.tsx',
      'src/calendar/calendar-check.ts',
      'src/calendar/left-panel.tsx',
      'src/product/product-rows.tsx',
    ],
  },
  card: {
    open: openCard,
    firstParts: ['src/card/card-options.ts', 'src/card/card-panel.tsx', 'src/card/stored-texts-offer.tsx'],
  },
  collage: {
    open: openCollage,
    materials: ({ products }) => products.collage?.materials,
    firstParts: ['src/collage/collage-panel.tsx', 'src/collage/collage-tools.tsx'],
  },
  photobook: { open: openPhotobook, firstParts: ['src/book/book-panel.tsx', 'src/product/product-rows.tsx'] },
  photobox: {
    open: openPhotobox,
    firstParts: ['src/prints/prints-grid.tsx', 'src/prints/prints-panel.tsx', 'src/prints/print-prices.ts'],
  },
}

// The table types each opener with its own parameters; TypeScript cannot express that for an index access.
const openerOf = ({ kind }: DesignerAddress) => PRODUCT_OPENERS[kind] as ProductOpener<DesignableKind>

/** The opener of a kind; empty for a kind that is not listed. */
export const productOpener = (
  kind: DesignableKind,
): Pick<ProductOpener<DesignableKind>, 'materials' | 'firstParts'> => PRODUCT_OPENERS[kind] ?? {}

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
