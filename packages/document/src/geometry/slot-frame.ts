import type { PhotoSlot } from '../elements/photo/photo.ts'
import type { Box, Page } from '../model.ts'
import { intersect, safeBox, trimBox } from './box.ts'

/** The two boxes that a photo is fitted to in its slot, in mm. */
export interface SlotFrame {
  /** A covering photo must fill this box, bleed included. */
  cover: Box
  /** A contained photo must stay inside this box: away from the trim, so that its paper margin is even on all sides. */
  whole: Box
}

/** A paper margin under 5 mm shows the tolerances of the cutter, hence the safe area (trade facts 5). */
export function slotFrame(page: Page, slot: PhotoSlot): SlotFrame {
  // A rotated slot is inside the page by design; the upright edges of the page do not apply to it.
  if (slot.turn !== 0) return { cover: slot.box, whole: slot.box }
  const whole = intersect(slot.box, safeBox(page)) ?? intersect(slot.box, trimBox(page)) ?? slot.box
  return { cover: slot.box, whole }
}
