import { withCrop } from '@passepartout/document'
import { lightWords, sharpnessOf } from '../product/quality.ts'
import { useSlot } from '../state/current-slot.ts'
import { useDesign, useDesigner } from '../state/designer-context.ts'
import { LightMark } from '../zones/light.tsx'
import { useLiveCrop } from './use-live-crop.ts'

/** One chip near the opening, computed while cropping (designer.md 8). */
export function QualityChip() {
  const slot = useSlot()
  const { data, kind, editor, photos, t, sizeName } = useDesigner()
  const crop = useLiveCrop(now => now)
  useDesign(state => state.tray)
  const { document } = editor.getSnapshot()
  const sharpness =
    crop && sharpnessOf(withCrop(document, slot, crop), slot, photos.isMeasured, kind.quality(data))
  if (!sharpness) return null
  return (
    <span className="pill">
      <span className="light" data-light={sharpness.light}>
        <LightMark light={sharpness.light} />
        {lightWords(t, sharpness, sizeName())}
      </span>
    </span>
  )
}
