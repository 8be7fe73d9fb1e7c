import type { DesignLibrary } from '@passepartout/designs'
import type { CallContext } from '../../http/call-context.ts'
import { cacheForAMinute } from '../prices/index.ts'

/** Keeps what a list is made from as long as designs, prices and the minute stay as they are. */
export function cacheOffers<T>() {
  const known = new WeakMap<DesignLibrary, ReturnType<typeof cacheForAMinute<T>>>()
  return ({ designs, priceBook, shop, now }: CallContext, compute: () => T): T => {
    const remember = known.get(designs) ?? cacheForAMinute<T>()
    known.set(designs, remember)
    return remember(priceBook, shop, now, compute)
  }
}
