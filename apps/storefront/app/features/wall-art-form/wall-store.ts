import type { WallAppearance } from '@passepartout/mockups'

/** What the wall shows: set by the calculator, drawn by the wall's own island. */
export interface WallState {
  product: WallAppearance
  measures: { width: string; height: string }
  ghost?: { widthMm: number; heightMm: number; text: string } | undefined
}

type Listener = () => void

let state: WallState | undefined
const listeners = new Set<Listener>()

/** `undefined` until something was chosen: the wall then shows what the server drew. */
export const wallState = (): WallState | undefined => state

export function setWallState(next: WallState): void {
  state = next
  for (const listener of listeners) listener()
}

/** The calculator is gone, and another one's wall begins as the server drew it. */
export function resetWallState(): void {
  state = undefined
}

export function onWallChange(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
