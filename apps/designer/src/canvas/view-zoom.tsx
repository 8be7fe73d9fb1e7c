import { ZoomIn, ZoomOut } from 'lucide-react'
import { useDesigner, useView } from '../state/designer-context.ts'

/**
 * Buttons for the zoom of the view (never of the print): smaller, fit, larger. `above` is the height of the bar below,
 * in CSS pixels.
 */
export function ViewZoom({ above = 0 }: { above?: number }) {
  const { t, view } = useDesigner()
  const zoom = useView(state => state.view.zoom)
  const by = (factor: number) =>
    view.set(({ view: now }) => ({ view: { ...now, zoom: Math.min(6, Math.max(0.5, now.zoom * factor)) } }))
  return (
    <div className="view-zoom" style={{ marginBottom: above }}>
      <button type="button" className="icon-button" aria-label={t('zoom.out')} onClick={() => by(1 / 1.2)}>
        <ZoomOut size={16} aria-hidden />
      </button>
      <button
        type="button"
        title={t('keys.view-fit')}
        onClick={() => view.set({ view: { zoom: 1, x: 0, y: 0 } })}
      >
        {t('crop.percent', { percent: Math.round(zoom * 100) })}
      </button>
      <button type="button" className="icon-button" aria-label={t('zoom.in')} onClick={() => by(1.2)}>
        <ZoomIn size={16} aria-hidden />
      </button>
    </div>
  )
}
