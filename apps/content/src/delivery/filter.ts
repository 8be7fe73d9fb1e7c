import type { Story } from '../story.ts'
import { listOf } from './parameters.ts'

export interface Condition {
  field: string
  operation: string
  value: string
}

/** `*` matches any text. Parts are searched from left to right, so that many stars cost no more than one. */
function matchesPattern(text: string, pattern: string): boolean {
  const parts = pattern.toLowerCase().split('*')
  const words = text.toLowerCase()
  const [first = ''] = parts
  const last = parts.at(-1) ?? ''
  if (parts.length === 1) return words === first
  if (!words.startsWith(first) || !words.endsWith(last)) return false
  const end = words.length - last.length
  let at = first.length
  for (const part of parts.slice(1, -1)) {
    const found = words.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  return at <= end
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

const texts = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter(entry => !isEmpty(entry)).map(String)

const compare = (
  value: unknown,
  limit: string,
  holds: (a: number, b: number) => boolean,
  read: (text: string) => number,
) => !isEmpty(value) && holds(read(String(value)), read(limit))

const is: Record<string, (value: unknown) => boolean> = {
  true: value => value === true || value === 'true',
  false: value => value === false || value === 'false',
  empty: isEmpty,
  not_empty: value => !isEmpty(value),
  empty_array: value => Array.isArray(value) && value.length === 0,
  not_empty_array: value => Array.isArray(value) && value.length > 0,
  null: value => value === null || value === undefined,
  not_null: value => value !== null && value !== undefined,
}

const above = (a: number, b: number) => a > b
const below = (a: number, b: number) => a < b

const operations: Record<string, (value: unknown, wanted: string) => boolean> = {
  in: (value, wanted) => texts(value).some(text => listOf(wanted).includes(text)),
  not_in: (value, wanted) => !texts(value).some(text => listOf(wanted).includes(text)),
  like: (value, wanted) => texts(value).some(text => matchesPattern(text, wanted)),
  not_like: (value, wanted) => !texts(value).some(text => matchesPattern(text, wanted)),
  is: (value, wanted) => Object.hasOwn(is, wanted) && is[wanted]?.(value) === true,
  in_array: (value, wanted) =>
    Array.isArray(value) && texts(value).some(text => listOf(wanted).includes(text)),
  all_in_array: (value, wanted) =>
    Array.isArray(value) && listOf(wanted).every(entry => texts(value).includes(entry)),
  any_in_array: (value, wanted) =>
    Array.isArray(value) && texts(value).some(text => listOf(wanted).includes(text)),
  gt_int: (value, limit) => compare(value, limit, above, Number),
  lt_int: (value, limit) => compare(value, limit, below, Number),
  gt_float: (value, limit) => compare(value, limit, above, Number),
  lt_float: (value, limit) => compare(value, limit, below, Number),
  gt_date: (value, limit) => compare(value, limit, above, Date.parse),
  lt_date: (value, limit) => compare(value, limit, below, Date.parse),
  exists: (value, wanted) => (value !== undefined) === (wanted !== 'false'),
}

/** All of `every` and, unless it is empty, one of `some` (`filter_query[__or][]`). */
export interface Conditions {
  every: Condition[]
  some: Condition[]
}

/** Parses `filter_query[field][operation]=value`, or returns the condition that is invalid. */
export function conditionsOf(query: Iterable<[string, string]>): Conditions | { error: string } {
  const conditions: Conditions = { every: [], some: [] }
  for (const [name, value] of query) {
    if (!name.startsWith('filter_query[')) continue
    const [, or, field, operation] =
      /^filter_query(\[__or\]\[\d*\])?\[([^\]]+)\]\[([^\]]+)\]$/.exec(name) ?? []
    if (!field || !operation || !Object.hasOwn(operations, operation))
      return { error: `filter_query: ${name} is not understood` }
    conditions[or ? 'some' : 'every'].push({ field, operation, value })
  }
  return conditions
}

export function matchesCondition(story: Story, { every, some }: Conditions): boolean {
  const holds = ({ field, operation, value }: Condition) =>
    operations[operation]?.(valueAt(story.content, field), value) ?? false
  return every.every(holds) && (some.length === 0 || some.some(holds))
}

/** Value of a nested field written with dots; list entries by number. */
export function valueAt(content: unknown, field: string): unknown {
  return field
    .split('.')
    .reduce<unknown>(
      (node, key) =>
        typeof node === 'object' && node !== null && Object.hasOwn(node, key)
          ? Reflect.get(node, key)
          : undefined,
      content,
    )
}
