import { requestedLinePhotos } from '@passepartout/domain'
import type { Designer } from '../state/designer.ts'

/** Hangs the photos of a line of the cart into a new design. Says whether the address asked for any. */
export async function importLinePhotos(designer: Designer): Promise<boolean> {
  const lineId = requestedLinePhotos(location.hash)
  if (lineId === undefined) return false
  // Coming back to this address is no second wish.
  history.replaceState(history.state, '', location.href.replace(/#.*$/, ''))
  const { placeLinePhotos } = await import('./place-line-photos.ts')
  await placeLinePhotos(designer, lineId)
  return true
}
