export type QueryValue = string | number | boolean | null | undefined | readonly (string | number)[]

export interface QueryStringOptions {
  /** Omits a `refinementType` of none or nothing; on by default. */
  filterRefinement?: boolean
  /** Omits names that begin with an underscore; off by default. */
  dropUnderscored?: boolean
}

/**
 * Writes a query by the rules of spec 5: omits nulls, writes arrays as repeated `name[]`, omits a `refinementType` of
 * none or nothing, and drops underscored names on request. Names stay in order.
 */
export function toQueryString(
  query: Readonly<Record<string, QueryValue>>,
  { filterRefinement = true, dropUnderscored = false }: QueryStringOptions = {},
): string {
  const pairs: string[] = []
  for (const [name, value] of Object.entries(query)) {
    if (value === null || value === undefined) continue
    if (filterRefinement && name === 'refinementType' && (value === 'none' || value === '')) continue
    if (dropUnderscored && name.startsWith('_')) continue
    if (Array.isArray(value)) for (const entry of value) pairs.push(`${encode(name)}[]=${encode(entry)}`)
    else pairs.push(`${encode(name)}=${encode(value as string | number | boolean)}`)
  }
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

// `encodeURIComponent` throws on half a surrogate pair, which a paste or a request may contain.
const encode = (value: string | number | boolean): string =>
  encodeURIComponent(String(value).toWellFormed()).replaceAll('%20', '+')

/** The reading methods of `URLSearchParams`. */
export interface QueryParams {
  get(name: string): string | null
  getAll(name: string): string[]
  keys(): Iterable<string>
}

/** Parses a query with or without its `?`, as `URLSearchParams` does; an invalid percent-encoding stays as written. */
export function readQuery(search: string): QueryParams {
  const entries = search
    .replace(/^\?/, '')
    .split('&')
    .filter(Boolean)
    .map(pair => {
      const [name = '', ...value] = pair.split('=')
      return [decode(name), decode(value.join('='))] as const
    })
  const getAll = (name: string) => entries.filter(([key]) => key === name).map(([, value]) => value)
  return { get: name => getAll(name)[0] ?? null, getAll, keys: () => entries.map(([name]) => name) }
}

function decode(text: string): string {
  const spaced = text.replaceAll('+', ' ')
  try {
    return decodeURIComponent(spaced)
  } catch {
    return spaced
  }
}
