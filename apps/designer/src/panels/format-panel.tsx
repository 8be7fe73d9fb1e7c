import { orientationOf, parseDimension, withOrientation } from '@passepartout/domain'
import { useState } from 'react'
import { displayChoice } from '../product/choices.ts'
import { type FormatChoice, type FormatGroupChoices, formatChoices } from '../product/format-choices.ts'
import { gradeWord, lightOf, sharpnessOf } from '../product/quality.ts'
import { useChoicePriceTexts } from '../product/use-choice-prices.ts'
import { useChoiceContext } from '../product/use-choices.ts'
import { useSlot } from '../state/current-slot.ts'
import { useDesign, useDesigner, useEditor } from '../state/designer-context.ts'
import { CustomSize } from './custom-size.tsx'
import { Option } from './option.tsx'
import { QualityIcon } from './quality-icon.tsx'

/**
 * All formats of the material by aspect ratio, with the placed photo's sharpness and the full price (designer.md 8).
 */
export function FormatPanel() {
  const { t, photos, kind, data } = useDesigner()
  const context = useChoiceContext()
  const slot = useSlot()
  const document = useEditor(snapshot => snapshot.document)
  const { groups, current } = formatChoices(context, document, slot, photos.isMeasured, kind.quality(data))
  const [picked, setPicked] = useState<string | null>(null)
  const open = groups.find(({ id }) => id === (picked ?? current)) ?? groups[0]
  const chosen = context.configuration.formatType
  // The prices of all formats of wall art come in one response.
  const costOf = useChoicePriceTexts(kind.charge && open ? [...open.main, ...open.more] : [])
  const isListed = open && [...open.main, ...open.more].some(({ value }) => value === chosen)

  return (
    <div className="stack">
      <Orientation />
      {groups.length > 1 && (
        <fieldset className="chips" aria-label={t('format.ratios')}>
          {groups.map(group => (
            <div className="option" key={group.id}>
              <input
                type="radio"
                name="ratio"
                id={`ratio-${group.id}`}
                checked={group.id === open?.id}
                onChange={() => setPicked(group.id)}
              />
              <label htmlFor={`ratio-${group.id}`}>{ratioName(t, group)}</label>
            </div>
          ))}
        </fieldset>
      )}
      <fieldset className="options" aria-label={t('field.formatType')}>
        {!isListed && picked === null && <CustomSizeRow formatType={chosen} />}
        {open &&
          [...open.main, ...open.more]
            .toSorted((a, b) => areaOf(a.value) - areaOf(b.value))
            .map(choice => <FormatRow key={choice.value} choice={choice} cost={costOf(choice)} />)}
      </fieldset>
      <CustomSize />
    </div>
  )
}

function areaOf(formatType: string): number {
  const { widthMm, heightMm } = parseDimension(formatType)
  return widthMm * heightMm
}

/** Groups are named by their shape; those with a name of the catalogue's own by the shape of their first format. */
function ratioName(t: (key: string) => string, { id, main, more }: FormatGroupChoices): string {
  if (id.includes(':')) return id
  if (id === 'square') return t('format.square')
  if (id === 'din') return 'DIN'
  const { widthMm, heightMm } = parseDimension(main[0]?.value ?? more[0]?.value ?? '')
  if (!widthMm) return t('format.other')
  return `${Math.round((Math.max(widthMm, heightMm) / Math.min(widthMm, heightMm)) * 10) / 10}:1`
}

interface FormatRowProps {
  choice: FormatChoice
  /** The full price, where the shop has no list of the prices of all formats. */
  cost?: string | undefined
}

export function FormatRow({ choice, cost }: FormatRowProps) {
  const { t } = useDesigner()
  const listed = useDesign(state => state.formatPrices[choice.value])
  const price = listed ?? (cost ? { current: cost, original: null } : undefined)
  const { sharpness } = choice
  return (
    <Option choice={choice} group="format">
      <span>{choice.name}</span>
      {sharpness && sharpness.grade !== 'unknown' && (
        <span className="light small" data-light={lightOf(sharpness.grade)} style={{ fontWeight: 400 }}>
          <QualityIcon light={lightOf(sharpness.grade)} size={14} />
          {gradeWord(t, sharpness.grade)}
        </span>
      )}
      <span className={`price${price?.original ? ' reduced' : ''}`}>{price?.current}</span>
    </Option>
  )
}

/** A custom size is in the list while it is chosen. */
function CustomSizeRow({ formatType }: { formatType: string }) {
  const slot = useSlot()
  const context = useChoiceContext()
  const { photos, kind, data } = useDesigner()
  const sharpness = sharpnessOf(
    useEditor(snapshot => snapshot.document),
    slot,
    photos.isMeasured,
    kind.quality(data),
  )
  const choice = displayChoice(
    context,
    'formatType',
    { formatType },
    {
      value: formatType,
      name: context.names.format(formatType),
      chosen: true,
    },
  )
  return <FormatRow choice={{ ...choice, sharpness }} />
}

function Orientation() {
  const { t } = useDesigner()
  const context = useChoiceContext()
  const { product } = useDesigner()
  const { formatType } = context.configuration
  const now = orientationOf(parseDimension(formatType))
  if (now === 'square') return null
  return (
    <fieldset className="segments" aria-label={t('format.orientation')}>
      {(['landscape', 'portrait'] as const).map(orientation => {
        const value = withOrientation(formatType, orientation)
        const choice = displayChoice(
          context,
          'formatType',
          { formatType: value },
          {
            value,
            name: context.names.format(value),
            chosen: orientation === now,
          },
        )
        return (
          <div key={orientation}>
            <input
              type="radio"
              name="orientation"
              id={`orientation-${orientation}`}
              checked={orientation === now}
              disabled={Boolean(choice.problem)}
              onChange={() => product.apply(choice.next, 'formatType', choice.name)}
            />
            <label htmlFor={`orientation-${orientation}`}>{t(`format.${orientation}`)}</label>
          </div>
        )
      })}
    </fieldset>
  )
}
