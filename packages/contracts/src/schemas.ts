import { accessorySchemas } from './accessories/schemas.ts'
import { accountSchemas } from './account/schemas.ts'
import { accountAreaSchemas } from './account-area/schemas.ts'
import { analyticsSchemas } from './analytics/schemas.ts'
import { calendarSchemas } from './calendars/schemas.ts'
import type { Call, CallSchemas, InputSchemas } from './call.ts'
import { cardSchemas } from './cards/schemas.ts'
import { cartSchemas } from './cart/schemas.ts'
import { checkoutSchemas } from './checkout/schemas.ts'
import { collageSchemas } from './collages/schemas.ts'
import { contactSchemas } from './contact/schemas.ts'
import { contentSchemas } from './content/schemas.ts'
import { customerSchemas } from './customer/schemas.ts'
import { deliverySchemas } from './delivery/schemas.ts'
import { designSchemas } from './designs/schemas.ts'
import { draftLinkSchemas } from './draft-links/schemas.ts'
import { draftShareSchemas } from './draft-shares/schemas.ts'
import { draftSchemas } from './drafts/schemas.ts'
import { flagSchemas } from './flags/schemas.ts'
import { guestBookSchemas } from './guest-books/schemas.ts'
import { labSchemas } from './labs/schemas.ts'
import { locationSchemas } from './location/schemas.ts'
import { logSchemas } from './log/schemas.ts'
import { newsletterSchemas } from './newsletter/schemas.ts'
import { orderSchemas } from './orders/schemas.ts'
import { paymentSchemas } from './payments/schemas.ts'
import { photoLinkSchemas } from './photo-links/schemas.ts'
import { photobookSchemas } from './photobooks/schemas.ts'
import { photoboxSchemas } from './photoboxes/schemas.ts'
import { photoSchemas } from './photos/schemas.ts'
import { priceSchemas } from './prices/schemas.ts'
import { productFormSchemas } from './product-form/schemas.ts'
import { recipientSchemas } from './recipients/schemas.ts'
import { selectionSchemas } from './selection/schemas.ts'
import { shopSchemas } from './shop/schemas.ts'
import { themeSchemas } from './themes/schemas.ts'
import { toolboxSchemas } from './toolbox/schemas.ts'
import { voucherSchemas } from './vouchers/schemas.ts'
import { whitelabelSchemas } from './whitelabel/schemas.ts'
import { wishlistSchemas } from './wishlist/schemas.ts'

/** The schemas of every call by its name. For the server, tests and the API document; not for the browser. */
export const schemas = {
  ...accountSchemas,
  ...accountAreaSchemas,
  ...analyticsSchemas,
  ...checkoutSchemas,
  ...recipientSchemas,
  ...orderSchemas,
  ...labSchemas,
  ...paymentSchemas,
  ...collageSchemas,
  ...photoboxSchemas,
  ...photobookSchemas,
  ...calendarSchemas,
  ...productFormSchemas,
  ...cartSchemas,
  ...contactSchemas,
  ...contentSchemas,
  ...customerSchemas,
  ...newsletterSchemas,
  ...designSchemas,
  ...deliverySchemas,
  ...draftSchemas,
  ...draftLinkSchemas,
  ...draftShareSchemas,
  ...locationSchemas,
  ...logSchemas,
  ...flagSchemas,
  ...guestBookSchemas,
  ...photoLinkSchemas,
  ...photoSchemas,
  ...priceSchemas,
  ...selectionSchemas,
  ...shopSchemas,
  ...accessorySchemas,
  ...cardSchemas,
  ...themeSchemas,
  ...toolboxSchemas,
  ...voucherSchemas,
  ...whitelabelSchemas,
  ...wishlistSchemas,
} satisfies Record<string, CallSchemas | InputSchemas>

/** For `createClient({ check })`: throws where a payload violates its schema. */
export function assertPayload(call: Call, payload: unknown): void {
  const found = Object.entries<InputSchemas & Partial<CallSchemas>>(schemas).find(
    ([name]) => name === call.name,
  )
  found?.[1].response?.parse(payload)
}

export { addressStepSchema, receiptSumsSchema } from './checkout/schemas.ts'
export { documentObjectSchema, draftConfigurationSchema, draftKindSchema } from './drafts/schemas.ts'
export { namedSchemas } from './named-schemas.ts'
export { photoNoticeSchema } from './photos/schemas.ts'
export { frameConfigurationSchema, idSchema } from './shapes.ts'
export { MAX_NOTE_LENGTH, MAX_WISHLIST_ITEMS } from './wishlist/schemas.ts'
