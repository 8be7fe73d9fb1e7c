import { MOST_WISHLIST_ITEMS } from '@passepartout/contracts/schemas'
import {
  type CustomerRow,
  endSession,
  keepCustomerVisitor,
  listWishlistItems,
  mergeVisitor,
} from '@passepartout/db'
import { answer } from '../../http/answer.ts'
import type { CallContext } from '../../http/call-context.ts'
import { MOST_LINES } from '../cart/index.ts'
import { deviceCookie } from './known-device.ts'
import { noteSecurity } from './note-security.ts'
import { shownCustomer } from './shown-customer.ts'

/** By which door somebody came in, for the journal. */
export type Door = 'password' | 'sign-up' | 'link' | 'google' | 'passkey'

/**
 * Logs a customer in: what the browser's visitor had becomes theirs, its cookie and a session it may have had before are
 * worth nothing any more, and a new session begins.
 */
export async function logIn(
  context: CallContext,
  customer: CustomerRow,
  door: Door,
  /** Cookies of the session that was opened already, by a passkey. */
  opened?: Headers,
) {
  const { db, shop, now, request, sessions, cookieVisitorId } = context
  const visitorId = await db.transaction(async tx => {
    const into = await keepCustomerVisitor(tx, { customerId: customer.id, channel: shop.channel, now })
    const most = { cartLines: MOST_LINES, wishlistItems: MOST_WISHLIST_ITEMS }
    if (cookieVisitorId) await mergeVisitor(tx, { from: cookieVisitorId, into, most, now })
    if (context.session)
      await endSession(tx, { customerId: context.session.customer.id, id: context.session.session.id })
    await noteSecurity(context, 'log-in', { customerId: customer.id, details: { door }, tx })
    return into
  })
  const open = async () => {
    const auth = sessions.of(shop.channel)
    const call = { body: { userId: customer.id }, headers: request.headers, returnHeaders: true as const }
    return (await auth.api.openSession(call)).headers
  }
  const headers = opened ?? (await open())
  context.forgetVisitor()
  context.setCookies([...headers.getSetCookie(), deviceCookie(context, customer.email)])
  context.setLoggedIn()
  const shown = await shownCustomer(context, { customer, visitorId })
  context.setCartCount(shown.order.cartArticlesAmount)
  context.setWishlistCount((await listWishlistItems(db, { visitorId })).length)
  return answer(shown)
}
