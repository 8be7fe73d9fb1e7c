import { Move } from 'lucide-react'
import { isBarePage } from '../state/current-slot.ts'
import { useDesigner, useEditor, useView } from '../state/designer-context.ts'

/** On a page whose design has places for photos: the next one lies beside them. */
export function VisitorPhotoOffer() {
  const { t, view } = useDesigner()
  const isBare = useEditor(isBarePage)
  const isNext = useView(state => state.laysFreely)
  if (isBare) return null
  return (
    <div className="own-photo-offer">
      <button
        type="button"
        className="button"
        data-full=""
        aria-pressed={isNext}
        onClick={() => view.set({ laysFreely: !isNext })}
      >
        <Move size={16} aria-hidden />
        {t('photos.freely')}
      </button>
      <p className="small muted" aria-live="polite">
        {isNext && t('photos.freelyNext')}
      </p>
    </div>
  )
}
