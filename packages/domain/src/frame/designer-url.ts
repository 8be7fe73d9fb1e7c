import { configuratorPath } from '../paths/product-paths.ts'
import type { Locale } from '../shop/locales.ts'
import type { Platform } from '../shop/shop.ts'
import type { FrameConfiguration, FrameConfigurationInput } from './configuration.ts'

/** The reading half of `URLSearchParams`. */
export interface QueryParams {
  get(name: string): string | null
  getAll(name: string): string[]
  keys(): Iterable<string>
}

export interface DesignerExtras {
  platform?: Platform
  gclid?: string
  locale?: Locale
}

export type QueryValue = string | number | boolean | null | undefined | readonly (string | number)[]

/**
 * Writes a query by the rules of spec 5: nulls left out, arrays as repeated `name[]`, a `refinementType` of none or
 * nothing left out. Names keep their order.
 */
export function queryString(query: Readonly<Record<string, QueryValue>>): string {
  const pairs: string[] = []
  const add = (name: string, value: string | number | boolean) =>
    pairs.push(`${name}=${encodeURIComponent(String(value)).replaceAll('%20', '+')}`)
  for (const [name, value] of Object.entries(query)) {
    if (value === null || value === undefined) continue
    if (name === 'refinementType' && (value === 'none' || value === '')) continue
    if (Array.isArray(value)) for (const entry of value) add(`${encodeURIComponent(name)}[]`, entry)
    else add(encodeURIComponent(name), value as string | number | boolean)
  }
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

/** Inner address of the designer with everything that was chosen; parameter names of product.md. */
export function frameDesignerUrl(configuration: FrameConfiguration, extras: DesignerExtras = {}): string {
  const { materialType, formatType, optionTypes, frameType, matType, matSize } = configuration
  const { platform, locale, gclid } = extras
  const query = {
    materialType,
    formatType,
    optionTypes,
    frameType,
    matType,
    matSize,
    platform,
    locale,
    gclid,
  }
  return configuratorPath('photo-frame') + queryString(query)
}

/**
 * Reads what `frameDesignerUrl` wrote; normalise it before use. Missing parameters are missing, not empty. A form without
 * script needs a name per group of options and sends `optionTypes[rand]=...`.
 */
export function parseFrameDesignerQuery(query: QueryParams): FrameConfigurationInput {
  const one = (name: string) => query.get(name) ?? undefined
  const optionNames = new Set([...query.keys()].filter(name => /^optionTypes(?:\[[a-z]*\])?$/.test(name)))
  const optionTypes = [...optionNames].flatMap(name => query.getAll(name))
  return {
    materialType: one('materialType'),
    formatType: one('formatType'),
    optionTypes: optionTypes.length > 0 ? optionTypes.slice(0, 50) : undefined,
    frameType: one('frameType'),
    matType: one('matType'),
    matSize: one('matSize'),
  }
}

/** A link to a designer with the page's locale, where it has none of its own (spec 2); other links as they are. */
export function withDesignerLocale(href: string, locale: Locale): string {
  const [address = '', ...hash] = href.split('#')
  if (!/^(?:\/[a-z]{2})?(?:\/d)?\/configurator-/.test(address) || /[?&]locale=/.test(address)) return href
  const linked = `${address}${address.includes('?') ? '&' : '?'}locale=${locale}`
  return [linked, ...hash].join('#')
}
