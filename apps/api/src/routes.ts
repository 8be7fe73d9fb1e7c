import type { Route } from './http/router.ts'
import { accessoryRoutes } from './modules/accessories/index.ts'
import { accountRoutes } from './modules/account/index.ts'
import { accountAreaRoutes } from './modules/account-area/index.ts'
import { analyticsRoutes } from './modules/analytics/index.ts'
import { calendarRoutes } from './modules/calendars/index.ts'
import { cardRoutes } from './modules/cards/index.ts'
import { cartRoutes } from './modules/cart/index.ts'
import { checkoutRoutes } from './modules/checkout/index.ts'
import { collageRoutes } from './modules/collages/index.ts'
import { contactRoutes } from './modules/contact/index.ts'
import { contentRoutes } from './modules/content/index.ts'
import { customerRoutes } from './modules/customer/index.ts'
import { deliveryRoutes } from './modules/delivery/index.ts'
import { designRoutes } from './modules/designs/index.ts'
import { draftLinkRoutes } from './modules/draft-links/index.ts'
import { draftShareRoutes } from './modules/draft-shares/index.ts'
import { draftRoutes } from './modules/drafts/index.ts'
import { flagRoutes } from './modules/flags/index.ts'
import { guestBookRoutes } from './modules/guest-books/index.ts'
import { labRoutes } from './modules/labs/index.ts'
import { locationRoutes } from './modules/location/index.ts'
import { logRoutes } from './modules/log/index.ts'
import { newsletterRoutes } from './modules/newsletter/index.ts'
import { orderRoutes } from './modules/orders/index.ts'
import { paymentRoutes } from './modules/payments/index.ts'
import { photoLinkRoutes } from './modules/photo-links/index.ts'
import { photobookRoutes } from './modules/photobooks/index.ts'
import { photoboxRoutes } from './modules/photoboxes/index.ts'
import { photoRoutes } from './modules/photos/index.ts'
import { priceRoutes } from './modules/prices/index.ts'
import { productFormRoutes } from './modules/product-form/index.ts'
import { selectionRoutes } from './modules/selection/index.ts'
import { shopRoutes } from './modules/shop/index.ts'
import { themeRoutes } from './modules/themes/index.ts'
import { toolboxRoutes } from './modules/toolbox/index.ts'
import { voucherRoutes } from './modules/vouchers/index.ts'
import { whitelabelRoutes } from './modules/whitelabel/index.ts'
import { wishlistRoutes } from './modules/wishlist/index.ts'

/** Every call, by the section of the OpenAPI document that lists it. */
export const ROUTES: Readonly<Record<string, readonly Route[]>> = {
  shop: shopRoutes,
  flags: flagRoutes,
  prices: priceRoutes,
  'photo frames': selectionRoutes,
  calculator: productFormRoutes,
  designs: designRoutes,
  delivery: deliveryRoutes,
  cards: [...themeRoutes, ...cardRoutes],
  accessories: accessoryRoutes,
  vouchers: voucherRoutes,
  calendars: calendarRoutes,
  photobooks: photobookRoutes,
  'photo boxes': photoboxRoutes,
  collages: collageRoutes,
  photos: [...photoRoutes, ...photoLinkRoutes],
  drafts: [...draftLinkRoutes, ...draftRoutes, ...draftShareRoutes],
  cart: cartRoutes,
  checkout: checkoutRoutes,
  orders: [...orderRoutes, ...guestBookRoutes],
  labs: labRoutes,
  payments: paymentRoutes,
  wishlist: wishlistRoutes,
  customer: [...customerRoutes, ...accountRoutes],
  whitelabel: whitelabelRoutes,
  'account area': accountAreaRoutes,
  toolbox: toolboxRoutes,
  contact: contactRoutes,
  content: contentRoutes,
  newsletter: newsletterRoutes,
  location: locationRoutes,
  log: logRoutes,
  numbers: analyticsRoutes,
}
