import { type CallResult, type Client, createClient } from '@passepartout/contracts'
import type { PageRequest } from './request.ts'

type Caller = Pick<PageRequest, 'shop' | 'origin' | 'apiFetch'>

/** The shop's API, called in process as the visitor of this request. */
export function apiClient({ shop, origin, apiFetch }: Caller): Client {
  return createClient({ ...shop, baseUrl: origin, fetch: apiFetch })
}

const MAX_ANSWERS = 5000
const answers = new Map<string, Promise<CallResult<unknown>>>()
let minute = 0

/**
 * The same for content pages, which are anonymous: what the catalogue answers is kept for the running minute, because
 * nearly every page asks for the same few prices. Campaigns begin and end on the minute.
 */
export function catalogueClient(caller: Caller, now: number = Date.now()): Client {
  const current = Math.floor(now / 60_000)
  if (current !== minute || answers.size > MAX_ANSWERS) answers.clear()
  minute = current
  const client = apiClient(caller)
  const { channel, locale } = caller.shop
  return {
    call: (call, input, options) => {
      if (call.method !== 'GET') return client.call(call, input, options)
      const key = JSON.stringify([channel, locale, call.name, input])
      const known = answers.get(key)
      // The key names the call, so what was kept under it has the call's own payload.
      if (known) return known as ReturnType<typeof client.call<NonNullable<(typeof call)['shapes']>>>
      const answer = client.call(call, input, options)
      answers.set(key, answer)
      void answer.then(({ ok }) => ok || answers.delete(key))
      return answer
    },
  }
}
