import type { UndesignedAppearance } from '@passepartout/contracts'
import type { OrderLineRow } from '@passepartout/db'
import type { Currency, Shop } from '@passepartout/domain'
import type { StoredObject } from '@passepartout/storage'

/** How ordered products look; the product kinds know. */
export interface LineLooks {
  /** The appearance of a line without a design; also for products no longer sold. */
  undesigned(
    shop: Shop,
    line: Pick<OrderLineRow, 'kind' | 'configuration'>,
    currency: Currency,
  ): UndesignedAppearance | undefined
  /** The image of a line's frozen design (WebP); `undefined` when its document is unreadable. */
  image(
    line: Pick<OrderLineRow, 'id' | 'document' | 'kind' | 'configuration'>,
  ): Promise<StoredObject | undefined>
}
