import type { Crop, Size } from '../model.ts'
import { placePhoto } from './place-photo.ts'
import type { SlotFrame } from './slot-frame.ts'

const MM_PER_INCH = 25.4

/** Pixels per inch on paper of the visible crop, after zoom and tilt (designer.md 8). */
export const effectivePpi = (frame: SlotFrame, photo: Size, crop: Crop): number =>
  MM_PER_INCH / placePhoto(frame, photo, crop).scale
