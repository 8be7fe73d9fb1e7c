import type { WallArtAppearance } from '@passepartout/domain'

/** State of the wall: set by the product form, rendered by the wall's own island. */
export interface WallState {
  product: WallArtAppearance
  measures: { width: string; height: string }
  ghost?: { widthMm: number; heightMm: number; text: string } | undefined
}

type Listener = () => void

let state: WallState | undefined
const listeners = new Set<Listener>()

/** `undefined` until something was chosen: until then the wall shows what the server rendered. */
export const wallState = (): WallState | undefined => state

export function setWallState(next: WallState): void {
  state = next
  for (const listener of listeners) listener()
}

/** For a product form that is removed: the next one's wall starts as the server rendered it. */
export function resetWallState(): void {
  state = undefined
}

export function onWallChange(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
