import { randomUUID } from 'node:crypto'
import { keepVisitor } from '@passepartout/db'
import type { Shop } from '@passepartout/domain'
import type { ApiDeps } from '../deps.ts'
import { translatorFor } from '../messages/messages.ts'
import type { CallContext } from './call-context.ts'
import { createVisitorCookies } from './visitor-cookie.ts'

interface Asked {
  request: Request
  requestId: string
  shop: Shop
  /** Receives the Set-Cookie values of the answer. */
  setCookies: string[]
}

/** Makes what each call works with. */
export function createContexts(deps: ApiDeps): (asked: Asked) => CallContext {
  const cookies = createVisitorCookies({ secret: deps.secret, secure: deps.secureCookies })

  return ({ request, requestId, shop, setCookies }) => {
    const header = request.headers.get('cookie') ?? undefined
    const now = deps.clock()
    let visitorId = cookies.read(header, shop.channel)
    let kept: Promise<string> | undefined
    const keep = async () => {
      visitorId ??= randomUUID()
      await keepVisitor(deps.db, { id: visitorId, channel: shop.channel, now })
      setCookies.push(cookies.write(visitorId, shop.channel))
      return visitorId
    }
    return {
      ...deps,
      catalogue: deps.catalogue(),
      priceBook: deps.priceBook(),
      delivery: deps.delivery(),
      designs: deps.designs(),
      now,
      shop,
      translate: translatorFor(shop.locale),
      requestId,
      request,
      visitorId,
      visitorIds: () => cookies.readAll(header),
      needVisitor: () => (kept ??= keep()),
      setCartCount: count => void setCookies.push(cookies.writeCount('cart-count', count)),
      setWishlistCount: count => void setCookies.push(cookies.writeCount('wishlist-count', count)),
    }
  }
}
