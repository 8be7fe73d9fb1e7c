import { setCropZoom } from '@passepartout/document'
import type { GestureMachine, GestureState } from './gesture.ts'

/** The zoom slider: 1 fills the slot. */
export const zoomGesture: GestureMachine<Record<never, never>, { zoom: number }, GestureState> = {
  kind: 'zoom',
  begin: photo => ({ crop: photo.crop }),
  update: (photo, _state, input) => ({ crop: setCropZoom(photo.frame, photo.asset, photo.crop, input.zoom) }),
}
