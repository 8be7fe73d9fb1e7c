export type QueryValue = string | number | boolean | null | undefined | readonly (string | number)[]

export interface QueryStringOptions {
  /** Leaves out a `refinementType` of none or nothing; on where nothing else is said. */
  filterRefinement?: boolean
  /** Leaves out names that begin with an underscore; off where nothing else is said. */
  dropUnderscored?: boolean
}

/**
 * Writes a query by the rules of spec 5: nulls left out, arrays as repeated `name[]`, a `refinementType` of none or
 * nothing left out, underscored names dropped where asked. Names keep their order.
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

// Half a surrogate pair, pasted or sent, would throw.
const encode = (value: string | number | boolean): string =>
  encodeURIComponent(String(value).toWellFormed()).replaceAll('%20', '+')

/** The reading half of `URLSearchParams`. */
export interface QueryParams {
  get(name: string): string | null
  getAll(name: string): string[]
  keys(): Iterable<string>
}

/** Reads a query with or without its `?`, as `URLSearchParams` does; a broken escape stays as it was written. */
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
