import { pageLabel } from '@passepartout/document'
import { countIndexed } from '@passepartout/document/book'
import { Grid3x3, Minus } from 'lucide-react'
import { useMemo } from 'react'
import { useDesign, useDesigner, useEditor } from '../state/designer-context.ts'
import { insertIndex, removeIndex } from './change-index.ts'

/** Pages at the end of a book that list its photos, with price and spine at the button. */
export function IndexSection() {
  const designer = useDesigner()
  const { t, editor, shop } = designer
  const document = useEditor(snapshot => snapshot.document)
  const rules = useDesign(state => state.product?.book)
  const isStill = useDesign(state => state.viewer || state.changing !== null)
  const counts = useMemo(() => countIndexed(document), [document])
  if (!rules) return null
  const { pages, max, step, surcharge, spines } = rules
  const canGrow = pages + step <= max
  const facts = [surcharge, spines.more && t('book.pages.spine', { spine: spines.more })].filter(Boolean)
  const indexPages = document.pages.filter(({ photoIndex }) => photoIndex)
  const last = indexPages.at(-1)
  const needsMore = counts === null || counts.missing > 0
  return (
    <section className="panel">
      <div className="panel-head">
        <h2>{t('book.index.title')}</h2>
      </div>
      <ul className="chapters">
        {indexPages.map(({ id }) => {
          const label = pageLabel(document, id, shop.locale)
          const name = label ? t(`page.${label.key}`, label.params) : ''
          return (
            <li key={id}>
              <button type="button" className="text-button" onClick={() => editor.session.showPage(id)}>
                {name}
              </button>
            </li>
          )
        })}
      </ul>
      {counts && (
        <p className="small muted book-note">
          {t('book.index.shown', { count: counts.shown })}{' '}
          {counts.missing > 0 && t('book.index.missing', { count: counts.missing })}
        </p>
      )}
      <div className="book-buttons" data-single="">
        {needsMore && (
          <button
            type="button"
            className="button"
            disabled={isStill || !canGrow}
            onClick={() => void insertIndex(designer)}
          >
            <Grid3x3 size={18} aria-hidden />
            {t(counts ? 'book.index.more' : 'book.index.add')}
          </button>
        )}
        {last && (
          <button
            type="button"
            className="button"
            disabled={isStill}
            onClick={() => void removeIndex(designer, last.id)}
          >
            <Minus size={18} aria-hidden />
            {t('book.index.remove')}
          </button>
        )}
      </div>
      {needsMore && (
        <p className="small muted book-note">
          {canGrow
            ? t('book.pages.facts', { count: step, facts: facts.join(', ') })
            : t('book.pages.most', { count: max })}{' '}
          {!counts && t('book.index.hint')}
        </p>
      )}
    </section>
  )
}
