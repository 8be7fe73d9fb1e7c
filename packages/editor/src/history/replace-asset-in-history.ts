import type { Asset, Change, Json } from '@passepartout/document'
import type { Step } from './step.ts'

/**
 * Updates a photo in every recorded step after its upload, possibly to another id, so that undo and redo restore the
 * photo as it is known now.
 */
export function replaceAssetInHistory(steps: readonly Step[], from: string, asset: Asset): Step[] {
  const change = (old: Change): Change => {
    const path = old.path.map(segment => (segment === from ? asset.id : segment))
    if (old.op === 'unset') return { ...old, path }
    const value = withRenamedAsset(old.value, from, asset.id)
    const isWhole = path.length === 2 && path[0] === 'assets' && path[1] === asset.id
    return { ...old, path, value: isWhole ? { ...(value as object), ...factsOf(asset) } : value }
  }
  return steps.map(step => ({
    ...step,
    patch: step.patch.map(change),
    inverse: step.inverse.map(change),
  }))
}

/** Properties known to the upload; crop, description, caption, wish and judgement belong to the customer's steps. */
function factsOf({
  lastCrop: _crop,
  alt: _alt,
  caption: _caption,
  wish: _wish,
  judged: _judged,
  ...facts
}: Asset): {
  [key: string]: Json
} {
  return facts
}

/** The value with another id of a photo, wherever it contains the id. */
export function withRenamedAsset(value: Json, from: string, to: string): Json {
  if (value === from) return to
  if (Array.isArray(value)) return value.map(item => withRenamedAsset(item, from, to))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key === from ? to : key, withRenamedAsset(inner, from, to)]),
  )
}
