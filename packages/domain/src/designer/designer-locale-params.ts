import type { Locale } from '../shops/locales.ts'
import type { Platform } from '../shops/shop.ts'
import { readExtras } from './designer-url.ts'
import { readQuery } from './to-query-string.ts'

/**
 * A designer's query that names platform and locale (spec 2). What it says of them stays, as does everything else as it
 * was written; only what is missing or means nothing is filled in.
 *
 * @param search with its `?`, or nothing
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

/** Asks as the query is read: a name may be written in escapes. */
const hasLocaleParams = (pair: string): boolean =>
  [...readQuery(pair).keys()].some(name => name === 'platform' || name === 'locale')
