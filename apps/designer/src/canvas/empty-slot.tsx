import type { WallArtAppearance } from '@passepartout/domain'
import { ImageUp } from 'lucide-react'
import { useDesigner, useEditor, useView } from '../state/designer-context.ts'
import { type LiveViewTransform, ViewLayer } from './view-layer.tsx'

export interface SlotProps {
  /** The only slot of the page. */
  slotId: string
  fit: LiveViewTransform
  look: WallArtAppearance
}

/** The opening without a photo: one sentence and one button. */
export function EmptySlot({ slotId, fit, look }: SlotProps) {
  const { t, photos, editor, sizeName } = useDesigner()
  const page = useEditor(snapshot => snapshot.document.pages[0])
  const phone = useView(state => state.layout === 'phone')
  const framed = look.frame !== undefined
  if (!page) return null
  const { scale } = fit.laid
  const inset = look.coveredMm * scale + (phone ? 10 : 16)
  const box = {
    left: inset,
    top: inset,
    width: page.trim.width * scale - 2 * inset,
    height: page.trim.height * scale - 2 * inset,
  }
  const title = phone ? 'empty.titlePhone' : framed ? 'empty.title' : 'empty.titlePlain'
  const isSmall = box.height < 190 || box.width < 300
  return (
    <section aria-label={t('scene.region', { size: sizeName() })}>
      <ViewLayer className="scene-places" fit={fit}>
        <button
          type="button"
          className="empty-slot"
          data-scene={slotId}
          style={box}
          onFocus={() => editor.session.select([slotId])}
          onClick={() => void photos.choose({ place: true })}
        >
          <span className="quiet">{t('empty.slot')}.</span>
          <ImageUp size={phone ? 26 : 34} strokeWidth={1.6} aria-hidden />
          <strong>{t(title)}</strong>
          {!phone && !isSmall && <span>{t('empty.or')}</span>}
          {!phone && !isSmall && <span className="kinds">{t('empty.kinds')}</span>}
        </button>
      </ViewLayer>
    </section>
  )
}
