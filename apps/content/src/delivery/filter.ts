import type { Story } from '../story.ts'
import { listOf } from './parameters.ts'

export interface Condition {
  field: string
  operation: string
  value: string
}

const patternOf = (value: string) =>
  new RegExp(
    `^${value
      .split('*')
      .map(part => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*')}$`,
    'i',
  )

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
  like: (value, wanted) => texts(value).some(text => patternOf(wanted).test(text)),
  not_like: (value, wanted) => !texts(value).some(text => patternOf(wanted).test(text)),
  is: (value, wanted) => is[wanted]?.(value) ?? false,
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

/** Conditions of `filter_query[field][operation]=value`, or the one that cannot be understood. */
export function conditionsOf(query: Iterable<[string, string]>): Condition[] | { error: string } {
  const conditions: Condition[] = []
  for (const [name, value] of query) {
    if (!name.startsWith('filter_query[')) continue
    const [, field, operation] = /^filter_query\[([^\]]+)\]\[([^\]]+)\]$/.exec(name) ?? []
    if (!field || !operation || !operations[operation])
      return { error: `filter_query: ${name} is not understood` }
    conditions.push({ field, operation, value })
  }
  return conditions
}

export const meets = (story: Story, conditions: readonly Condition[]): boolean =>
  conditions.every(
    ({ field, operation, value }) => operations[operation]?.(valueAt(story.content, field), value) ?? false,
  )

/** Value of a nested field written with points; list entries by number. */
export function valueAt(content: unknown, field: string): unknown {
  return field
    .split('.')
    .reduce<unknown>(
      (node, key) => (typeof node === 'object' && node !== null ? Reflect.get(node, key) : undefined),
      content,
    )
}
