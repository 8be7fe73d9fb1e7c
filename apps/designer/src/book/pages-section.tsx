import { spreadIds, spreadStep } from '@passepartout/document/book'
import { ArrowLeft, ArrowRight, Copy, LayoutGrid, Minus, Plus } from 'lucide-react'
import { usePage } from '../state/current-slot.ts'
import { useDesign, useDesigner, useEditor } from '../state/designer-context.ts'
import { changeSpreads, moveSpread } from './change-spreads.ts'

/** Adding, copying, moving and removing pages, with spine and price at the button. */
export function PagesSection() {
  const designer = useDesigner()
  const { t, view } = designer
  const page = usePage()
  const document = useEditor(snapshot => snapshot.document)
  const rules = useDesign(state => state.product?.book)
  const isStill = useDesign(state => state.viewer || state.changing !== null)
  if (!rules || !page) return null
  const { pages, min, max, step, surcharge, spines } = rules
  const spreads = spreadIds(document)
  const at = spreads.indexOf(page.id)
  const isSpread = at >= 0
  const canGrow = pages + step <= max
  const canShrink = pages - step >= min && isSpread && spreadStep(document, page.id, step).length * 2 === step
  const facts = [surcharge, spines.more && t('book.pages.spine', { spine: spines.more })].filter(Boolean)
  return (
    <section className="panel">
      <div className="panel-head">
        <h2>{t('book.pages.title')}</h2>
        <span className="aside">{t('book.pages.count', { count: pages })}</span>
      </div>
      <div className="book-buttons">
        <button
          type="button"
          className="button"
          disabled={isStill || !canGrow}
          onClick={() => void changeSpreads(designer, 'add', page.id)}
        >
          <Plus size={18} aria-hidden />
          {t('book.pages.add', { count: step })}
        </button>
        <button
          type="button"
          className="button"
          disabled={isStill || !canShrink}
          onClick={() => void changeSpreads(designer, 'remove', page.id)}
        >
          <Minus size={18} aria-hidden />
          {t('book.pages.remove', { count: step })}
        </button>
        <button
          type="button"
          className="button"
          disabled={isStill || !canGrow || !isSpread}
          onClick={() => void changeSpreads(designer, 'copy', page.id)}
        >
          <Copy size={18} aria-hidden />
          {t('book.pages.copy')}
        </button>
        <button type="button" className="button" onClick={() => view.set({ layouts: true, sheet: 'peek' })}>
          <LayoutGrid size={18} aria-hidden />
          {t('book.overview')}
        </button>
        <button
          type="button"
          className="button"
          disabled={isStill || at <= 0}
          onClick={() => moveSpread(designer, page.id, at - 1)}
        >
          <ArrowLeft size={18} aria-hidden />
          {t('book.pages.earlier')}
        </button>
        <button
          type="button"
          className="button"
          disabled={isStill || !isSpread || at === spreads.length - 1}
          onClick={() => moveSpread(designer, page.id, at + 1)}
        >
          <ArrowRight size={18} aria-hidden />
          {t('book.pages.later')}
        </button>
      </div>
      <p className="small muted" style={{ marginTop: '0.5rem' }}>
        {canGrow
          ? t('book.pages.facts', { count: step, facts: facts.join(', ') })
          : t('book.pages.most', { count: max })}{' '}
        {pages - step < min && t('book.pages.least', { count: min })}
      </p>
    </section>
  )
}
