import type { Route } from './http/router.ts'
import { cartRoutes } from './modules/cart/index.ts'
import { draftRoutes } from './modules/drafts/index.ts'
import { photoRoutes } from './modules/photos/index.ts'
import { priceRoutes } from './modules/prices/index.ts'

/** Every call by the area that the API's document lists it under. */
export const ROUTES: Readonly<Record<string, readonly Route[]>> = {
  prices: priceRoutes,
  photos: photoRoutes,
  drafts: draftRoutes,
  cart: cartRoutes,
}
