import type { Locale } from '../shops/locales.ts'
import type { Platform } from '../shops/shop.ts'
import { readExtras } from './designer-url.ts'
import { readQuery } from './to-query-string.ts'

/**
 * A designer's query completed with platform and locale (spec 2). Fills in only what is missing or invalid; the rest of
 * the query stays as written.
 *
 * @param search with its `?`, or empty
 */
export function withLocaleParams(search: string, here: { platform: Platform; locale: Locale }): string {
  const { platform, locale } = readExtras(readQuery(search))
  if (platform && locale) return search
  const others = search
    .replace(/^\?/, '')
    .split('&')
    .filter(pair => pair !== '' && !hasLocaleParams(pair))
  return `?${[...others, `platform=${platform ?? here.platform}`, `locale=${locale ?? here.locale}`].join('&')}`
}

/** Parses the pair like the query is parsed, because a name may be percent-encoded. */
const hasLocaleParams = (pair: string): boolean =>
  [...readQuery(pair).keys()].some(name => name === 'platform' || name === 'locale')
