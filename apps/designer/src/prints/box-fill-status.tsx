import { printCount } from '@passepartout/document'
import { useDesigner, useEditor } from '../state/designer-context.ts'
import { printOrder, printsProduct, withPrintOrder } from './print-order.ts'

/** How full the box is, with advice when photos are missing or too many. */
export function BoxFillStatus() {
  const { t, data, editor, number, storedConfiguration } = useDesigner()
  const count = useEditor(({ document }) => printCount(document))
  useEditor(snapshot => snapshot.configuration)
  const order = printOrder(data, storedConfiguration())
  const wanted = order.photos
  if (!order.isBox || wanted === null || count === 0) return null
  const fitting = printsProduct(data).boxes.filter(({ min, max }) => count >= min && count <= max)
  const box = fitting.find(({ id }) => id === order.box) ?? fitting[0]
  const take = (photos: number, boxSize: string) =>
    editor.commands.changePrints(
      [],
      {},
      { configuration: withPrintOrder(storedConfiguration(), { photos, boxSize }) },
    )
  const missing = wanted - count
  return (
    <div className="box-fill" data-state={missing === 0 ? 'full' : 'open'}>
      <p>
        <strong>{t('prints.filled', { count: number.format(count), of: number.format(wanted) })}</strong>
        {missing > 0 && ` ${t('prints.missing', { count: missing })}`}
        {missing < 0 && ` ${t('prints.extra', { count: -missing })}`}
      </p>
      <progress max={wanted} value={Math.min(count, wanted)} aria-label={t('prints.fillLevel')} />
      {missing !== 0 && box && (
        <button type="button" className="button" onClick={() => take(count, box.id)}>
          {t(box.id === order.box ? 'prints.takeCount' : 'prints.takeBox', {
            count: number.format(count),
            ...(box.id !== order.box && { box: box.name }),
          })}
        </button>
      )}
    </div>
  )
}
