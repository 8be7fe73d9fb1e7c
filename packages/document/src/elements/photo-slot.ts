import * as z from 'zod'
import { rebaseBox } from '../geometry/rebase-box.ts'
import type { PhotoSlot } from '../model.ts'
import { repairCrop } from '../repair-crop.ts'
import { isRecord, repairChoice } from '../repair-values.ts'
import { boxSchema, cropSchema, idSchema } from '../schema-parts.ts'
import type { ElementKind } from './element-kind.ts'

const schema: z.ZodType<PhotoSlot> = z.object({
  type: z.literal('photo'),
  id: idSchema,
  box: boxSchema,
  required: z.boolean(),
  photo: z.object({ assetId: idSchema, crop: cropSchema }).nullable(),
})

/** The opening a photo lies in. */
export const photoKind: ElementKind<PhotoSlot> = {
  type: 'photo',
  schema,
  repair: (raw, report) => ({
    type: 'photo',
    id: raw.id,
    box: raw.box,
    required: repairChoice(raw.required, [true, false], 'required', report),
    photo: isRecord(raw.photo)
      ? { assetId: raw.photo.assetId, crop: repairCrop(raw.photo.crop, report.at('photo.crop')) }
      : null,
  }),
  assetIds: slot => (slot.photo ? [slot.photo.assetId] : []),
  withoutAssets: (slot, isMissing) =>
    slot.photo && isMissing(slot.photo.assetId) ? { ...slot, photo: null } : slot,
  rebase: (slot, from, to) => ({ ...slot, box: rebaseBox(slot.box, from, to) }),
}
