import { type Client, createClient } from '@passepartout/contracts'
import type { Shop } from '@passepartout/domain'

/** Client of the shop's API for a visitor's browser. */
export function createBrowserClient({ channel, country, locale }: Shop): Client {
  return createClient({ fetch: (url, init) => fetch(url, init), channel, country, locale })
}
