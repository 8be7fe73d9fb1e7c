import { getAccountNewsletter, setAccountNewsletter } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { leaveNewsletter, newsletterOf, subscribeAtOnce } from '@passepartout/db'
import { answer, refuse } from '../../http/answer.ts'
import { route } from '../../http/router.ts'
import { hashAddress } from '../newsletter/index.ts'

export const getAccountNewsletterRoute = route(
  getAccountNewsletter,
  schemas.getAccountNewsletter,
  async ({ db, shop, session }) => {
    if (!session) return refuse('unauthorised')
    const found = await newsletterOf(db, shop.channel, session.customer.email)
    return answer({ state: found ? (found.isConfirmed ? 'confirmed' : 'asked') : ('none' as const) })
  },
)

/** The address of an account was confirmed when the account was made, so nothing has to be confirmed again. */
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
      const asked = { channel, locale, email, textVersion, source: 'account' as const, now }
      await subscribeAtOnce(db, asked, hashAddress(secret))
      return answer({ state: 'confirmed' as const })
    }
    const found = await newsletterOf(db, channel, email)
    if (found) await leaveNewsletter(db, { id: found.id, now }, hashAddress(secret))
    return answer({ state: 'none' as const })
  },
)
