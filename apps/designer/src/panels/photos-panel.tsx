import { placedAssetIds } from '@passepartout/document'
import { ChevronRight, ImagePlus, Lock, Plus } from 'lucide-react'
import { PhoneImportButton } from '../phone-import/phone-import-button.tsx'
import { VisitorPhotoOffer } from '../shell/lazy-parts.tsx'
import { isBarePage } from '../state/current-slot.ts'
import { useDesign, useDesigner, useEditor, useView } from '../state/designer-context.ts'
import { PhotoThumbnail } from './photo-thumbnail.tsx'

/** Left panel: the visitor's photos, uploads in progress, and samples as long as there is no photo. */
export function PhotosPanel() {
  const { t, photos, kind, view } = useDesigner()
  const tray = useDesign(state => state.tray)
  const samples = useDesign(state => state.samples)
  const isPhone = useView(state => state.layout === 'phone')
  const document = useEditor(snapshot => snapshot.document)
  const freeOnly = useView(state => state.freeOnly) && !kind.hasOnePlace
  const placed = placedAssetIds(document)
  const free = tray.filter(({ id }) => !placed.has(id))
  const shown = freeOnly ? free : tray
  // Samples show how a design looks with photos; a bare page has no use for them.
  const isBare = useEditor(snapshot => kind.takesOwnPhotos && isBarePage(snapshot))
  const aside = tray.filter(({ id }) => document.aside.includes(id))

  return (
    <>
      <div className="zone-scroll">
        <section className="panel">
          <div className="panel-head">
            <h2>
              {t('photos.title')} {tray.length > 0 && <span className="muted small">{tray.length}</span>}
            </h2>
            {tray.length > 0 && (
              <button type="button" className="button" onClick={() => void photos.choose()}>
                <Plus size={16} aria-hidden />
                {t('photos.more')}
              </button>
            )}
          </div>
          <UploadSummary />
          {!kind.hasOnePlace && tray.length > 0 && (
            <fieldset className="segments" aria-label={t('photos.title')} style={{ marginBottom: '0.75rem' }}>
              {[false, true].map(only => (
                <div key={String(only)}>
                  <input
                    type="radio"
                    name="tray"
                    id={`tray-${only}`}
                    checked={freeOnly === only}
                    onChange={() => view.set({ freeOnly: only })}
                  />
                  <label htmlFor={`tray-${only}`}>
                    {only ? t('photos.free', { count: free.length }) : t('photos.all')}
                  </label>
                </div>
              ))}
            </fieldset>
          )}
          {!isPhone && (
            <div className="from-phone">
              <PhoneImportButton />
            </div>
          )}
          {tray.length === 0 ? (
            <button
              type="button"
              className="button"
              data-kind="primary"
              data-size="large"
              data-full=""
              onClick={() => void photos.choose()}
            >
              <ImagePlus size={18} aria-hidden />
              {t('photos.choose')}
            </button>
          ) : (
            <div className="photo-grid" data-many={tray.length > 12 ? '' : undefined}>
              {shown.map(photo => (
                <PhotoThumbnail key={photo.id} photo={photo} />
              ))}
            </div>
          )}
          {kind.takesOwnPhotos && tray.length > 0 && <VisitorPhotoOffer />}
        </section>
        {aside.length > 0 && (
          <section className="panel">
            <div className="panel-head">
              <h3>{t('photos.aside')}</h3>
              <span className="aside">{aside.length}</span>
            </div>
            <div className="photo-grid">
              {aside.map(photo => (
                <PhotoThumbnail key={photo.id} photo={photo} />
              ))}
            </div>
          </section>
        )}
        {tray.length === 0 && !isBare && (
          <section className="panel">
            <div className="panel-head">
              <h3>{t('photos.try')}</h3>
            </div>
            <div className="photo-grid">
              {samples.map(photo => (
                <PhotoThumbnail key={photo.id} photo={photo} />
              ))}
            </div>
            <p className="muted small" style={{ marginTop: '0.625rem' }}>
              {t('photos.samples')}
            </p>
          </section>
        )}
      </div>
      <div className="zone-foot small muted" style={{ display: 'flex', gap: '0.625rem' }}>
        {tray.length === 0 && <Lock size={16} aria-hidden />}
        <p>{t(tray.length === 0 ? 'photos.private' : isBare ? 'photos.freelyHint' : 'photos.hint')}</p>
      </div>
    </>
  )
}

/** Progress of the uploads; opens the list of files. */
export function UploadSummary() {
  const { t, view } = useDesigner()
  const uploads = useDesign(state => state.uploads)
  const online = useDesign(state => state.online)
  const open = useView(state => state.popover === 'uploads')
  const done = uploads.filter(({ status }) => status === 'done').length
  const refused = uploads.filter(({ status }) => status === 'refused').length
  const under = uploads.length - done - refused
  if (under === 0 && refused === 0) return null
  const bytes = uploads.reduce((sum, { size }) => sum + size, 0)
  const sent = uploads.reduce((sum, item) => sum + (item.status === 'done' ? item.size : item.sent), 0)
  const text = !online
    ? t('upload.noConnection')
    : under > 0
      ? t('upload.some', { done, all: uploads.length - refused })
      : t('upload.refusedToast', { count: refused })
  return (
    <button
      type="button"
      className="upload-summary"
      data-paused={online && under > 0 ? undefined : ''}
      aria-expanded={open}
      onClick={() => view.set({ popover: open ? null : 'uploads' })}
    >
      <span>
        {text}
        <ChevronRight size={16} aria-hidden />
      </span>
      <span className="progress" data-paused={online ? undefined : ''} style={{ display: 'block' }}>
        <span style={{ width: `${bytes > 0 ? Math.round((sent / bytes) * 100) : 0}%` }} />
      </span>
    </button>
  )
}
