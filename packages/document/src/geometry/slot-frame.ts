import type { PhotoSlot } from '../elements/photo/photo.ts'
import type { Box, Page } from '../model.ts'
import { intersect, safeBox, trimBox } from './box.ts'

/** The two boxes a photo in a slot is fitted to, in mm. */
export interface SlotFrame {
  /** What a filling photo must cover, bleed included. */
  cover: Box
  /** What a whole photo must stay within: off the cut, so that its paper margin is even on all sides. */
  whole: Box
}

/** A paper margin under 5 mm shows every tolerance of the cutter, hence the safe zone (trade facts 5). */
export function slotFrame(page: Page, slot: PhotoSlot): SlotFrame {
  // What is turned lies inside the page by design; the page's upright edges say nothing about it.
  if (slot.turn !== 0) return { cover: slot.box, whole: slot.box }
  const whole = intersect(slot.box, safeBox(page)) ?? intersect(slot.box, trimBox(page)) ?? slot.box
  return { cover: slot.box, whole }
}
