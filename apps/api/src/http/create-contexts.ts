import { randomUUID } from 'node:crypto'
import { findVisitor, touchVisitor } from '@passepartout/db'
import type { Shop } from '@passepartout/domain'
import { createUploadThrottle } from '@passepartout/http'
import { openSessions } from '../auth/open-sessions.ts'
import type { ApiDeps } from '../deps.ts'
import { translatorFor } from '../messages/messages.ts'
import { resolveApiKeys } from './api-keys.ts'
import type { CallContext } from './call-context.ts'
import { RefusedError } from './call-result.ts'
import { rateLimitKeyOfAddress } from './rate-limit-key-of-address.ts'
import { UPLOAD_BANDWIDTH } from './rate-limit-rules.ts'
import { createRateLimiters, refuseRateLimited } from './rate-limiters.ts'
import { turnsOf } from './turns-of.ts'
import { createVisitorCookies } from './visitor-cookie.ts'

interface CallRequest {
  request: Request
  requestId: string
  shop: Shop
  /** Collects the Set-Cookie values of the response. */
  setCookies: string[]
  headers: Headers
}

export function createContexts(deps: ApiDeps): (request: CallRequest) => Promise<CallContext> {
  const keys = resolveApiKeys(deps)
  const cookies = createVisitorCookies({ key: keys.cookie, secure: deps.secureCookies })
  const limits = createRateLimiters(deps.db, deps.limited)
  const pace = createUploadThrottle(UPLOAD_BANDWIDTH)
  const sessions = openSessions({ ...deps, key: keys.cookie })

  return async ({ request, requestId, shop, setCookies, headers }) => {
    const header = request.headers.get('cookie') ?? undefined
    const now = deps.clock()
    const session = await sessions.read(request, shop.channel, now, setCookies)
    const cookieVisitorId = cookies.read(header, shop.channel)
    let visitorId = session?.visitorId ?? cookieVisitorId
    let cachedHash: Promise<string> | undefined
    const requester = { address: rateLimitKeyOfAddress(deps.addressOf?.(request), deps.secret), visitorId }
    const keep = async () => {
      if (session) return session.visitorId
      const known = visitorId === undefined ? 'unknown' : await findVisitor(deps.db, { id: visitorId, now })
      if (visitorId === undefined || known === 'revoked') {
        const allowance = await limits.spend('new-visitor', requester)
        if (!allowance.ok) throw new RefusedError(refuseRateLimited(allowance.waitSeconds))
        visitorId = randomUUID()
      }
      if (known !== 'seen') await touchVisitor(deps.db, { id: visitorId, channel: shop.channel, now })
      setCookies.push(cookies.write(visitorId, shop.channel))
      return visitorId
    }
    const drawing = turnsOf(requester, request.signal)
    return {
      ...deps,
      drawLine: line => deps.drawLine(line, drawing),
      drawProof: proof => deps.drawProof(proof, drawing),
      drawDraft: draft => deps.drawDraft(draft, drawing),
      freeze: document => deps.freeze(document, drawing),
      measureTexts: document => deps.measureTexts(document, drawing),
      keys,
      catalogue: deps.catalogue(),
      priceBook: deps.priceBook(),
      delivery: deps.delivery(),
      sellers: deps.sellers(),
      selling: deps.selling(),
      designs: deps.designs(),
      now,
      shop,
      translate: translatorFor(shop.locale, shop.channel),
      requestId,
      request,
      visitorId,
      cookieVisitorId,
      session,
      sessions,
      visitorIds: async () => [
        ...cookies.readAll(header),
        ...(await sessions.readAll(request, now)).map(one => one.visitorId),
      ],
      setCookies: values => void setCookies.push(...values),
      clearSiteData: () => headers.set('clear-site-data', '"cache", "storage"'),
      forgetVisitor: () => void setCookies.push(...cookies.forget(shop.channel)),
      requester,
      // A request without a known address is not throttled, because it would share its bandwidth with all others.
      pace: bytes => (requester.address ? pace(requester.address, bytes) : undefined),
      spend: async (name, points) => {
        const allowance = await limits.spend(name, requester, points)
        return allowance.ok ? undefined : refuseRateLimited(allowance.waitSeconds)
      },
      spendOf: async (name, account) => {
        const allowance = await limits.spend(name, { ...requester, account })
        return allowance.ok ? undefined : refuseRateLimited(allowance.waitSeconds)
      },
      isSpentOf: (name, account) => {
        const allowance = limits.look(name, { ...requester, account })
        return allowance.ok ? undefined : refuseRateLimited(allowance.waitSeconds)
      },
      isSpent: name => {
        const allowance = limits.look(name, requester)
        return allowance.ok ? undefined : refuseRateLimited(allowance.waitSeconds)
      },
      needVisitor: () => (cachedHash ??= keep()),
      setCartCount: count => void setCookies.push(cookies.writeReadable('cart-count', count)),
      setWishlistCount: count => void setCookies.push(cookies.writeReadable('wishlist-count', count)),
      setLoggedIn: () => void setCookies.push(cookies.writeReadable('logged-in', 1)),
    }
  }
}
