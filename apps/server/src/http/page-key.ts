import { findShopByHost, type HostMap, LIST_PAGE_SIZES, pageFields, SORT_OPTIONS } from '@passepartout/domain'

const alternativesPattern = (values: readonly (string | number)[]) => new RegExp(`^(?:${values.join('|')})$`)

/** Ids, sizes (`600x400`), dates, amounts, and several of them with commas between. */
const WORDS = /^[\w.,:-]{0,64}$/

/**
 * Query parameters that a cached page may depend on, and the values that change it: invalid and default values are
 * dropped, so that the address shares the plain page's cache entry. All other parameters (campaign marks, click ids)
 * concern only the browser.
 */
const PRODUCT_FIELDS = pageFields()
const LIST_FIELDS: ReadonlyMap<string, RegExp> = new Map([
  ['page', /^(?:[2-9]|[1-9]\d)$/],
  ['size', alternativesPattern(LIST_PAGE_SIZES.slice(1))],
  ['sort', alternativesPattern(SORT_OPTIONS.slice(1))],
  ['addToCart', /^true$/],
  ['productType', /^[a-z-]{3,20}$/],
  ['tileCount', /^(?:[1-9]|[1-3]\d|4[0-8])$/],
])

/** A repeated field, and the form fields of one group: `optionTypes[]`, `optionTypes[rand]`. */
const REPEATED = /^(\w+)\[[a-z]*\]$/

function isRelevantParam(name: string, value: string): boolean {
  const list = REPEATED.exec(name)?.[1]
  const fields = PRODUCT_FIELDS.get(list ?? name) ?? []
  if (list !== undefined) return fields.includes('words') && WORDS.test(value)
  const patterns = [LIST_FIELDS.get(name), ...fields].filter(field => field !== 'words')
  return patterns.some(pattern => (pattern === 'word' ? WORDS : pattern)?.test(value))
}

/** The part of a query that a page is rendered from, sorted. */
export function cacheableQuery(search: string): URLSearchParams {
  const relevant = [...new URLSearchParams(search)].filter(([name, value]) => isRelevantParam(name, value))
  return new URLSearchParams(relevant.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)).slice(0, 40))
}

/** Whether an address bypasses the page cache (spec 3, `disableCache`). */
const wantsAfresh = (url: string): boolean => /[?&]disableCache=true(?:&|$)/.test(url)

const DRAFT_ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const NAMES_DRAFT = new RegExp(`[?&]draft=${DRAFT_ID}(?:&|$)`, 'i')
const IS_DRAFT_ID = new RegExp(`^${DRAFT_ID}$`, 'i')

/** Whether a page is rendered for its visitor alone: on request, or for a draft that its address names. */
export const isUncached = (url: string): boolean => wantsAfresh(url) || NAMES_DRAFT.test(url)

/** The draft that an uncached page is opened for, and its cart line. */
export const draftFields = (search: string): [name: string, id: string][] =>
  [...new URLSearchParams(search)].filter(
    ([name, value]) => (name === 'draft' || name === 'line') && IS_DRAFT_ID.test(value),
  )

/** Maps a Host header to a shop: all ports and addresses of the machine give the same one. */
export type PlaceOf = (host: string | undefined) => string

/** The client chooses the Host header: a page is cached once, however its shop's host is written. */
export const placesOf =
  (hosts: HostMap): PlaceOf =>
  (host = '') => {
    const shop = findShopByHost(hosts, host)
    return shop ? `${shop.channel}-${shop.country}` : ''
  }

/**
 * Cache key of a page: its shop (channel, country), path (locale, platform) and the allowed query. External navigations
 * have an entry of their own.
 */
export function pageKey(place: string, url: string, arrives = false): string {
  const form = arrives ? ' arrival' : ''
  const at = url.indexOf('?')
  if (at < 0) return `${place} ${url}${form}`
  const query = cacheableQuery(url.slice(at)).toString()
  return `${place} ${url.slice(0, at)}${query && '?'}${query}${form}`
}
