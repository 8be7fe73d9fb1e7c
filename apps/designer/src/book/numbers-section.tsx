import { PAGE_NUMBER_POSITIONS, type PageNumbers } from '@passepartout/document'
import { countPageNumbers, withPageNumbers } from '@passepartout/document/book'
import { useId, useMemo } from 'react'
import { useDesign, useDesigner, useEditor } from '../state/designer-context.ts'
import { Segments } from './segments.tsx'

/** Page numbers as they begin: outside, where a thumb leafs. */
const FIRST: PageNumbers = { position: 'outer', from: 1 }

/** Whether and where pages show their numbers. */
export function NumbersSection() {
  const { t, editor } = useDesigner()
  const document = useEditor(snapshot => snapshot.document)
  const isViewer = useDesign(state => state.viewer)
  const pages = useDesign(state => state.product?.book?.pages ?? 0)
  const counts = useMemo(() => countPageNumbers(document), [document])
  const id = useId()
  const numbers = document.pageNumbers
  const choices = Array.from({ length: Math.max(pages, numbers?.from ?? 0) }, (_, at) => at + 1)
  const change = (next: PageNumbers | null) =>
    editor.commands.changeBook(current => withPageNumbers(current, next), { name: 'page-numbers-changed' })
  return (
    <section className="panel">
      <div className="panel-head">
        <h2>{t('book.numbers.title')}</h2>
      </div>
      <label className="tick">
        <input
          type="checkbox"
          checked={numbers !== undefined}
          disabled={isViewer}
          onChange={({ currentTarget }) => change(currentTarget.checked ? FIRST : null)}
        />
        {t('book.numbers.print')}
      </label>
      {numbers && (
        <>
          <Segments
            name="numbers.place"
            options={PAGE_NUMBER_POSITIONS}
            value={numbers.position}
            disabled={isViewer}
            choose={position => change({ ...numbers, position })}
          />
          <div className="book-field">
            <label htmlFor={id}>{t('book.numbers.from')}</label>
            <select
              id={id}
              className="field"
              value={numbers.from}
              disabled={isViewer}
              onChange={({ currentTarget }) => change({ ...numbers, from: Number(currentTarget.value) })}
            >
              {choices.map(number => (
                <option key={number} value={number}>
                  {number}
                </option>
              ))}
            </select>
          </div>
          {counts.covered > 0 && (
            <p className="small muted book-note">{t('book.numbers.covered', { count: counts.covered })}</p>
          )}
        </>
      )}
    </section>
  )
}
