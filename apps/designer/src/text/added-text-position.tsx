import { type Element, findText, MIN_TEXT_MM, type Point, type TextElement } from '@passepartout/document'
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react'
import { useState } from 'react'
import { useDesigner, useEditor } from '../state/designer-context.ts'

const STEP_MM = 5
const MOVES = {
  left: { Icon: ArrowLeft, by: { x: -STEP_MM, y: 0 } },
  up: { Icon: ArrowUp, by: { x: 0, y: -STEP_MM } },
  down: { Icon: ArrowDown, by: { x: 0, y: STEP_MM } },
  right: { Icon: ArrowRight, by: { x: STEP_MM, y: 0 } },
} as const

/** Moves a customer text without dragging. */
export function MoveText({ id }: { id: string }) {
  const { t, editor } = useDesigner()
  return <NudgeButtons label={t('ownText.move')} onMove={by => editor.commands.moveText(id, by)} />
}

/** Buttons that move by 5 mm in four directions. */
export function NudgeButtons({ label, onMove }: { label: string; onMove: (by: Point) => void }) {
  const { t } = useDesigner()
  return (
    <fieldset className="move-text" aria-label={label}>
      {(Object.keys(MOVES) as (keyof typeof MOVES)[]).map(way => {
        const { Icon, by } = MOVES[way]
        return (
          <button
            key={way}
            type="button"
            className="icon-button"
            aria-label={t(`ownText.${way}`)}
            onClick={() => onMove(by)}
          >
            <Icon size={18} aria-hidden />
          </button>
        )
      })}
    </fieldset>
  )
}

/** Width and angle of a customer text as numbers. */
export function TextMeasures({ element }: { element: TextElement }) {
  const { editor } = useDesigner()
  const { id, box } = element
  const page = useEditor(({ document }) => findText(document, id)?.page)
  return (
    <WidthAndRotation
      of={element}
      range={[MIN_TEXT_MM, Math.round(page?.trim.width ?? box.width)]}
      onWidth={mm => editor.commands.setTextWidth(id, mm)}
      onTurn={degrees => editor.commands.turnText(id, degrees)}
    />
  )
}

interface WidthAndRotationProps {
  of: Pick<Element, 'box' | 'turn'>
  /** Limits of the width in mm. */
  range: readonly [number, number]
  onWidth: (mm: number) => void
  /** Limits of the angle in degrees; default: any angle. */
  turns?: readonly [number, number]
  onTurn: (degrees: number) => void
}

/** Width in mm and angle of a movable element as numbers. */
export function WidthAndRotation({
  of: { box, turn },
  range,
  onWidth,
  turns = [-180, 180],
  onTurn,
}: WidthAndRotationProps) {
  const { t } = useDesigner()
  return (
    <div className="text-sizes">
      <NumberInput
        label={t('ownText.width')}
        unit="mm"
        value={Math.round(box.width)}
        range={range}
        onChange={onWidth}
      />
      {turns[0] < turns[1] && (
        <NumberInput label={t('ownText.angle')} unit="°" value={turn} range={turns} onChange={onTurn} />
      )}
    </div>
  )
}

interface NumberInputProps {
  label: string
  unit: string
  value: number
  range: readonly [number, number]
  onChange: (value: number) => void
}

/** A number field that takes effect while typing; incomplete input changes nothing. */
export function NumberInput({ label, unit, value, range: [min, max], onChange }: NumberInputProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <label className="text-measure">
      <span>{label}</span>
      <input
        type="number"
        min={min}
        max={max}
        value={typed ?? value}
        onChange={event => {
          const text = event.currentTarget.value
          setTyped(text)
          const wanted = Number(text)
          if (text !== '' && wanted >= min && wanted <= max) onChange(wanted)
        }}
        onBlur={() => setTyped(null)}
      />
      <span aria-hidden="true">{unit}</span>
    </label>
  )
}
