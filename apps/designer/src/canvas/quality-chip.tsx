import { withCrop } from '@passepartout/document'
import { lightWords, sharpnessOf } from '../product/quality.ts'
import { SLOT, useDesign, useDesigner } from '../state/designer-context.ts'
import { LightMark } from '../zones/light.tsx'
import { useLiveCrop } from './use-live-crop.ts'

/** One chip near the opening, computed while cropping (spec 8). */
export function QualityChip() {
  const { editor, photos, t, names, configuration } = useDesigner()
  const crop = useLiveCrop()
  useDesign(state => state.tray)
  const { document } = editor.getSnapshot()
  const sharpness = crop && sharpnessOf(withCrop(document, SLOT, crop), SLOT, photos.isMeasured)
  if (!sharpness) return null
  return (
    <span className="pill">
      <span className="light" data-light={sharpness.light}>
        <LightMark light={sharpness.light} />
        {lightWords(t, sharpness, names.format(configuration().formatType))}
      </span>
    </span>
  )
}
