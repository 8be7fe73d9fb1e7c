import type { Catalogue, PriceBook, Shop } from '@passepartout/domain'
import { createByteCache } from '@passepartout/http'
import {
  type CachedResponse,
  compressResponse,
  sendCachedResponse,
  toCachedResponse,
} from './cached-response.ts'

/** The inputs of a public response beside its address and shop. */
export interface PublicResponseInputs {
  catalogue: Catalogue
  priceBook: PriceBook
  /** By the minute, because campaigns begin and end on the minute. */
  now: Date
}

export interface PublicResponseCache {
  /**
   * The cached response of this shop for the request's address, or for the parsed input `read`, while its inputs are
   * unchanged.
   */
  find(request: Request, shop: Shop, basis: PublicResponseInputs, read?: string): Response | undefined
  /** Caches the response for the parsed input and sends it. */
  keep(
    request: Request,
    shop: Shop,
    basis: PublicResponseInputs,
    answer: { read: string; text: string },
  ): Response
}

const HEADERS = {
  'content-type': 'application/json',
  'cache-control': 'public, max-age=60, stale-while-revalidate=600',
}
const VARY = 'X-Shop-Channel, X-Shop-Locale, Accept-Encoding'

/** Limit of the map from addresses to parsed inputs. */
const MAX_ADDRESS_BYTES = 1024 * 1024

/**
 * Caches public responses by parsed input, so that each is calculated, serialised and hashed once, whatever query
 * fields advertisers append to its address. A response requested a second time is also compressed. Everything expires
 * with the minute, the catalogue or the price book. Beyond `maxBytes` the least recently used response is dropped, so
 * that a visitor who varies the address cannot fill the memory.
 */
export function createPublicResponseCache({ maxBytes }: { maxBytes: number }): PublicResponseCache {
  const responses = createByteCache<{ answer: CachedResponse; requestedAt: number }>({
    maxBytes,
    sizeOf: ({ answer }) => answer.size,
  })
  const addresses = createByteCache<string>({
    maxBytes: MAX_ADDRESS_BYTES,
    sizeOf: ({ length }) => length * 2,
  })
  let of: { catalogue: Catalogue; priceBook: PriceBook; minute: number } | undefined

  function renew({ catalogue, priceBook, now }: PublicResponseInputs): void {
    const minute = Math.floor(now.getTime() / 60_000)
    if (of?.minute === minute && of.catalogue === catalogue && of.priceBook === priceBook) return
    of = { catalogue, priceBook, minute }
    responses.clear()
    addresses.clear()
  }

  return {
    find(request, shop, basis, read) {
      renew(basis)
      const address = keyOf(addressOf(request), shop)
      const key = read === undefined ? addresses.get(address) : keyOf(read, shop)
      const entry = key === undefined ? undefined : responses.get(key)
      if (!entry || key === undefined) return undefined
      if (read !== undefined) addresses.set(address, key)
      entry.requestedAt += 1
      if (entry.requestedAt === 1) void compressResponse(entry.answer).then(() => responses.resize(key))
      return sendCachedResponse(request, entry.answer)
    },
    keep(request, shop, basis, { read, text }) {
      renew(basis)
      const answer = toCachedResponse(text, HEADERS, VARY)
      const key = keyOf(read, shop)
      responses.set(key, { answer, requestedAt: 0 })
      addresses.set(keyOf(addressOf(request), shop), key)
      return sendCachedResponse(request, answer)
    },
  }
}

const keyOf = (what: string, { channel, locale }: Shop): string => `${channel} ${locale} ${what}`

/** Path and query, without the host. */
const addressOf = ({ url }: Request): string => url.slice(url.indexOf('/', url.indexOf('://') + 3))
