import { LIST_PAGE_SIZES, SORT_OPTIONS } from '@passepartout/domain'

const oneOf = (values: readonly (string | number)[]) => new RegExp(`^(?:${values.join('|')})$`)

/** Ids, sizes (`600x400`), dates, amounts, and several of them with commas between. */
const WORDS = /^[\w.,:-]{0,64}$/

/**
 * Query parameters a cached page may depend on, and the values that a page can have by them: what is no such value, or is
 * what a page shows anyway, is left out, so that it shares the plain page's place. All other parameters (campaign marks,
 * click ids) are the browser's business.
 */
const ALLOWED: ReadonlyMap<string, RegExp> = new Map([
  ['formats', /^all$/],
  ['isSample', /^(?:1|true)$/],
  ['page', /^(?:[2-9]|[1-9]\d)$/],
  ['size', oneOf(LIST_PAGE_SIZES.slice(1))],
  ['sort', oneOf(SORT_OPTIONS.slice(1))],
  ['year', /^20\d\d$/],
  ['quantity', /^(?:\d{1,6}|sample)$/],
  ['photobookPageCount', /^\d{1,4}$/],
  ['photos', /^\d{1,4}$/],
  ['slots', /^\d{1,4}$/],
  ...[
    'frameType',
    'material',
    'materialType',
    'formatType',
    'optionTypes[]',
    'matType',
    'matSize',
    'sku',
    'color',
    'aspectRatio',
    'refinement',
    'category',
    'categoryIds',
    'occasion',
    'product',
    'punching',
    'style',
    'label',
    'type',
    'calendarType',
    'photobookType',
    'photobookFormat',
    'ratio',
    'palette',
    'designId',
    'designGroupId',
    'designGroupSetId',
    'folding',
    'paper',
    'refinementType',
    'envelope',
    'envelopePrint',
    'ribbon',
    'ribbonColor',
    'bow',
    'screw',
    'seal',
    'standard',
    'tag',
    'accessories[]',
    'mountingType',
    'paperType',
    'startMonth',
    'startDate',
    'accessoryTypes[]',
    'amount',
    'photobookPrinting',
    'photobookCover',
    'photobookBinding',
    'photobookPaper',
    'photobookCoverLamination',
    'photoboxType',
    'boxSize',
    'printType',
    'photoboxFormat',
    'delivery',
    'freeAmount',
    'themeId',
  ].map((name): [string, RegExp] => [name, WORDS]),
])

/** What forms call the options of one group. */
const OPTION_GROUP = /^optionTypes\[[a-z]+\]$/

/** The part of a query a page is rendered from, in a fixed order. */
export function allowedQuery(search: string): URLSearchParams {
  const kept = [...new URLSearchParams(search)].filter(([name, value]) =>
    (OPTION_GROUP.test(name) ? WORDS : ALLOWED.get(name))?.test(value),
  )
  return new URLSearchParams(kept.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)).slice(0, 40))
}

/**
 * Key of a page in the cache: host (channel, country), path (locale, platform) and the allowed query. Arrivals get a form
 * of their own.
 */
export function pageKey(host: string | undefined, url: string, arrives = false): string {
  const form = arrives ? ' arrival' : ''
  const at = url.indexOf('?')
  if (at < 0) return `${host} ${url}${form}`
  const query = allowedQuery(url.slice(at)).toString()
  return `${host} ${url.slice(0, at)}${query && '?'}${query}${form}`
}
