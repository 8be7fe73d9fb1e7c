import { printChoices, printStyleOf, printsWithPhoto } from '@passepartout/document'
import { useNetPriceText } from '../panels/use-net-price-text.ts'
import { useDesign, useDesigner, useEditor } from '../state/designer-context.ts'
import {
  BORDERS,
  type BulkChanges,
  changeSelectedPrints,
  formatOf,
  isFormatAvailable,
} from './change-selected-prints.ts'
import { printOrder, printsProduct, withPrintOrder } from './print-order.ts'
import { Stepper } from './print-tile.tsx'
import { sharedValue } from './shared-value.ts'
import { useGrid } from './use-grid.ts'

/** Options for all prints, their order, and the total price. */
export default function PrintsPanel() {
  const designer = useDesigner()
  const { t, data, storedConfiguration } = designer
  const document = useEditor(snapshot => snapshot.document)
  useEditor(snapshot => snapshot.configuration)
  const pages = printsWithPhoto(document)
  const order = printOrder(data, storedConfiguration())
  const change = changeSelectedPrints(designer, pages, true)
  return (
    <div className="zone-scroll prints-panel">
      <section className="panel">
        <h2>{t('prints.forAll')}</h2>
        {order.isBox && <Boxes />}
        <Formats {...{ pages, change }} />
      </section>
      <section className="panel">
        <h3>{t('prints.ifNot')}</h3>
        <FitChoice {...{ pages, change }} />
        <Border {...{ pages, change }} />
      </section>
      {!order.isBox && (
        <section className="panel">
          <h3>{t('field.paper')}</h3>
          <Papers {...{ pages, change }} />
        </section>
      )}
      <section className="panel">
        <h3>{t('prints.backSide')}</h3>
        <Dates {...{ pages, change }} />
        <Sorting />
      </section>
      <TotalPrice />
    </div>
  )
}

interface PanelContext {
  pages: ReturnType<typeof printsWithPhoto>
  change: BulkChanges
}

