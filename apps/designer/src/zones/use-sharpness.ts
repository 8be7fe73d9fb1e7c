import { lightWords, type Sharpness, sharpnessOf } from '../product/quality.ts'
import { useSlot } from '../state/current-slot.ts'
import { useDesign, useDesigner, useEditor } from '../state/designer-context.ts'

/** The light of the photo as it lies in the document, with its words; `null` without a photo. */
export function useSharpness(): (Sharpness & { words: string }) | null {
  const slot = useSlot()
  const designer = useDesigner()
  const document = useEditor(snapshot => snapshot.document)
  const size = useEditor(() => designer.sizeName())
  // Facts that arrive (pixels of a converted photo) live in the tray.
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
    words: lightWords(designer.t, sharpness, size),
  }
}
