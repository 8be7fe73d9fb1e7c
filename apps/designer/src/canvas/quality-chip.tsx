import { withCrop } from '@passepartout/document'
import { isGoodEnough } from '@passepartout/domain'
import { QualityIcon } from '../panels/quality-icon.tsx'
import { gradeWord, lightOf, sharpnessOf } from '../product/quality.ts'
import { useSlot } from '../state/current-slot.ts'
import { useDesign, useDesigner } from '../state/designer-context.ts'
import { useThrottledCrop } from './use-throttled-crop.ts'

/** A chip about sharpness near the opening, updated while cropping; only where sharpness is an issue. */
export function QualityChip() {
  const slot = useSlot()
  const { data, kind, editor, photos, t } = useDesigner()
  const crop = useThrottledCrop(now => now)
  useDesign(state => state.tray)
  const { document } = editor.getSnapshot()
  const sharpness =
    crop && sharpnessOf(withCrop(document, slot, crop), slot, photos.isMeasured, kind.quality(data))
  if (!sharpness || (sharpness.grade !== 'unknown' && isGoodEnough(sharpness.grade))) return null
  const light = lightOf(sharpness.grade)
  return (
    <span className="pill">
      <span className="light" data-light={light}>
        <QualityIcon light={light} />
        {gradeWord(t, sharpness.grade)}
      </span>
    </span>
  )
}
