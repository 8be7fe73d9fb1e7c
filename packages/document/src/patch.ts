import { AppError } from '@passepartout/domain'
import type { Document, Json } from './model.ts'

/**
 * A step of change. Paths go through object keys; in a list of things with ids, a segment is the id, so that
 * a patch still fits when pages were added before it.
 */
export type Patch = readonly Change[]

export type Change =
  | { op: 'set'; path: Path; value: Json }
  /** Removes an optional key or a record's entry; a list is changed by setting it. */
  | { op: 'unset'; path: Path }

export type Path = readonly string[]

/** The patch does not fit the document; `path` says where. */
export class PatchError extends AppError {
  readonly path: Path
  constructor(message: string, path: Path) {
    super('invalid-document', { message: `${message} at ${path.join('.')}` })
    this.path = path
  }
}

/**
 * Applies a patch and gives the patch that undoes it. The document is not changed; untouched parts are shared.
 * Throws PatchError when it does not fit. The result is as valid as the patch: parse what came from outside.
 */
export function applyPatch(document: Document, patch: Patch): { document: Document; inverse: Patch } {
  let tree = document as unknown as Json
  const inverse: Change[] = []
  for (const change of patch) {
    const undo = (before: Json | undefined): Change =>
      before === undefined
        ? { op: 'unset', path: change.path }
        : { op: 'set', path: change.path, value: before }
    tree = changeAt(tree, change, 0, before => inverse.unshift(undo(before)))
  }
  return { document: tree as unknown as Document, inverse }
}

function changeAt(node: Json, change: Change, depth: number, onBefore: (before?: Json) => void): Json {
  const segment = change.path[depth]
  if (segment === undefined) return replaceRoot(node, change, onBefore)
  if (Array.isArray(node)) {
    const index = node.findIndex(item => idOf(item) === segment)
    const item = node[index]
    if (item === undefined) throw new PatchError('No item with this id', change.path)
    if (depth === change.path.length - 1 && change.op === 'unset') {
      throw new PatchError('A list item cannot be unset', change.path)
    }
    return node.with(index, changeAt(item, change, depth + 1, onBefore))
  }
  if (typeof node !== 'object' || node === null) throw new PatchError('Nothing to go into', change.path)
  if (RESERVED.has(segment)) throw new PatchError('A reserved name', change.path)
  const before = Object.hasOwn(node, segment) ? node[segment] : undefined
  if (depth < change.path.length - 1) {
    if (before === undefined) throw new PatchError('No such part', change.path)
    return { ...node, [segment]: changeAt(before, change, depth + 1, onBefore) }
  }
  onBefore(before)
  if (change.op === 'set') return { ...node, [segment]: change.value }
  const { [segment]: _removed, ...rest } = node
  return rest
}

function replaceRoot(node: Json, change: Change, onBefore: (before?: Json) => void): Json {
  if (change.op === 'unset') throw new PatchError('The whole cannot be unset', change.path)
  onBefore(node)
  return change.value
}

export const idOf = (item: Json): string | undefined =>
  typeof item === 'object' && item !== null && !Array.isArray(item) && typeof item.id === 'string'
    ? item.id
    : undefined

const RESERVED = new Set(['__proto__', 'constructor', 'prototype'])
