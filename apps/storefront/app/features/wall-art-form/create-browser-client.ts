import { type Client, createClient } from '@passepartout/contracts'
import type { Shop } from '@passepartout/domain'

/** The shop's API as a visitor's browser calls it. */
export function createBrowserClient({ channel, country, locale }: Shop): Client {
  return createClient({ fetch: (url, init) => fetch(url, init), channel, country, locale })
}
