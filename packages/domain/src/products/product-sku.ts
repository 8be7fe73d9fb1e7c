import type { Catalogue } from '../catalogue/schema.ts'
import { PRODUCT_KINDS } from './lists.ts'
import { type ProductConfiguration, rulesOf } from './product-rules.ts'
import type { ProductKind } from './registry.ts'
import type { ProductInput } from './shared/rules.ts'

/** The product of a SKU: a kind and the choices included in the SKU; other fields get their defaults. */
export interface SkuTarget {
  kind: ProductKind
  input: ProductInput
}

const LONGEST = 64

/**
 * The SKU of a product, made of its main choices; options, paper and print finish are not included.
 *
 * | Kind | Parts | Such as |
 * |---|---|---|
 * | photo-frame | material, format, frame? | `leinwand-600x400-holzrahmen` |
 * | collage | `collage`, design, those of a picture | `collage-13-leinwand-600x400` |
 * | frame | `frame`, frame, format | `frame-holzrahmen-eiche-600x400` |
 * | calendar | type, format, binding? | `wandkalender-a4-hoch-spirale` |
 * | photobook | printing, cover, format, pages? | `digitalfotobuch-hard-a4-quer-48` |
 * | photobox | size, format, photos? | `photobox-small-100x120-24` |
 * | photoprint | paper, format | `photoprint-fotopapier-matt-150x100` |
 * | card | design | `card-olivenhain` |
 * | accessory | its own in the catalogue | `umschlag-c6-weiss` |
 * | gift-voucher | value in whole units of the currency | `gift-voucher-50` |
 */
export const productSku = (product: ProductConfiguration): string => rulesOf(product.kind).sku.of(product)

/** Parses a SKU; `undefined` if the catalogue knows no such product. The rules decide whether it can be made. */
export function parseSku(catalogue: Catalogue, sku: string): SkuTarget | undefined {
  if (sku.length > LONGEST) return undefined
  for (const kind of PRODUCT_KINDS) {
    const input = rulesOf(kind).sku.read(catalogue, sku)
    if (input) return { kind, input }
  }
  return undefined
}
