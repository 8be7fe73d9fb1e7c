import { BOOK_DENSITIES, BOOK_MOODS, type BookData } from '@passepartout/document'
import { Sparkles } from 'lucide-react'
import { useState } from 'react'
import { useDesign, useDesigner } from '../state/designer-context.ts'
import { changeBookDials, useBookDials } from './book-dials.ts'
import { Segments } from './segments.tsx'

/** Divides all photos over the book, by the customer's dials. */
export function FillSection() {
  const designer = useDesigner()
  const { t, toasts } = designer
  const dials = useBookDials()
  const isViewer = useDesign(state => state.viewer)
  const count = useDesign(state => state.tray.length)
  const pages = useDesign(state => state.product?.book?.pages ?? 0)
  const [isBusy, setBusy] = useState(false)
  const [isFilled, setFilled] = useState(false)
  async function fill() {
    setBusy(true)
    try {
      const loaded = await import('./fill-book-photos.ts').catch(() => undefined)
      if (loaded) setFilled(await loaded.fillBookPhotos(designer, dials.proposal + (isFilled ? 1 : 0)))
      else toasts.show({ text: t('upload.noConnection'), kind: 'bad' })
    } finally {
      setBusy(false)
    }
  }
  const change = (next: Partial<BookData>) => {
    setFilled(false)
    changeBookDials(designer, { ...next, proposal: 0 })
  }
  return (
    <section className="panel">
      <div className="panel-head">
        <h2>{t('book.fill.title')}</h2>
      </div>
      <Segments
        name="density"
        options={BOOK_DENSITIES}
        value={dials.density}
        choose={density => change({ density })}
      />
      <Segments name="mood" options={BOOK_MOODS} value={dials.mood} choose={mood => change({ mood })} />
      <label className="tick">
        <input
          type="checkbox"
          checked={dials.neverCrop}
          disabled={isViewer}
          onChange={({ currentTarget }) => change({ neverCrop: currentTarget.checked })}
        />
        {t('book.neverCrop')}
      </label>
      <p className="small muted" style={{ margin: '0.5rem 0 0.75rem' }}>
        {count === 0 ? t('book.fill.none') : t('book.fill.text', { count, pages })}
      </p>
      <button
        type="button"
        className="button"
        data-kind="primary"
        data-full=""
        disabled={isViewer || isBusy || count === 0}
        onClick={() => void fill()}
      >
        <Sparkles size={18} aria-hidden />
        {t(isBusy ? 'book.fill.working' : isFilled ? 'book.fill.again' : 'book.fill.start')}
      </button>
    </section>
  )
}
