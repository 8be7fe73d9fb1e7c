/** What is summed up by day; the subject says of what. */
export const METRICS = [
  /** By kind of page. */
  'page-view',
  /** By event. */
  'event',
  /** By event and article: `add_to_cart poster`. */
  'item',
  /** By kind of page and step: `product 2500`. */
  'lcp',
  'inp',
  'cls',
  /** By log key or error code. */
  'error',
  /** By what was searched. */
  'search-without-hit',
  /** By why. */
  'refused-file',
  /** By finding of the print check. */
  'designer-check',
  /** By call and code: what was asked for and has no price. */
  'without-price',
] as const
export type Metric = (typeof METRICS)[number]

/** Upper ends of the steps that a page's speed is summed up in; milliseconds, for `cls` its score. */
export const VITAL_BUCKETS = {
  lcp: [500, 1000, 1500, 2000, 2500, 3000, 4000, 6000, 10_000],
  inp: [50, 100, 150, 200, 300, 500, 1000, 2000],
  cls: [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
} as const
export type Vital = keyof typeof VITAL_BUCKETS

/** The step a value falls into, by its upper end; `more` above the last. */
export const vitalBucket = (vital: Vital, value: number): string =>
  String(VITAL_BUCKETS[vital].find(end => value <= end) ?? 'more')

/** Kinds of pages that visits and speed are summed up by. */
export const PAGE_KINDS = [
  'start',
  'product',
  'list',
  'theme',
  'content',
  'search',
  'cart',
  'designer',
  'checkout',
  'order',
  'error',
  'other',
] as const
export type PageKind = (typeof PAGE_KINDS)[number]

const LONGEST_WORD = 40

/**
 * A search as it may be counted: as people type words, short, and nothing that could be a number, an address or a name with
 * more than three parts; everything else is counted as `-`.
 */
export function anonymisedSearchTerm(question: string): string {
  const word = question.normalize('NFC').toLowerCase().trim().replace(/\s+/g, ' ')
  const isPlain =
    word.length <= LONGEST_WORD && /^[\p{L}\p{M}' -]+$/u.test(word) && word.split(' ').length <= 3
  return isPlain ? word : '-'
}
