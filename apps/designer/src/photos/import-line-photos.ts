import { requestedLinePhotos } from '@passepartout/domain'
import type { Designer } from '../state/designer.ts'

/** Places the photos of a cart line in a new design. Returns whether the address requested any. */
export async function importLinePhotos(designer: Designer): Promise<boolean> {
  const lineId = requestedLinePhotos(location.hash)
  if (lineId === undefined) return false
  // Removes the request, so that returning to this address does not repeat it.
  history.replaceState(history.state, '', location.href.replace(/#.*$/, ''))
  const { placeLinePhotos } = await import('./place-line-photos.ts')
  await placeLinePhotos(designer, lineId)
  return true
}
