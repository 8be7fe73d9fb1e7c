import type { Catalogue, PriceBook, Shop } from '@passepartout/domain'
import { createByteCache } from '@passepartout/http'
import { compressAnswer, type StoredAnswer, sendStored, toStoredAnswer } from './stored-answer.ts'

/** What a public answer depends on beside its address and its shop. */
export interface Basis {
  catalogue: Catalogue
  priceBook: PriceBook
  /** Campaigns begin and end on the minute. */
  now: Date
}

export interface PublicAnswers {
  /** The answer kept for this address in this shop, if nothing that it depends on has changed. */
  find(request: Request, shop: Shop, basis: Basis): Response | undefined
  /** Keeps an answer and sends it. */
  keep(request: Request, shop: Shop, basis: Basis, text: string): Response
}

const HEADERS = {
  'content-type': 'application/json',
  'cache-control': 'public, max-age=60, stale-while-revalidate=600',
}
const VARY = 'X-Shop-Channel, X-Shop-Locale, Accept-Encoding'

/**
 * Keeps what is the same for everybody, so that it is reckoned, written and hashed once. An answer asked for again
 * is also compressed. All of it goes with the minute, the catalogue or the price book; beyond `maxBytes` the answer
 * not asked for the longest time goes first, so that a visitor who varies the address fills no memory.
 */
export function createPublicAnswers({ maxBytes }: { maxBytes: number }): PublicAnswers {
  const kept = createByteCache<{ answer: StoredAnswer; asked: number }>({
    maxBytes,
    sizeOf: ({ answer }) => answer.size,
  })
  let of: { catalogue: Catalogue; priceBook: PriceBook; minute: number } | undefined

  function renew({ catalogue, priceBook, now }: Basis): void {
    const minute = Math.floor(now.getTime() / 60_000)
    if (of?.minute === minute && of.catalogue === catalogue && of.priceBook === priceBook) return
    of = { catalogue, priceBook, minute }
    kept.clear()
  }

  return {
    find(request, shop, basis) {
      renew(basis)
      const key = keyOf(request, shop)
      const entry = kept.get(key)
      if (!entry) return undefined
      entry.asked += 1
      if (entry.asked === 1) void compressAnswer(entry.answer).then(() => kept.resize(key))
      return sendStored(request, entry.answer)
    },
    keep(request, shop, basis, text) {
      renew(basis)
      const answer = toStoredAnswer(text, HEADERS, VARY)
      kept.set(keyOf(request, shop), { answer, asked: 0 })
      return sendStored(request, answer)
    },
  }
}

/** The path counts with the query, the host does not. */
function keyOf(request: Request, { channel, locale }: Shop): string {
  const { url } = request
  return `${channel} ${locale} ${url.slice(url.indexOf('/', url.indexOf('://') + 3))}`
}
