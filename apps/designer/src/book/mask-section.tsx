import { findSlot, type Mask, maskPath, PHOTO_MASKS } from '@passepartout/document'
import { withPhotoMask } from '@passepartout/document/book'
import { useSlot } from '../state/current-slot.ts'
import { useDesign, useDesigner, useEditor } from '../state/designer-context.ts'
import { bookFacesOf } from './book-photos.ts'

/** CSS pixels; the outlines are drawn for a place of 3:2. */
const TILE = { x: 2, y: 2, width: 42, height: 28 }

/** The outline of the selected photo. */
export function MaskSection() {
  const designer = useDesigner()
  const { t, editor } = designer
  const slotId = useSlot()
  const slot = useEditor(({ document }) => (slotId ? findSlot(document, slotId)?.slot : undefined))
  const isViewer = useDesign(state => state.viewer)
  if (!slot || !slotId) return null
  const choose = (mask: Mask | null) =>
    editor.commands.changeBook(document => withPhotoMask(document, slotId, mask, bookFacesOf(designer)), {
      name: 'photo-masked',
    })
  return (
    <section className="panel">
      <div className="panel-head">
        <h2>{t('book.mask.title')}</h2>
        {slot.ownMask && (
          <button type="button" className="text-button" disabled={isViewer} onClick={() => choose(null)}>
            {t('book.mask.theme')}
          </button>
        )}
      </div>
      <fieldset className="mask-tiles" aria-label={t('book.mask.title')}>
        {PHOTO_MASKS.map(mask => (
          <label key={mask} title={t(`book.mask.${mask}`)}>
            <input
              type="radio"
              name="photo-mask"
              aria-label={t(`book.mask.${mask}`)}
              checked={slot.mask === mask}
              disabled={isViewer}
              onChange={() => choose(mask)}
            />
            <svg viewBox="0 0 46 32" aria-hidden="true">
              <path d={maskPath(mask, TILE, 6)} />
            </svg>
          </label>
        ))}
      </fieldset>
    </section>
  )
}
