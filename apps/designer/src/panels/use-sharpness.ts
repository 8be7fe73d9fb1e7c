import { gradeWord, lightOf, type QualityDisplay, type Sharpness, sharpnessOf } from '../product/quality.ts'
import { useSlot } from '../state/current-slot.ts'
import { useDesign, useDesigner, useEditor } from '../state/designer-context.ts'

/** Sharpness grade of the photo as placed in the document, with its label; `null` without a photo. */
export function useSharpness(): (Sharpness & { light: QualityDisplay; word: string }) | null {
  const slot = useSlot()
  const designer = useDesigner()
  const document = useEditor(snapshot => snapshot.document)
  // Later facts (pixels of a converted photo) are in the tray.
  useDesign(state => state.tray)
  const sharpness = sharpnessOf(
    document,
    slot,
    designer.photos.isMeasured,
    designer.kind.quality(designer.data),
  )
  if (!sharpness) return null
  return {
    ...sharpness,
    light: lightOf(sharpness.grade),
    word: gradeWord(designer.t, sharpness.grade),
  }
}
