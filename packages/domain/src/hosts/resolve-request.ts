import { withLocaleParams } from '../designer/designer-locale-params.ts'
import { readExtras } from '../designer/designer-url.ts'
import { readQuery } from '../designer/to-query-string.ts'
import { categoryRedirect } from '../paths/categories.ts'
import type { PageMissReason } from '../paths/page-target.ts'
import { designableKindOf } from '../paths/product-paths.ts'
import { storyAddress } from '../paths/story-address.ts'
import { type DesignableKind, isSoldInChannel } from '../products/registry.ts'
import { type CountryCode, defaultLanguage, isLanguage, type Language, localeIn } from '../shops/locales.ts'
import { type Platform, type Shop, shopFor } from '../shops/shop.ts'
import { parseHostHeader } from './host-header.ts'
import { findShopByHost, type HostMap, type HostShop, shopHost } from './host-map.ts'
import { pagePath } from './page-path.ts'
import { pathSegments } from './safe-path.ts'

export interface PageAddress {
  /** The Host header, with or without port. */
  host: string
  /** The path as sent, percent-encoded. */
  path: string
  /** The query with its `?`, or empty. */
  search: string
}

export type ResolvedRequest =
  | { kind: 'page'; shop: Shop; platform: Platform; path: string }
  | { kind: 'redirect'; status: 301; location: string }
  | { kind: 'not-found'; why: PageMissReason; shop: Shop; platform: Platform; path: string }
  | { kind: 'unknown-host' }

/** The main country of each language: target of a language prefix that the own country does not support. */
const HOME: Record<Language, CountryCode> = { de: 'de', en: 'gb', es: 'es', fr: 'fr', it: 'it', nl: 'nl' }

/**
 * The shop and page of a request, or the address to redirect to (specification, "Channels, hosts, locales"). The inner
 * `path` of a page is decoded and has no language prefix, no desktop marker and no trailing slash. A location on the
 * same host is a path; on another host it begins with `//host`, so that scheme and port do not change.
 */
export function resolveRequest(hosts: HostMap, { host, path, search }: PageAddress): ResolvedRequest {
  const place = findShopByHost(hosts, host)
  if (!place) return { kind: 'unknown-host' }
  const segments = pathSegments(path)
  const lost = { kind: 'not-found', shop: defaultShop(place) } as const
  if (!segments) return { ...lost, why: 'unsound-slug', platform: 'web', path: '/error' }

  const { prefix, platform, inner } = readSegments(segments)
  const innerPath = `/${inner.join('/')}`
  // A second prefix or marker (`/fr/de/...`, `/d/d`) is not valid either.
  const nested = inner[0] !== undefined && /^(?:d|[a-z]{2})$/.test(inner[0])
  if ((prefix !== undefined && !isLanguage(prefix)) || nested) {
    return { ...lost, why: 'no-route', platform, path: `/${segments.join('/')}` }
  }

  const shop = targetShop(place, prefix)
  const wanted = requestedPage({ shop, platform, path: innerPath, search })
  const canonical = pagePath(wanted.shop, wanted.path, wanted.platform)
  const sameHost = wanted.shop.channel === place.channel && wanted.shop.country === place.country
  if (sameHost && canonical === samePath(path, canonical) && wanted.search === search)
    return { kind: 'page', shop: wanted.shop, platform: wanted.platform, path: wanted.path }

  const origin = sameHost
    ? ''
    : `//${shopHost(hosts, wanted.shop.channel, wanted.shop.country)}${portOf(host)}`
  return { kind: 'redirect', status: 301, location: origin + canonical + sanitiseSearch(wanted.search) }
}

interface RequestLocation {
  shop: Shop
  platform: Platform
  path: string
  search: string
}

function requestedPage(location: RequestLocation): RequestLocation {
  const configurator = designableKindOf(location.path)
  if (configurator) return requestedDesigner(location, configurator)
  const edited = storyAddress(location.shop, location.path)
  return {
    ...location,
    ...edited,
    ...categoryRedirect(edited?.shop ?? location.shop, edited?.path ?? location.path),
  }
}

/**
 * The page of a designer follows its query: locale and platform in the query override host, prefix and marker
 * (specification, "Designer addresses"). Kinds that the channel does not sell are designed at passepartout.
 */
function requestedDesigner(
  { shop, platform, path, search }: RequestLocation,
  configurator: DesignableKind,
): RequestLocation {
  const named = readExtras(readQuery(search))
  const locale = named.locale ?? shop.locale
  const channel = isSoldInChannel(shop.channel, configurator) ? shop.channel : 'passepartout'
  return {
    shop: shopFor(channel, locale),
    platform: named.platform ?? platform,
    path,
    search: withLocaleParams(search, { platform, locale }),
  }
}

function readSegments(segments: string[]): {
  prefix: string | undefined
  platform: Platform
  inner: string[]
} {
  const [first = '', second = ''] = segments
  const isPrefix = (segment: string) => /^[a-z]{2}$/.test(segment)
  if (isPrefix(first)) {
    const desktop = second === 'd'
    return { prefix: first, platform: desktop ? 'desktop' : 'web', inner: segments.slice(desktop ? 2 : 1) }
  }
  if (first !== 'd') return { prefix: undefined, platform: 'web', inner: segments }
  const prefix = isPrefix(second) ? second : undefined
  return { prefix, platform: 'desktop', inner: segments.slice(prefix ? 2 : 1) }
}

const defaultShop = ({ channel, country }: HostShop): Shop =>
  localeForCountry(channel, country, defaultLanguage(country))

function localeForCountry(channel: HostShop['channel'], country: CountryCode, language: Language): Shop {
  return shopFor(channel, localeIn(country, language) ?? 'de-DE')
}

function targetShop(place: HostShop, prefix: Language | undefined): Shop {
  if (prefix === undefined) return defaultShop(place)
  const locale = localeIn(place.country, prefix)
  return locale ? shopFor(place.channel, locale) : localeForCountry(place.channel, HOME[prefix], prefix)
}

/** The sent path with canonical percent-encoding, so that `%C3%BC` and `%c3%bc` are the same page. */
function samePath(sent: string, canonical: string): string {
  if (sent === canonical) return sent
  try {
    return decodeURIComponent(sent).normalize('NFC') === decodeURIComponent(canonical) ? canonical : sent
  } catch {
    return sent
  }
}

function portOf(host: string): string {
  const port = parseHostHeader(host)?.port
  return port === undefined ? '' : `:${port}`
}

/** A query that is safe in a header: printable ASCII, other characters percent-encoded, control characters dropped. */
function sanitiseSearch(search: string): string {
  const clean = search.replace(/[^!-~]|[\\#]/gu, character =>
    /[\p{Cc}\p{Cs} ]/u.test(character) ? '' : encodeURIComponent(character),
  )
  return clean === '?' || clean === '' ? '' : clean.startsWith('?') ? clean : `?${clean}`
}
