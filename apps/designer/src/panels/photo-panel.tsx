import { FreeSlotPosition } from '../collage/free-layout.tsx'
import { useSlot } from '../state/current-slot.ts'
import { useDesign, useDesigner, useEditor } from '../state/designer-context.ts'
import { QualityHint } from './quality-hint.tsx'
import { QualityIcon } from './quality-icon.tsx'

/** Right panel while a photo is selected: its sharpness, the formats, then the product. */
export function PhotoPanel() {
  const slot = useSlot()
  const { kind, t, editor } = useDesigner()
  const photo = useEditor(() => editor.photo(slot)?.asset ?? null)
  const alt = useEditor(() => editor.photo(slot)?.asset.alt ?? '')
  const framed = useEditor(snapshot =>
    Boolean((snapshot.configuration as { frameType?: string } | null)?.frameType),
  )
  const notices = useDesign(() => photo?.notices)
  if (!photo) return null
  return (
    <div className="zone-scroll">
      <section className="panel">
        <div className="panel-head">
          <h2>{t('photo.title')}</h2>
          <span className="aside">{photo.name}</span>
        </div>
        <QualityHint />
        {notices?.map(notice => (
          <p
            key={notice}
            className="small muted"
            style={{ display: 'flex', gap: '0.375rem', marginTop: '0.5rem' }}
          >
            <QualityIcon light="amber" size={14} />
            {t(`notice.${notice}`)}
          </p>
        ))}
        <FreeSlotPosition />
        <details style={{ marginTop: '0.75rem' }}>
          <summary className="text-button">{t('scene.description')}</summary>
          <input
            className="field"
            aria-label={t('scene.description')}
            defaultValue={alt}
            key={photo.id}
            maxLength={500}
            onBlur={event => {
              const text = event.currentTarget.value
              if (text !== (photo.alt ?? '')) editor.commands.describePhoto(photo.id, text)
            }}
          />
          <p className="small muted">{t('scene.descriptionHint')}</p>
        </details>
      </section>
      {kind.PhotoChoices && <kind.PhotoChoices framed={framed} />}
    </div>
  )
}
