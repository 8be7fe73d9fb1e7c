import type { QueryParams, QueryValue } from './to-query-string.ts'

/** Format of a parameter in the query: text, a whole number from 0, `true`, or repeated `name[]`. */
export type FieldKind = 'text' | 'number' | 'flag' | 'list'

/** The query fields of a designer, in the order in which they are written. */
export type DesignerFields<Params> = Readonly<Record<keyof Params & string, FieldKind>>

type FieldValue = string | number | true | string[]

const MAX_LIST = 50

/** Reads these fields from a query; skips missing, empty and meaningless values. */
export function readFields<Params extends object>(
  fields: DesignerFields<Params>,
  query: QueryParams,
): Partial<Params> {
  const values: Record<string, FieldValue> = {}
  for (const [name, kind] of Object.entries<FieldKind>(fields)) {
    const value = READ[kind](query, name)
    if (value !== undefined) values[name] = value
  }
  return values as Partial<Params>
}

/** The fields as a query; skips unset flags and empty text. */
export function writeFields(
  fields: Readonly<Record<string, FieldKind>>,
  params: object,
): Record<string, QueryValue> {
  const given = new Map<string, QueryValue>(Object.entries(params))
  const entries = Object.keys(fields).map(name => {
    const value = given.get(name)
    return [name, value === false || value === '' ? null : value] as const
  })
  return Object.fromEntries(entries)
}

const READ: Record<FieldKind, (query: QueryParams, name: string) => FieldValue | undefined> = {
  text: (query, name) => query.get(name) || undefined,
  number: (query, name) => {
    const text = query.get(name) ?? ''
    return /^\d{1,9}$/.test(text) ? Number(text) : undefined
  },
  flag: (query, name) => (['true', '1'].includes(query.get(name) ?? '') ? true : undefined),
  list: (query, name) => {
    const list = readList(query, name)
    return list.length > 0 ? list : undefined
  },
}

/** Reads a repeated field: `name[]`, `name`, or `name[group]`, as sent by a form without script. At most 50 entries. */
export function readList(query: QueryParams, name: string): string[] {
  const names = new Set(
    [...query.keys()].filter(key => key.startsWith(name) && /^(?:\[[a-z]*\])?$/.test(key.slice(name.length))),
  )
  return [...names].flatMap(key => query.getAll(key)).slice(0, MAX_LIST)
}
