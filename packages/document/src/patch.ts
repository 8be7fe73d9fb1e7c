import { AppError } from '@passepartout/domain'
import type { Document, Json } from './model.ts'

/**
 * A patch of changes. Paths consist of object keys; in a list of items with ids, a segment is the id, so that a patch
 * still applies after pages were added before it.
 */
export type Patch = readonly Change[]

export type Change =
  | { op: 'set'; path: Path; value: Json }
  /** Removes an optional key or an entry of a record; lists are changed by setting them. */
  | { op: 'unset'; path: Path }

export type Path = readonly string[]

/** The patch does not apply to the document; `path` says where. */
export class PatchError extends AppError {
  readonly path: Path
  constructor(message: string, path: Path) {
    super('invalid-document', { message: `${message} at ${path.join('.')}` })
    this.path = path
  }
}

/**
 * Applies a patch and returns the result with its inverse. Does not modify the document; unchanged parts are shared.
 * The result is only as valid as the patch: parse untrusted ones.
 *
 * @throws PatchError if the patch does not apply
 */
export function applyPatch(document: Document, patch: Patch): { document: Document; inverse: Patch } {
  const undone: Change[] = []
  const tree = changed(document as unknown as Json, patch, 0, undone)
  if (tree === undefined) throw new PatchError('The whole cannot be unset', [])
  return { document: tree as unknown as Document, inverse: undone.reverse() }
}

/**
 * A value after its changes; undefined if it is removed. Changes are applied together: a slider moves sixty slots, and
 * each list on the path is copied once.
 */
function changed(
  before: Json | undefined,
  changes: readonly Change[],
  depth: number,
  undone: Change[],
): Json | undefined {
  let value = before
  let within: Change[] = []
  const goIn = () => {
    if (within.length > 0) value = changedWithin(value, within, depth, undone)
    within = []
  }
  for (const change of changes) {
    const { path } = change
    if (path.length > depth) {
      within.push(change)
      continue
    }
    goIn()
    undone.push(value === undefined ? { op: 'unset', path } : { op: 'set', path, value })
    value = change.op === 'set' ? change.value : undefined
  }
  goIn()
  return value
}

/** Applies the changes inside a value: to keys of an object, or to items of a list by their ids. */
function changedWithin(
  node: Json | undefined,
  changes: readonly Change[],
  depth: number,
  undone: Change[],
): Json {
  const path = changes[0]?.path ?? []
  if (node === undefined) throw new PatchError('No such part', path)
  if (typeof node !== 'object' || node === null) throw new PatchError('Nothing to go into', path)
  const parts = new Map<string, Change[]>()
  for (const change of changes) {
    const part = change.path[depth] ?? ''
    const own = parts.get(part)
    if (own) own.push(change)
    else parts.set(part, [change])
  }
  return Array.isArray(node)
    ? changedList(node, parts, depth, undone)
    : changedObject(node, parts, depth, undone)
}

type Parts = ReadonlyMap<string, Change[]>

function changedList(list: Json[], parts: Parts, depth: number, undone: Change[]): Json[] {
  const places = new Map(list.map((item, index) => [idOf(item), index]))
  const copy = [...list]
  for (const [id, own] of parts) {
    const path = own[0]?.path ?? []
    const index = places.get(id)
    if (index === undefined) throw new PatchError('No item with this id', path)
    const item = changed(list[index], own, depth + 1, undone)
    if (item === undefined) throw new PatchError('A list item cannot be unset', path)
    copy[index] = item
  }
  return copy
}

function changedObject(node: { [key: string]: Json }, parts: Parts, depth: number, undone: Change[]): Json {
  const copy = { ...node }
  for (const [key, own] of parts) {
    if (RESERVED.has(key)) throw new PatchError('A reserved name', own[0]?.path ?? [])
    const value = changed(Object.hasOwn(node, key) ? node[key] : undefined, own, depth + 1, undone)
    if (value === undefined) delete copy[key]
    else copy[key] = value
  }
  return copy
}

export const idOf = (item: Json): string | undefined =>
  typeof item === 'object' && item !== null && !Array.isArray(item) && typeof item.id === 'string'
    ? item.id
    : undefined

const RESERVED = new Set(['__proto__', 'constructor', 'prototype'])
