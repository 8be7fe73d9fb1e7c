import type { Method } from './call.ts'

type QueryValue = string | number | boolean | readonly (string | number)[] | null | undefined

/** Path and query of a call: parameters escaped, lists as repeated `name[]`, null and undefined omitted. */
export function callUrl(
  { path }: { method: Method; path: string },
  params: Readonly<Record<string, string | number>> = {},
  query: Readonly<Record<string, QueryValue>> = {},
): string {
  const filled = path.replace(/:(\w+)(?:\{[^}]*\})?/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? '')),
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value === null || value === undefined) continue
    if (isArrayParam(value)) for (const item of value) search.append(`${name}[]`, String(item))
    else search.set(name, String(value))
  }
  const text = search.toString().replaceAll('%5B%5D=', '[]=')
  return text ? `${filled}?${text}` : filled
}

const isArrayParam = (value: QueryValue): value is readonly (string | number)[] => Array.isArray(value)
