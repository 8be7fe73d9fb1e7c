import { useEffect } from 'react'
import { PageView } from '../pages/page-view.tsx'
import { ChoiceRow } from '../panels/choice-row.tsx'
import type { Designer } from '../state/designer.ts'
import { useDesign, useDesigner, useEditor } from '../state/designer-context.ts'
import { useStore } from '../state/store.ts'
import { cardInFormat, formatOf } from './card-in-format.ts'
import { formatSignedAmount } from './format-signed-amount.ts'

const THUMB_PX = 84
/** Longest side of any card in mm: all thumbnails have one scale. */
const LONGEST_MM = 210

/** Formats for which the design has a layout, each with the texts and photos of this card. */
export function FormatChoices() {
  const { t, cardOptions } = useDesigner()
  const choices = useDesign(state => state.offer?.choices.formatType ?? [])
  if (!cardOptions || choices.length < 2) return null
  return (
    <ChoiceRow
      id="formatType"
      name={t('card.formatType')}
      value={choices.find(({ chosen }) => chosen)?.name ?? ''}
    >
      <Formats options={cardOptions} />
    </ChoiceRow>
  )
}

interface FormatsProps {
  options: NonNullable<Designer['cardOptions']>
}

function Formats({ options }: FormatsProps) {
  const { t } = useDesigner()
  const choices = useDesign(state => state.offer?.choices.formatType ?? [])
  const document = useEditor(snapshot => snapshot.document)
  const layouts = useStore(options.layouts.store, state => state.layouts)
  // Marks the drawn format at once; the shop's response with the price comes later.
  const drawn = layouts && formatOf(document, layouts)
  useEffect(() => void options.layouts.load(), [options])
  return (
    <fieldset className="formats" aria-label={t('card.formatType')}>
      {choices.map(choice => (
        <div key={choice.value}>
          <label data-impossible={choice.allowed ? undefined : ''}>
            <input
              type="radio"
              name="formatType"
              checked={drawn ? drawn === choice.value : choice.chosen}
              disabled={!choice.allowed}
              onChange={() => options.chooseFormat(choice)}
            />
            <FormatThumb format={choice.value} options={options} />
            <span>{choice.name}</span>
            {choice.difference && (
              <span className="muted">
                {t('card.perCard', { price: formatSignedAmount(choice.difference) })}
              </span>
            )}
          </label>
          {choice.reason && <p className="reason">{choice.reason}</p>}
        </div>
      ))}
    </fieldset>
  )
}

function FormatThumb({ format, options }: FormatsProps & { format: string }) {
  const document = useEditor(snapshot => snapshot.document)
  useDesign(state => state.tray)
  const layouts = useStore(options.layouts.store, state => state.layouts)
  const shown = layouts && cardInFormat(document, layouts, options.palettes, format)
  const page = shown?.pages[0]
  const scale = THUMB_PX / LONGEST_MM
  return (
    <span className="format-thumb" aria-hidden="true" style={{ height: THUMB_PX }}>
      {shown && page && (
        <span
          className="page-thumb"
          style={{ width: page.trim.width * scale, height: page.trim.height * scale }}
        >
          <PageView document={shown} page={page} scale={scale} />
        </span>
      )}
    </span>
  )
}
