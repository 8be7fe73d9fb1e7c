const common = ['token', 'version', 'cv', 'from_release', 'language', 'fallback_lang']
const resolving = [
  'resolve_relations',
  'resolve_links',
  'resolve_links_level',
  'resolve_level',
  'resolve_assets',
]
const paging = ['page', 'per_page']

const known = {
  story: [...common, ...resolving, 'find_by'],
  stories: [
    ...common,
    ...resolving,
    ...paging,
    'starts_with',
    'by_slugs',
    'by_uuids',
    'by_uuids_ordered',
    'by_ids',
    'excluding_ids',
    'excluding_slugs',
    'excluding_fields',
    'content_type',
    'is_startpage',
    'level',
    'with_tag',
    'search_term',
    'sort_by',
    ...['published_at', 'first_published_at', 'updated_at'].flatMap(field => [`${field}_gt`, `${field}_lt`]),
  ],
  links: [...common, ...paging, 'starts_with', 'with_parent', 'include_dates', 'paginated'],
  plain: [...common, ...paging, 'datasource', 'dimension', 'starts_with', 'find_by', 'by_ids'],
}

/** The first parameter that the endpoint does not know, or `undefined`; version 2 of the API refuses those. */
export function unknownParameter(kind: keyof typeof known, names: Iterable<string>): string | undefined {
  for (const name of names) {
    if (!known[kind].includes(name) && !(kind === 'stories' && name.startsWith('filter_query['))) return name
  }
  return undefined
}

/** A list parameter: comma-separated values without blanks and empty entries. */
export const listOf = (value: string | undefined): string[] =>
  (value ?? '')
    .split(',')
    .map(entry => entry.trim())
    .filter(Boolean)

export interface PageOf {
  page: number
  perPage: number
}

/** The requested page and its size, or the error in them. */
export function pageOf(query: Record<string, string>, largest: number): PageOf | { error: string } {
  const page = Number(query.page ?? 1)
  const perPage = Number(query.per_page ?? 25)
  if (!Number.isInteger(page) || page < 1) return { error: 'page must be a whole number from 1' }
  if (!Number.isInteger(perPage) || perPage < 1) return { error: 'per_page must be a whole number from 1' }
  return { page, perPage: Math.min(perPage, largest) }
}