function Formats({ pages, change }: PanelContext) {
  const { t, data, storedConfiguration } = useDesigner()
  const product = printsProduct(data)
  const order = printOrder(data, storedConfiguration())
  const box = product.boxes.find(({ id }) => id === order.box)
  const chosen = pages.length === 0 ? order.format : sharedValue(pages, page => formatOf(product, page))
  return (
    <fieldset className="chips" aria-label={t('prints.format')}>
      <p className="small muted">{t('prints.format')}</p>
      {product.formats.map(({ id, name }) => (
        <div className="option" key={id}>
          <input
            type="radio"
            name="print-format"
            id={`print-format-${id}`}
            checked={chosen === id}
            disabled={box !== undefined && !box.formats.includes(id)}
            onChange={() => change.format(id)}
          />
          <label htmlFor={`print-format-${id}`}>{name.replace(/\s*(?:cm|in|")$/u, '')}</label>
        </div>
      ))}
    </fieldset>
  )
}

function FitChoice({ pages, change }: PanelContext) {
  const { t } = useDesigner()
  const fit = sharedValue(pages, page => printStyleOf(page).fit) ?? (pages.length === 0 ? 'cover' : undefined)
  return (
    <fieldset className="options" aria-label={t('prints.ifNot')}>
      {(['cover', 'contain'] as const).map(one => (
        <div className="option" key={one}>
          <input
            type="radio"
            name="print-fit"
            id={`print-fit-${one}`}
            checked={fit === one}
            onChange={() => change.fit(one)}
          />
          <label htmlFor={`print-fit-${one}`}>
            <i className="fit-mark" data-fit={one} aria-hidden="true" />
            <span>
              {t(one === 'cover' ? 'prints.fill' : 'prints.whole')}
              <br />
              <span className="small muted">
                {t(one === 'cover' ? 'prints.fillText' : 'prints.wholeText')}
              </span>
            </span>
          </label>
        </div>
      ))}
    </fieldset>
  )
}

function Border({ pages, change }: PanelContext) {
  const { t, number } = useDesigner()
  const border = sharedValue(pages, page => printStyleOf(page).borderMm)
  return (
    <label className="labelled">
      <span className="small muted">{t('prints.border')}</span>
      <select
        className="select"
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
    </label>
  )
}

function Papers({ pages, change }: PanelContext) {
  const { t, data, storedConfiguration } = useDesigner()
  const product = printsProduct(data)
  const { paper, format } = printOrder(data, storedConfiguration())
  const mixed = pages.some(page => printChoices(page).paper !== null)
  const formats = pages.length === 0 ? [format] : [...new Set(pages.map(page => formatOf(product, page)))]
  return (
    <fieldset className="options" aria-label={t('field.paper')}>
      {product.papers.map(({ id, name }) => {
        const missing = formats.find(one => !isFormatAvailable(product, id, one))
        return (
          <div className="option" key={id} data-impossible={missing ? '' : undefined}>
            <input
              type="radio"
              name="print-paper"
              id={`print-paper-${id}`}
              checked={paper === id && !mixed}
              disabled={missing !== undefined}
              aria-describedby={missing ? `print-paper-${id}-why` : undefined}
              onChange={() => change.paper(id)}
            />
            <label htmlFor={`print-paper-${id}`}>{name}</label>
            {missing && (
              <p className="reason" id={`print-paper-${id}-why`}>
                {t('prints.notIn', {
                  paper: name,
                  format: product.formats.find(one => one.id === missing)?.name ?? missing,
                })}
              </p>
            )}
          </div>
        )
      })}
    </fieldset>
  )
}

function Dates({ pages, change }: PanelContext) {
  const { t } = useDesigner()
  const dated = pages.filter(page => printChoices(page).back !== null).length
  return (
    <label className="tick">
      <input
        type="checkbox"
        checked={pages.length > 0 && dated > 0}
        disabled={pages.length === 0}
        onChange={event => change.dates(event.target.checked)}
      />
      <span>
        {t('prints.dateLong')}
        {dated > 0 && dated < pages.length && (
          <span className="small muted"> {t('prints.dateSome', { count: pages.length - dated })}</span>
        )}
      </span>
    </label>
  )
}

function Sorting() {
  const { t, editor } = useDesigner()
  const byTime = () =>
    editor.commands.sortPrints((a, b) => (a.takenAt ?? '9999').localeCompare(b.takenAt ?? '9999'))
  const byName = () =>
    editor.commands.sortPrints((a, b) => a.name.localeCompare(b.name, undefined, { numeric: true }))
  return (
    <div className="button-row">
      <button type="button" className="button" onClick={byTime}>
        {t('prints.byTime')}
      </button>
      <button type="button" className="button" onClick={byName}>
        {t('prints.byName')}
      </button>
    </div>
  )
}

function Boxes() {
  const { t, data, editor, storedConfiguration } = useDesigner()
  const { boxes } = printsProduct(data)
  const line = useDesign(state => state.line)
  const order = printOrder(data, storedConfiguration())
  const set = (change: Parameters<typeof withPrintOrder>[1]) =>
    editor.commands.changePrints([], {}, { configuration: withPrintOrder(storedConfiguration(), change) })
  return (
    <>
      <fieldset className="options" aria-label={t('field.boxSize')}>
        {boxes.map(({ id, name, min, max }) => (
          <div className="option" key={id}>
            <input
              type="radio"
              name="print-box"
              id={`print-box-${id}`}
              checked={order.box === id}
              onChange={() => set({ boxSize: id, photos: Math.min(max, Math.max(min, order.photos ?? min)) })}
            />
            <label htmlFor={`print-box-${id}`}>
              <span>
                {name} <span className="small muted">{t('prints.takes', { min, max })}</span>
              </span>
            </label>
          </div>
        ))}
      </fieldset>
      {!line && (
        <div className="labelled">
          <span className="small muted">{t('prints.boxes')}</span>
          <Stepper label={t('prints.boxes')} value={order.amount} onChange={amount => set({ amount })} />
        </div>
      )}
    </>
  )
}

function TotalPrice() {
  const { t, number } = useDesigner()
  const isChecking = useDesign(state => state.price.status === 'checking')
  const sums = useGrid(state => state.sums)
  const netOf = useNetPriceText()
  if (sums.length === 0) return null
  const nearest = sums.find(({ next }) => next !== null)
  return (
    <section className="panel" aria-busy={isChecking}>
      <h3>{t('prints.together')}</h3>
      <table className="print-sums">
        <tbody>
          {sums.map(({ key, format, paper, count, each, total }) => (
            <tr key={key}>
              <th scope="row">
                {format}
                {paper && <span className="small muted"> {paper}</span>}
              </th>
              <td className="muted">{t('price.each', { count: number.format(count), price: each.text })}</td>
              <td>
                {total.text}
                {netOf(total) && <div className="small muted">{netOf(total)}</div>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {nearest?.next && (
        <p className="tier-note">
          {t(nearest.key === 'box' ? 'prints.tierBoxes' : 'prints.tier', {
            count: number.format(nearest.next.from),
            format: nearest.format,
            price: nearest.next.each,
          })}
        </p>
      )}
    </section>
  )
}
