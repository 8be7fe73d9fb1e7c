import type { MergeSide } from '@passepartout/document'
import { Monitor, Smartphone } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useDesigner } from '../state/designer-context.ts'

const SIDES = [
  { side: 'mine', Icon: Monitor },
  { side: 'other', Icon: Smartphone },
] as const

/** One part of a design in both versions, side by side, to choose one. */
export function VersionComparison({
  label,
  when,
  side: taken,
  onChoose,
  show,
}: {
  label: string
  when: Readonly<Record<MergeSide, string>>
  side: MergeSide
  onChoose: (side: MergeSide) => void
  show: (side: MergeSide) => ReactNode
}) {
  const { t } = useDesigner()
  const name = useId()
  return (
    <fieldset className="version-pair">
      <legend>{label}</legend>
      <div className="versions">
        {SIDES.map(({ side, Icon }) => (
          <label key={side}>
            <span className="version-head">
              <input type="radio" name={name} checked={taken === side} onChange={() => onChoose(side)} />
              <Icon size={18} aria-hidden />
              <strong>{t(`conflict.${side}`)}</strong>
              <span className="muted small">{when[side]}</span>
            </span>
            {show(side)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
