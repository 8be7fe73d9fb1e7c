import { type Page, printChoices } from '@passepartout/document'
import { Check, Minus, Plus, TriangleAlert } from 'lucide-react'
import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react'
import { useDesigner, useEditor, useView } from '../state/designer-context.ts'
import { cropLossMessageKey } from './crop-loss-message.ts'
import { printDetailsOf } from './print-details.ts'
import { printsProduct } from './print-order.ts'
import { TrimPreview } from './trim-preview.tsx'

export interface TileEvents {
  onPress: (event: MouseEvent, pageId: string) => void
  onHold: (event: PointerEvent, pageId: string) => void
  onDouble: (pageId: string) => void
  onKey: (event: KeyboardEvent, pageId: string) => void
  onFocus: (pageId: string) => void
}

interface PrintTileProps extends TileEvents {
  page: Page
  index: number
  count: number
  size: number
  isSelected: boolean
  isCurrent: boolean
  light: 'small' | 'soft' | null
}

/** A print with its photo, format and quantity. All tiles share one tab stop; arrow keys move between them. */
export function PrintTile({
  page,
  index,
  count,
  size,
  isSelected,
  isCurrent,
  light,
  ...events
}: PrintTileProps) {
  const { t, data, editor } = useDesigner()
  const document = useEditor(snapshot => snapshot.document)
  const isPhone = useView(state => state.layout === 'phone')
  const facts = printDetailsOf(document, page)
  if (!facts) return null
  const { copies } = printChoices(page)
  const loss = cropLossMessageKey(facts.visible.loss)
  const format = formatName(data, page)
  const isWhite = facts.photo.crop.fit === 'contain' || facts.slot.box.x > 0
  const labels = [
    facts.asset.alt || facts.asset.name,
    format,
    t('prints.copies', { count: copies }),
    ...(loss ? [t(loss)] : []),
    ...(light ? [t(light === 'small' ? 'prints.tooSmall' : 'prints.soft')] : []),
  ]
  const change = (next: number) => editor.commands.changePrints([page.id], { copies: next })
  return (
    <li
      className="print-tile"
      style={{ width: size + 18 }}
      data-selected={isSelected ? '' : undefined}
      aria-setsize={count}
      aria-posinset={index + 1}
    >
      <button
        type="button"
        className="print-face"
        data-print={page.id}
        aria-pressed={isSelected}
        aria-label={labels.join(', ')}
        tabIndex={isCurrent ? 0 : -1}
        style={{ height: size }}
        onClick={event => events.onPress(event, page.id)}
        onPointerDown={event => events.onHold(event, page.id)}
        onKeyDown={event => events.onKey(event, page.id)}
        onFocus={() => events.onFocus(page.id)}
        onDoubleClick={() => events.onDouble(page.id)}
        onContextMenu={event => event.preventDefault()}
      >
        <TrimPreview page={page} facts={facts} size={size} />
        {loss && <span className="print-loss">{t(loss)}</span>}
        {isSelected && (
          <span className="print-check">
            <Check size={16} aria-hidden />
          </span>
        )}
        {light && (
          <span className="print-light" data-light={light}>
            <TriangleAlert size={16} aria-hidden />
          </span>
        )}
      </button>
      <div className="print-foot">
        <span className="small">
          {format}
          {isWhite && <span className="muted"> {t('prints.white')}</span>}
        </span>
        {isPhone ? (
          <span className="print-copies small">{t('prints.times', { count: copies })}</span>
        ) : (
          <Stepper
            label={t('prints.copiesOf', { name: facts.asset.name })}
            value={copies}
            isReached={isCurrent}
            onChange={change}
          />
        )}
      </div>
    </li>
  )
}

/** The format's name in the catalogue, without its unit. */
export function formatName(data: Parameters<typeof printsProduct>[0], page: Page): string {
  const [long, short] = [
    Math.max(page.trim.width, page.trim.height),
    Math.min(page.trim.width, page.trim.height),
  ]
  const found = printsProduct(data).formats.find(
    ({ width, height }) => Math.max(width, height) === long && Math.min(width, height) === short,
  )
  return (found?.name ?? '').replace(/\s*(?:cm|in|")$/u, '')
}

interface StepperProps {
  label: string
  value: number
  isReached?: boolean
  onChange: (next: number) => void
}

export function Stepper({ label, value, isReached = true, onChange }: StepperProps) {
  const { t, number } = useDesigner()
  const tabIndex = isReached ? 0 : -1
  return (
    <fieldset className="stepper" aria-label={label}>
      <button
        type="button"
        tabIndex={tabIndex}
        aria-label={t('prints.fewer')}
        aria-disabled={value <= 1}
        onClick={() => value > 1 && onChange(value - 1)}
      >
        <Minus size={14} aria-hidden />
      </button>
      <output>{number.format(value)}</output>
      <button
        type="button"
        tabIndex={tabIndex}
        aria-label={t('prints.more')}
        onClick={() => onChange(value + 1)}
      >
        <Plus size={14} aria-hidden />
      </button>
    </fieldset>
  )
}
