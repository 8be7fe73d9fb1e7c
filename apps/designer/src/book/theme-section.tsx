import { Palette } from 'lucide-react'
import { useDesign, useDesigner } from '../state/designer-context.ts'

/** The theme of the book, and the way to the others. */
export function ThemeSection() {
  const { t, view } = useDesigner()
  const row = useDesign(state => state.product)?.rows?.find(({ field }) => field === 'design')
  const isViewer = useDesign(state => state.viewer)
  if (!row) return null
  return (
    <section className="panel">
      <div className="panel-head">
        <h2>{t('field.design')}</h2>
        <span className="aside">{row.choices.find(({ chosen }) => chosen)?.name}</span>
      </div>
      <button
        type="button"
        className="button"
        data-full=""
        disabled={isViewer}
        onClick={() => view.set({ themes: true, sheet: 'peek' })}
      >
        <Palette size={18} aria-hidden />
        {t('book.themes.choose')}
      </button>
    </section>
  )
}
