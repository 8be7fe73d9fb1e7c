import { hashAddress } from '@passepartout/commerce/customers'
import { NEWSLETTER_CONFIRMATION_MS } from '@passepartout/commerce/emails'
import {
  confirmNewsletter,
  confirmNewsletterPost,
  unsubscribeNewsletter,
  unsubscribeNewsletterOneClick,
} from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import {
  confirmNewsletter as confirm,
  findNewsletter,
  unsubscribeNewsletter as leave,
} from '@passepartout/db'
import { shopFor } from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'
import { refuse, success } from '../../http/call-result.ts'
import { fileRoute, route } from '../../http/router.ts'
import { newsletterPage } from './newsletter-page.ts'
import { verifyNewsletterToken } from './sign-newsletter-token.ts'

/** Mail scanners open links, so opening this one leads to a page with a button. */
export const confirmNewsletterRoute = fileRoute(
  confirmNewsletter,
  schemas.confirmNewsletter,
  (context, { query: { token } }) => toPage(context, 'confirm', token),
)

export const unsubscribeNewsletterRoute = fileRoute(
  unsubscribeNewsletter,
  schemas.leaveNewsletter,
  (context, { query: { token } }) => toPage(context, 'leave', token),
)

/** The second step of the double opt-in. Idempotent. */
export const confirmNewsletterPostRoute = route(
  confirmNewsletterPost,
  schemas.confirmNewsletterNow,
  async ({ db, now, secret, keys }, { query: { token } }) => {
    const id = verifyNewsletterToken(token, 'confirm', keys.link)
    const askedSince = new Date(now.getTime() - NEWSLETTER_CONFIRMATION_MS)
    const confirmed = id && (await confirm(db, { id, askedSince, now }, hashAddress(secret)))
    return confirmed ? success({ confirmed: true as const }) : refuse('gone')
  },
)

/**
 * An address that is no longer subscribed counts as unsubscribed; a damaged link is refused, because it unsubscribes no
 * address.
 */
export const unsubscribeNewsletterOneClickRoute = route(
  unsubscribeNewsletterOneClick,
  schemas.leaveNewsletterAtOnce,
  async ({ db, now, secret, keys }, { query: { token } }) => {
    const id = verifyNewsletterToken(token, 'leave', keys.link)
    if (!id) return refuse('not-found', { text: 'newsletter.damaged-link' })
    await leave(db, { id, now }, hashAddress(secret))
    return success({ left: true as const })
  },
)

/** Redirects to the page in the subscriber's shop, or in the shop of the address when no longer subscribed. */
async function toPage(context: CallContext, step: 'confirm' | 'leave', token: string): Promise<Response> {
  const id = verifyNewsletterToken(token, step, context.keys.link)
  const found = id && (await findNewsletter(context.db, id))
  const shop = found ? shopFor(found.channel, found.locale) : context.shop
  return new Response(null, {
    status: 303,
    headers: {
      location: newsletterPage(context, shop, step, token),
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    },
  })
}
