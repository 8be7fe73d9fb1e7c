/** Query parameters a cached page may depend on. All others (campaign marks, click ids) are the browser's business. */
const ALLOWED = new Set([
  'frameType',
  'material',
  'materialType',
  'formatType',
  'formats',
  'optionTypes[]',
  'matType',
  'matSize',
  'sku',
  'page',
  'size',
  'sort',
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
  'slots',
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
  'quantity',
  'isSample',
  'mountingType',
  'paperType',
  'startMonth',
  'startDate',
  'year',
  'accessoryTypes[]',
  'amount',
  'photobookPrinting',
  'photobookCover',
  'photobookBinding',
  'photobookPaper',
  'photobookPageCount',
  'photobookCoverLamination',
  'photoboxType',
  'boxSize',
  'printType',
  'photoboxFormat',
  'photos',
  'delivery',
  'freeAmount',
  'themeId',
])

/** What forms call the options of one group. */
const OPTION_GROUP = /^optionTypes\[[a-z]+\]$/

/** The part of a query a page is rendered from, in a fixed order. */
export function allowedQuery(search: string): URLSearchParams {
  const kept = [...new URLSearchParams(search)].filter(
    ([name, value]) => (ALLOWED.has(name) || OPTION_GROUP.test(name)) && value.length <= 64,
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
