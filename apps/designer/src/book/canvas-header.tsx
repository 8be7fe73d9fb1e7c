import { ArrowLeft } from 'lucide-react'
import { useDesigner } from '../state/designer-context.ts'

/** Head of a view that covers the canvas of a book, with the way back. */
export function CanvasHeader({ title, hint, onClose }: { title: string; hint: string; onClose: () => void }) {
  const { t } = useDesigner()
  return (
    <header>
      <div>
        <h2>{title}</h2>
        <p className="muted">{hint}</p>
      </div>
      <button type="button" className="button" onClick={onClose}>
        <ArrowLeft size={18} aria-hidden />
        {t('book.overview.close')}
      </button>
    </header>
  )
}
