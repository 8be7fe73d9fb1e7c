import { linePhotosAsked } from '@passepartout/domain'
import type { Designer } from '../state/designer.ts'

/** Hangs the photos of a line of the cart into a new design. Says whether the address asked for any. */
export async function takeLinePhotos(designer: Designer): Promise<boolean> {
  const lineId = linePhotosAsked(location.hash)
  if (lineId === undefined) return false
  // Coming back to this address is no second wish.
  history.replaceState(history.state, '', location.href.replace(/#.*$/, ''))
  const { hangLinePhotos } = await import('./hang-line-photos.ts')
  await hangLinePhotos(designer, lineId)
  return true
}
