import { printChoices, printSlot, printStyleOf } from '@passepartout/document'
import { Crop, Ellipsis, Trash2, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useDesigner, useView } from '../state/designer-context.ts'
import { BORDERS, changeSelectedPrints, formatOf } from './change-selected-prints.ts'
import { printOrder, printsProduct } from './print-order.ts'
import { Stepper } from './print-tile.tsx'
import { sharedValue } from './shared-value.ts'
import type { VisiblePrints } from './use-grid.ts'

interface Chosen {
  pages: VisiblePrints['all']
}

interface ChosenPrintsProps extends Chosen {
  /** Button that selects all displayed prints. */
  chooseAll: ReactNode
  isAll: boolean
}

/** Number of selected prints, and their actions. */
export function ChosenPrints({ pages, chooseAll, isAll }: ChosenPrintsProps) {
  const { t } = useDesigner()
  const isPhone = useView(state => state.layout === 'phone')
  const [more, setMore] = useState(false)
  return (
    <fieldset className="bulk-bar" aria-label={t('prints.bulk')}>
      <p className="bulk-count">
        <strong>{t(isPhone ? 'prints.chosenShort' : 'prints.chosen', { count: pages.length })}</strong>
        {!isPhone && !isAll && chooseAll}
      </p>
      <FormatSelect {...{ pages }} />
      <CopiesOf {...{ pages }} />
      {isPhone ? (
        <button
          type="button"
          className="icon-button"
          aria-label={t('app.more')}
          aria-expanded={more}
          onClick={() => setMore(!more)}
        >
          <Ellipsis size={20} aria-hidden />
        </button>
      ) : (
        <MoreActions {...{ pages }} />
      )}
      {isPhone && more && (
        <div className="bulk-more">
          {chooseAll}
          <MoreActions {...{ pages }} />
        </div>
      )}
    </fieldset>
  )
}

function FormatSelect({ pages }: Chosen) {
  const designer = useDesigner()
  const { t, data } = designer
  const product = printsProduct(data)
  const change = changeSelectedPrints(designer, pages, false)
  const value = sharedValue(pages, page => formatOf(product, page)) ?? ''
  const isBox = product.boxes.length > 0
  // All prints of a box have one size, which is chosen for the box.
  if (isBox) return null
  return (
    <select
      className="select"
      aria-label={t('prints.format')}
      value={value}
      onChange={event => change.format(event.target.value)}
    >
      {value === '' && <option value="">{t('prints.mixed')}</option>}
      {product.formats.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  )
}

function CopiesOf({ pages }: Chosen) {
  const designer = useDesigner()
  const change = changeSelectedPrints(designer, pages, false)
  const most = Math.max(...pages.map(page => printChoices(page).copies))
  const copies = sharedValue(pages, page => printChoices(page).copies) ?? most
  return <Stepper label={designer.t('prints.copiesAll')} value={copies} onChange={change.copies} />
}

function OpenCrop({ pages }: Chosen) {
  const { t, editor } = useDesigner()
  const [only, ...others] = pages
  const slot = only && others.length === 0 ? printSlot(only) : undefined
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={t('crop.title')}
      aria-disabled={!slot}
      title={t(slot ? 'crop.title' : 'prints.cropOne')}
      onClick={() => slot && editor.session.openCrop(slot.id)}
    >
      <Crop size={18} aria-hidden />
    </button>
  )
}

/** Fit, border, paper, back and delete. */
function MoreActions({ pages }: Chosen) {
  const designer = useDesigner()
  const { t, data, grid, editor, toasts, number, storedConfiguration } = designer
  const product = printsProduct(data)
  const change = changeSelectedPrints(designer, pages, false)
  const fit = sharedValue(pages, page => printStyleOf(page).fit) ?? ''
  const border = sharedValue(pages, page => printStyleOf(page).borderMm)
  const { paper: ordered } = printOrder(data, storedConfiguration())
  const paper = sharedValue(pages, page => printChoices(page).paper ?? ordered) ?? ''
  const format = sharedValue(pages, page => formatOf(product, page))
  const dated = pages.every(page => printChoices(page).back !== null)
  const remove = () => {
    editor.commands.removePrints(pages.map(({ id }) => id))
    grid.set({ selected: new Set(), anchor: null })
    toasts.show({
      text: t('prints.removed', { count: pages.length }),
      action: { label: t('tool.undo'), run: () => editor.history.undo() },
    })
  }
  return (
    <>
      <select
        className="select"
        aria-label={t('prints.fit')}
        value={fit}
        onChange={event => change.fit(event.target.value === 'contain' ? 'contain' : 'cover')}
      >
        {fit === '' && <option value="">{t('prints.mixed')}</option>}
        <option value="cover">{t('prints.fillShort')}</option>
        <option value="contain">{t('prints.wholeShort')}</option>
      </select>
      <select
        className="select"
        aria-label={t('prints.border')}
        value={border ?? ''}
        onChange={event => change.border(Number(event.target.value))}
      >
        {border === undefined && <option value="">{t('prints.mixed')}</option>}
        <option value={0}>{t('prints.noBorder')}</option>
        {BORDERS.map(mm => (
          <option key={mm} value={mm}>
            {t('prints.borderMm', { mm: number.format(mm) })}
          </option>
        ))}
      </select>
      {product.papers.length > 0 && (
        <select
          className="select"
          aria-label={t('field.paper')}
          value={paper}
          onChange={event => change.paper(event.target.value)}
        >
          {paper === '' && <option value="">{t('prints.mixed')}</option>}
          {product.papers.map(({ id, name, formats }) => (
            <option key={id} value={id} disabled={format !== undefined && !formats.includes(format)}>
              {name}
            </option>
          ))}
        </select>
      )}
      <button type="button" className="button" aria-pressed={dated} onClick={() => change.dates(!dated)}>
        {t('prints.date')}
      </button>
      <OpenCrop {...{ pages }} />
      <button type="button" className="icon-button" aria-label={t('prints.remove')} onClick={remove}>
        <Trash2 size={18} aria-hidden />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={t('prints.chooseNone')}
        onClick={() => grid.set({ selected: new Set(), anchor: null })}
      >
        <X size={18} aria-hidden />
      </button>
    </>
  )
}
