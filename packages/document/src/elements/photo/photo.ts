import * as z from 'zod'
import { choice, must, number, or, orNull, record, TRUE_OR_LEFT_OUT } from '../../fields.ts'
import { MASKS, type Mask } from '../../geometry/mask-path.ts'
import type { Crop, ElementBase, Paint } from '../../model.ts'
import { repairCrop } from '../../repair-crop.ts'
import { cropSchema, idSchema, paintSchema } from '../../schema-parts.ts'
import { type ElementKind, shapeOf } from '../element-kind.ts'

/** A place for a photo. */
export interface PhotoSlot extends ElementBase {
  type: 'photo'
  required: boolean
  /** Outline of the opening over its box. */
  mask: Mask
  /** Corners of a `rounded` opening. */
  radiusMm: number
  /** A line along the outline, within it; null without one. */
  border: { widthMm: number; colour: Paint } | null
  /** Stays where it is when photos are shuffled. */
  pinned?: true
  photo: PlacedPhoto | null
}

export interface PlacedPhoto {
  assetId: string
  crop: Crop
}

/** The opening a photo lies in; it reaches to the outside of the bleed where the photo runs over the edge. */
export const photoKind: ElementKind<PhotoSlot> = {
  ...shapeOf<PhotoSlot>('photo', {
    required: choice([true, false]),
    mask: or(z.enum(MASKS), 'rect'),
    radiusMm: number(0, 500, 0),
    border: orNull(record({ widthMm: number(0.1, 50, 1), colour: or(paintSchema, '#ffffff') })),
    pinned: TRUE_OR_LEFT_OUT,
    photo: orNull(
      record({
        assetId: must(idSchema),
        crop: { schema: cropSchema, repair: (value, key, report) => repairCrop(value, report.at(key)) },
      }),
    ),
  }),
  lengths: ['radiusMm'],
  assetIds: slot => (slot.photo ? [slot.photo.assetId] : []),
  withoutAssets: (slot, isMissing) =>
    slot.photo && isMissing(slot.photo.assetId) ? { ...slot, photo: null } : slot,
}

/** An empty place without ornament. */
export const plainSlot = (slot: Pick<PhotoSlot, 'id' | 'box'> & Partial<PhotoSlot>): PhotoSlot => ({
  type: 'photo',
  turn: 0,
  locked: true,
  required: true,
  mask: 'rect',
  radiusMm: 0,
  border: null,
  photo: null,
  ...slot,
})
