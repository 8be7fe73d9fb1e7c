import { lightWords, type Sharpness, sharpnessOf } from '../product/quality.ts'
import { SLOT, useDesign, useDesigner, useEditor } from '../state/designer-context.ts'

/** The light of the photo as it lies in the document, with its words; `null` without a photo. */
export function useSharpness(): (Sharpness & { words: string }) | null {
  const designer = useDesigner()
  const document = useEditor(snapshot => snapshot.document)
  const formatType = useEditor(() => designer.configuration().formatType)
  // Facts that arrive (pixels of a converted photo) live in the tray.
  useDesign(state => state.tray)
  const sharpness = sharpnessOf(document, SLOT, designer.photos.isMeasured)
  if (!sharpness) return null
  return {
    ...sharpness,
    words: lightWords(designer.t, sharpness, designer.names.format(formatType)),
  }
}
