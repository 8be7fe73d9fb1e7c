import { hashAddress } from '@passepartout/commerce/customers'
import { getAccountNewsletter, setAccountNewsletter } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import {
  findNewsletterSubscription,
  subscribeWithoutConfirmation,
  unsubscribeNewsletter,
} from '@passepartout/db'
import { refuse, success } from '../../http/call-result.ts'
import { route } from '../../http/router.ts'

export const getAccountNewsletterRoute = route(
  getAccountNewsletter,
  schemas.getAccountNewsletter,
  async ({ db, shop, session }) => {
    if (!session) return refuse('unauthorised')
    const found = await findNewsletterSubscription(db, shop.channel, session.customer.email)
    return success({ state: found ? (found.isConfirmed ? 'confirmed' : 'asked') : ('none' as const) })
  },
)

/** No confirmation email: the account's address is confirmed already. */
export const setAccountNewsletterRoute = route(
  setAccountNewsletter,
  schemas.setAccountNewsletter,
  async (context, { body: { subscribed } }) => {
    const { db, shop, session, now, secret } = context
    if (!session) return refuse('unauthorised')
    const { channel, locale } = shop
    const { email } = session.customer
    if (subscribed) {
      const textVersion = context.newsletterText?.(shop) ?? ''
      const subscription = { channel, locale, email, textVersion, source: 'account' as const, now }
      await subscribeWithoutConfirmation(db, subscription, hashAddress(secret))
      return success({ state: 'confirmed' as const })
    }
    const found = await findNewsletterSubscription(db, channel, email)
    if (found) await unsubscribeNewsletter(db, { id: found.id, now }, hashAddress(secret))
    return success({ state: 'none' as const })
  },
)
