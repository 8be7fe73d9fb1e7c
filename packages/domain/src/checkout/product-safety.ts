import { PRODUCT_KINDS } from '../products/lists.ts'
import { rulesOf } from '../products/product-rules.ts'
import { type DesignableKind, isSoldInChannel } from '../products/registry.ts'
import type { ProductSafety } from '../products/shared/rules.ts'
import type { Channel } from '../shops/channels.ts'

/** The kinds whose offers have information of their own: those with a designer, and articles of stock. */
export type ProductSafetyEntry = DesignableKind | 'accessory'

/** Product safety of the kinds that a channel sells, in the order of display. */
export const productSafetyEntries = (channel: Channel): ({ kind: ProductSafetyEntry } & ProductSafety)[] =>
  PRODUCT_KINDS.flatMap(kind => {
    const { safety } = rulesOf(kind)
    return safety && isSoldInChannel(channel, kind) ? [{ kind: kind as ProductSafetyEntry, ...safety }] : []
  })
