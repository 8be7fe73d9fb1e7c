import { effectivePpi, slotFrame } from '@passepartout/document'
import { viewingDistance } from '@passepartout/domain'
import { Footprints } from 'lucide-react'
import { QualityIcon } from '../panels/quality-icon.tsx'
import { useSharpness } from '../panels/use-sharpness.ts'
import { gradeWord, lightOf } from '../product/quality.ts'
import { useSlot } from '../state/current-slot.ts'
import { useDesigner, useEditor, useView } from '../state/designer-context.ts'

const NEAREST = 0.3
const FARTHEST = 5

/** Viewing distance in metres; default: the natural one for the size. */
export function useDistance(): number {
  const { configuration } = useDesigner()
  const chosen = useView(state => state.distance)
  useEditor(snapshot => snapshot.configuration)
  const [widthMm = 600, heightMm = 400] = configuration().formatType.split('x').map(Number)
  return chosen ?? Math.round(viewingDistance({ widthMm, heightMm }) * 10) / 10
}

/**
 * Blur in pixels that simulates the eye: where the print's pixels are larger than the eye resolves at this distance (87
 * ppi per metre), they blend.
 */
export function useViewingBlur(): number {
  const { editor } = useDesigner()
  const slot = useSlot()
  const distance = useDistance()
  useEditor(snapshot => snapshot.document)
  const photo = editor.photo(slot)
  if (!photo) return 0
  const ppi = effectivePpi(slotFrame(photo.page, photo.slot), photo.asset, photo.crop)
  const needed = 87 / distance
  return ppi >= needed ? 0 : Math.min(4, (needed / ppi - 1) * 1.2)
}

/** Grade at a chosen distance; at the natural one the shop's assessment applies. */
const gradeAt = (metres: number, sharpFrom: number) => (metres >= sharpFrom ? 'sharp' : 'soft')

export function DistanceBar() {
  const { t, view, announcer } = useDesigner()
  const distance = useDistance()
  const phone = useView(state => state.layout === 'phone')
  const sharpness = useSharpness()
  const chosen = useView(state => state.distance)
  const grade = !sharpness
    ? 'unknown'
    : chosen !== null && sharpness.sharpFromMetres !== undefined
      ? gradeAt(chosen, sharpness.sharpFromMetres)
      : sharpness.grade
  const light = lightOf(grade)
  const words = gradeWord(t, grade)
  const share = ((distance - NEAREST) / (FARTHEST - NEAREST)) * 100
  return (
    <div className="distance-bar">
      <Footprints size={18} aria-hidden />
      <span>{t(phone ? 'view.distanceShort' : 'view.distance', { distance: t.distance(distance) })}</span>
      <input
        className="slider"
        type="range"
        aria-label={t('view.distanceLabel')}
        aria-valuetext={t.distance(distance)}
        min={NEAREST}
        max={FARTHEST}
        step={0.1}
        value={distance}
        style={{ '--share': `${share}%` } as React.CSSProperties}
        onChange={event => {
          view.set({ distance: Number(event.currentTarget.value) })
          announcer.announce(
            t('view.distanceSaid', {
              distance: t.distance(Number(event.currentTarget.value)),
              quality: words,
            }),
          )
        }}
      />
      {sharpness && (
        <span className="light" data-light={light}>
          <QualityIcon light={light} />
          {words}
        </span>
      )}
    </div>
  )
}
