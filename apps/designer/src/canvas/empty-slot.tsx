import { ImageUp } from 'lucide-react'
import { chooseFiles } from '../photos/file-dialog.ts'
import { SLOT, useDesigner, useEditor, useView } from '../state/designer-context.ts'
import type { StageFit } from './fit-stage.ts'
import type { ProductLook } from './product-look.ts'

/** The opening before there is a photo: one sentence, one press. */
export function EmptySlot({ fit, look }: { fit: StageFit; look: ProductLook }) {
  const { t, photos, editor, sizeName } = useDesigner()
  const page = useEditor(snapshot => snapshot.document.pages[0])
  const phone = useView(state => state.layout === 'phone')
  const framed = look.frame !== null
  if (!page) return null
  const inset = look.coveredMm * fit.scale + (phone ? 10 : 16)
  const box = {
    left: fit.x + inset,
    top: fit.y + inset,
    width: page.trim.width * fit.scale - 2 * inset,
    height: page.trim.height * fit.scale - 2 * inset,
  }
  const title = phone ? 'empty.titlePhone' : framed ? 'empty.title' : 'empty.titlePlain'
  const isSmall = box.height < 190 || box.width < 300
  return (
    <section aria-label={t('scene.region', { size: sizeName() })}>
      <button
        type="button"
        className="empty-slot"
        data-scene={SLOT}
        style={box}
        onFocus={() => editor.session.select([SLOT])}
        onClick={async () => photos.add(await chooseFiles(), { place: true })}
      >
        <span className="quiet">{t('empty.slot')}.</span>
        <ImageUp size={phone ? 26 : 34} strokeWidth={1.6} aria-hidden />
        <strong>{t(title)}</strong>
        {!phone && !isSmall && <span>{t('empty.or')}</span>}
        {!phone && !isSmall && <span className="kinds">{t('empty.kinds')}</span>}
      </button>
    </section>
  )
}
