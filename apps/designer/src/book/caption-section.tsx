import { CAPTION_POSITIONS, findAsset, findSlot, LIMITS, textOf } from '@passepartout/document'
import { captionOf, takesCaptions } from '@passepartout/document/book'
import { useId } from 'react'
import { useSlot } from '../state/current-slot.ts'
import { useDesign, useDesigner, useEditor } from '../state/designer-context.ts'
import { changeCaption, typeCaption } from './change-caption.ts'
import { Segments } from './segments.tsx'

/** The caption of the selected photo, and where it lies. */
export function CaptionSection() {
  const designer = useDesigner()
  const { t } = designer
  const slotId = useSlot()
  const document = useEditor(snapshot => snapshot.document)
  const isViewer = useDesign(state => state.viewer)
  const id = useId()
  const found = findSlot(document, slotId)
  const asset = found?.slot.photo && findAsset(document, found.slot.photo.assetId)
  if (!found || !asset || !takesCaptions(found.page)) return null
  const caption = captionOf(found.page, slotId)
  const words = caption ? textOf(caption) : ''
  const date = asset.takenAt && dateOf(asset.takenAt, document.locale)
  const change = (next: string) =>
    caption ? typeCaption(designer, slotId, next) : changeCaption(designer, slotId, { words: next })
  return (
    <section className="panel">
      <div className="panel-head">
        <h2>
          <label htmlFor={id}>{t('book.caption.title')}</label>
        </h2>
      </div>
      <textarea
        id={id}
        className="field"
        rows={3}
        maxLength={LIMITS.captionLength}
        lang={document.locale}
        value={words}
        disabled={isViewer}
        aria-describedby={`${id}-hint`}
        onChange={({ currentTarget }) => change(currentTarget.value)}
        onBlur={() => {
          if (caption && words.trim() === '') changeCaption(designer, slotId, null)
        }}
      />
      {date && words.trim() === '' && !isViewer && (
        <button
          type="button"
          className="text-button small"
          onClick={() => changeCaption(designer, slotId, { words: date })}
        >
          {t('book.caption.date', { date })}
        </button>
      )}
      {caption && (
        <Segments
          name="caption"
          options={CAPTION_POSITIONS}
          value={caption.caption}
          disabled={isViewer}
          choose={position => changeCaption(designer, slotId, { position })}
        />
      )}
      <p className="small muted book-note" id={`${id}-hint`}>
        {t('book.caption.hint')}
      </p>
    </section>
  )
}

/** By the clock of the camera, whose time zone is unknown. */
const dateOf = (takenAt: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(`${takenAt}Z`),
  )
