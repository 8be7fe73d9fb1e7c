import type { DesignLibrary } from '@passepartout/designs'
import type { CallContext } from '../../http/call-context.ts'
import { cacheForAMinute } from '../prices/index.ts'

/** Caches the data of a list until designs, prices or the minute change. */
export function cacheOffers<T>() {
  const known = new WeakMap<DesignLibrary, ReturnType<typeof cacheForAMinute<T>>>()
  return ({ designs, priceBook, shop, now }: CallContext, compute: () => T): T => {
    const remember = known.get(designs) ?? cacheForAMinute<T>()
    known.set(designs, remember)
    return remember(priceBook, shop, now, compute)
  }
}
