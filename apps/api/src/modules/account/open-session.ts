import { MAX_WISHLIST_ITEMS } from '@passepartout/contracts/schemas'
import {
  type CustomerRow,
  endSession,
  ensureCustomerVisitor,
  listWishlistItems,
  mergeVisitor,
} from '@passepartout/db'
import type { CallContext } from '../../http/call-context.ts'
import { success } from '../../http/call-result.ts'
import { MAX_CART_LINES } from '../cart/index.ts'
import { recordAccountSecurityEvent } from './record-account-security-event.ts'
import { toCustomerPayload } from './to-customer-payload.ts'
import { trustedDeviceCookie } from './trusted-device.ts'

/** Method of a sign-in, for security events. */
export type SignInMethod = 'password' | 'sign-up' | 'link' | 'google' | 'passkey'

/**
 * Logs a customer in: the data of the browser's visitor moves to the customer, the visitor cookie and any former
 * session become invalid, and a new session begins.
 */
export async function logIn(
  context: CallContext,
  customer: CustomerRow,
  door: SignInMethod,
  /** Cookies of a session that a passkey has opened already. */
  opened?: Headers,
) {
  const { db, shop, now, request, sessions, cookieVisitorId } = context
  const visitorId = await db.transaction(async tx => {
    const into = await ensureCustomerVisitor(tx, { customerId: customer.id, channel: shop.channel, now })
    const most = { cartLines: MAX_CART_LINES, wishlistItems: MAX_WISHLIST_ITEMS }
    if (cookieVisitorId) await mergeVisitor(tx, { from: cookieVisitorId, into, most, now })
    if (context.session)
      await endSession(tx, { customerId: context.session.customer.id, id: context.session.session.id })
    await recordAccountSecurityEvent(context, 'log-in', { customerId: customer.id, details: { door }, tx })
    return into
  })
  const open = async () => {
    const auth = sessions.of(shop.channel)
    const call = { body: { userId: customer.id }, headers: request.headers, returnHeaders: true as const }
    return (await auth.api.openSession(call)).headers
  }
  const headers = opened ?? (await open())
  context.forgetVisitor()
  context.setCookies([...headers.getSetCookie(), trustedDeviceCookie(context, customer.email)])
  context.setLoggedIn()
  const shown = await toCustomerPayload(context, { customer, visitorId })
  context.setCartCount(shown.order.cartArticlesAmount)
  context.setWishlistCount((await listWishlistItems(db, { visitorId })).length)
  return success(shown)
}
