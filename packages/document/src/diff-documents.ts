import type { Document, Json } from './model.ts'
import { type Change, idOf, type Patch, type Path } from './patch.ts'

/** The smallest patch from one document to another; empty if they are equal. */
export function diffDocuments(from: Document, to: Document): Patch {
  const changes: Change[] = []
  compare(from as unknown as Json, to as unknown as Json, [], changes)
  return changes
}

function compare(from: Json, to: Json, path: Path, changes: Change[]): void {
  if (Object.is(from, to)) return
  if (Array.isArray(from) && Array.isArray(to)) {
    if (sameIds(from, to)) {
      for (const [index, item] of to.entries()) {
        if (!Object.is(from[index], item))
          compare(from[index] ?? null, item, [...path, idOf(item) ?? ''], changes)
      }
    } else if (!sameJson(from, to)) changes.push({ op: 'set', path, value: to })
    return
  }
  if (isObject(from) && isObject(to)) {
    compareObjects(from, to, path, changes)
    return
  }
  changes.push({ op: 'set', path, value: to })
}

function compareObjects(from: JsonObject, to: JsonObject, path: Path, changes: Change[]): void {
  for (const key of Object.keys(from)) {
    if (!Object.hasOwn(to, key)) changes.push({ op: 'unset', path: [...path, key] })
  }
  for (const [key, value] of Object.entries(to)) {
    const before = Object.hasOwn(from, key) ? from[key] : undefined
    if (before === undefined) changes.push({ op: 'set', path: [...path, key], value })
    else if (!Object.is(before, value)) compare(before, value, [...path, key], changes)
  }
}

/** Both lists contain the same items in the same order, each with an id of its own. */
function sameIds(from: Json[], to: Json[]): boolean {
  if (from.length !== to.length) return false
  const ids = to.map(idOf)
  if (new Set(ids).size !== ids.length) return false
  return ids.every((id, index) => id !== undefined && id === idOf(from[index] ?? null))
}

export function sameJson(a: Json, b: Json): boolean {
  if (Object.is(a, b)) return true
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => sameJson(item, b[index] ?? null))
  }
  if (!isObject(a) || !isObject(b)) return false
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length &&
    keys.every(key => Object.hasOwn(b, key) && sameJson(a[key] ?? null, b[key] ?? null))
  )
}

type JsonObject = { [key: string]: Json }
const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
