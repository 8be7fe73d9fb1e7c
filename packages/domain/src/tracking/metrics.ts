/** Metrics that are summed up by day and subject. */
export const METRICS = [
  /** Subject: kind of page. */
  'page-view',
  /** Subject: event. */
  'event',
  /** Subject: event and article, such as `add_to_cart poster`. */
  'item',
  /** Subject: kind of page and bucket, such as `product 2500`. */
  'lcp',
  'inp',
  'cls',
  /** Subject: log key or error code. */
  'error',
  /** Subject: search term. */
  'search-without-hit',
  /** Subject: reason. */
  'refused-file',
  /** Subject: preflight finding. */
  'designer-check',
  /** Subject: call and code of a requested item without a price. */
  'without-price',
] as const
export type Metric = (typeof METRICS)[number]

/** Upper bounds of the buckets for page speed; milliseconds, for `cls` its score. */
export const VITAL_BUCKETS = {
  lcp: [500, 1000, 1500, 2000, 2500, 3000, 4000, 6000, 10_000],
  inp: [50, 100, 150, 200, 300, 500, 1000, 2000],
  cls: [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
} as const
export type Vital = keyof typeof VITAL_BUCKETS

/** The bucket of a value, by its upper bound; `more` above the last one. */
export const vitalBucket = (vital: Vital, value: number): string =>
  String(VITAL_BUCKETS[vital].find(end => value <= end) ?? 'more')

/** Kinds of pages that visits and speed are counted by. */
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
 * A search term that may be counted: plain, short words, without anything that could be a number, an address or a name
 * of more than three parts; everything else is counted as `-`.
 */
export function anonymisedSearchTerm(question: string): string {
  const word = question.normalize('NFC').toLowerCase().trim().replace(/\s+/g, ' ')
  const isPlain =
    word.length <= LONGEST_WORD && /^[\p{L}\p{M}' -]+$/u.test(word) && word.split(' ').length <= 3
  return isPlain ? word : '-'
}
