import { LOCALES, type Locale } from '../shops/locales.ts'
import { type Shop, shopFor } from '../shops/shop.ts'
import { type HostMap, shopHost } from './host-map.ts'
import { pagePath } from './page-path.ts'

/** Turns a host without port into an origin; the server supplies scheme and public port. */
export type PublicOrigin = (host: string) => string

export interface Alternate {
  locale: Locale | 'x-default'
  url: string
}

const X_DEFAULT: Locale = 'en-GB'

/**
 * Absolute address of a web page. The canonical address of a page is its own, also if its content falls back to another
 * locale.
 */
export function pageUrl(hosts: HostMap, shop: Shop, innerPath: string, publicOrigin: PublicOrigin): string {
  return publicOrigin(shopHost(hosts, shop.channel, shop.country)) + pagePath(shop, innerPath)
}

/**
 * The hreflang list of a page: every locale in which it resolves, including its own, plus `x-default` (the en-GB page)
 * if that resolves (specification, "Channels, hosts, locales"). The same input on any of these pages gives the same
 * list, so the list is reciprocal.
 *
 * @param paths inner path per locale; locales without one are left out
 */
export function alternatesOf(
  hosts: HostMap,
  channel: Shop['channel'],
  paths: Partial<Record<Locale, string>>,
  publicOrigin: PublicOrigin,
): Alternate[] {
  const alternates: Alternate[] = []
  for (const locale of LOCALES) {
    const path = paths[locale]
    if (path !== undefined)
      alternates.push({ locale, url: pageUrl(hosts, shopFor(channel, locale), path, publicOrigin) })
  }
  const fallback = alternates.find(({ locale }) => locale === X_DEFAULT)
  return fallback ? [...alternates, { locale: 'x-default', url: fallback.url }] : alternates
}
