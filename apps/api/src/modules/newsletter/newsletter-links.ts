import { confirmNewsletter, leaveNewsletter, leaveNewsletterAtOnce } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { confirmNewsletter as confirm, leaveNewsletter as leave } from '@passepartout/db'
import { type Shop, shopFor, systemPath } from '@passepartout/domain'
import { answer } from '../../http/answer.ts'
import type { CallContext } from '../../http/call-context.ts'
import { fileRoute, route } from '../../http/router.ts'
import { CONFIRM_WITHIN_MS } from '../letters/index.ts'
import { subscriptionOf } from './newsletter-token.ts'

/** The second step. Mail programs open links to look at them, so it may be opened more than once. */
export const confirmNewsletterRoute = fileRoute(
  confirmNewsletter,
  schemas.confirmNewsletter,
  async (context, { query: { token } }) => {
    const { db, now, secret } = context
    const id = subscriptionOf(token, 'confirm', secret)
    const askedSince = new Date(now.getTime() - CONFIRM_WITHIN_MS)
    const confirmed = id && (await confirm(db, { id, askedSince, now }))
    if (!confirmed) return toNewsletter(context, context.shop, 'newsletter-expired')
    const { channel, locale } = confirmed
    return toNewsletter(context, shopFor(channel, locale), 'newsletter-confirmed')
  },
)

export const leaveNewsletterRoute = fileRoute(
  leaveNewsletter,
  schemas.leaveNewsletter,
  async (context, { query: { token } }) => {
    const left = await leaveBy(context, token)
    return toNewsletter(context, left ?? context.shop, 'newsletter-left')
  },
)

export const leaveNewsletterAtOnceRoute = route(
  leaveNewsletterAtOnce,
  schemas.leaveNewsletterAtOnce,
  async (context, { query: { token } }) => {
    await leaveBy(context, token)
    return answer({ left: true as const })
  },
)

/** Who is not there any more has left. */
async function leaveBy({ db, secret }: CallContext, token: string): Promise<Shop | undefined> {
  const id = subscriptionOf(token, 'leave', secret)
  const left = id && (await leave(db, id))
  return left ? shopFor(left.channel, left.locale) : undefined
}

/** The page is the same for everybody; which of its sentences counts stands behind the #. */
const toNewsletter = ({ pageUrl }: CallContext, shop: Shop, state: string) =>
  new Response(null, {
    status: 303,
    headers: {
      location: `${pageUrl(shop, systemPath(shop, 'newsletter'))}#${state}`,
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    },
  })
