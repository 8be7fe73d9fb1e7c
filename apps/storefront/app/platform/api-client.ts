import { type CallResult, type Client, createClient } from '@passepartout/contracts'
import type { PageRequest } from './request.ts'

type Caller = Pick<PageRequest, 'shop' | 'origin' | 'apiFetch' | 'pricesVersion' | 'at'>

/** The shop's API, called in process as the visitor of this request. */
export function apiClient({ shop, origin, apiFetch }: Caller): Client {
  return createClient({ ...shop, baseUrl: origin, fetch: apiFetch })
}

const MAX_ANSWERS = 5000
const answers = new Map<string, Promise<CallResult<unknown>>>()
let minute = 0
let pricesVersion = 0

/**
 * An API client for content pages, which are anonymous: responses of the catalogue are cached until the end of the
 * minute or the next change of prices, because nearly every page requests the same few prices. Campaigns start and end
 * on the minute.
 */
export function catalogueClient(caller: Caller, now: number = Date.now()): Client {
  if (caller.at) return apiClient(caller)
  const current = Math.floor(now / 60_000)
  const { pricesVersion: version = 0 } = caller
  if (current !== minute || version !== pricesVersion || answers.size > MAX_ANSWERS) answers.clear()
  minute = current
  pricesVersion = version
  const client = apiClient(caller)
  const { channel, locale } = caller.shop
  return {
    call: (call, input, options) => {
      if (call.method !== 'GET') return client.call(call, input, options)
      const key = JSON.stringify([channel, locale, call.name, input])
      const known = answers.get(key)
      // The key contains the call, so the cached response has the call's own payload type.
      if (known) return known as ReturnType<typeof client.call<NonNullable<(typeof call)['shapes']>>>
      const answer = client.call(call, input, options)
      answers.set(key, answer)
      void answer.then(({ ok }) => ok || answers.delete(key))
      return answer
    },
  }
}
