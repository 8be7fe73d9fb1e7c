import { Camera, Folder, Images, Lock } from 'lucide-react'
import wall from '../assets/walls/bare-base.webp'
import { PhotoThumbnail } from '../panels/photo-thumbnail.tsx'
import { useDesign, useDesigner } from '../state/designer-context.ts'
import { PictureStage } from './lazy-parts.tsx'

/** Start screen of the phone without photos: the product, three ways to add a photo, and samples. */
export function PhoneEmptyState() {
  const { t, photos } = useDesigner()
  const samples = useDesign(state => state.samples)
  const tray = useDesign(state => state.tray)
  const choose = (options?: { camera?: boolean }) => () => void photos.choose({ ...options, place: true })
  const shown = tray.length > 0 ? tray : samples
  return (
    <div className="phone-start" style={{ backgroundImage: `url(${wall})` }}>
      <div className="stage-box">
        <PictureStage covered={0} />
      </div>
      <div className="start-actions">
        <button type="button" className="button" data-kind="primary" data-full="" onClick={choose()}>
          <Images size={20} aria-hidden />
          {t('photos.fromPhone')}
        </button>
        <div className="two">
          <button type="button" className="button" onClick={choose({ camera: true })}>
            <Camera size={18} aria-hidden />
            {t('photos.camera')}
          </button>
          <button type="button" className="button" onClick={choose()}>
            <Folder size={18} aria-hidden />
            {t('photos.files')}
          </button>
        </div>
        <h2 className="strong" style={{ fontSize: '0.9375rem', marginTop: 8 }}>
          {t(tray.length > 0 ? 'photos.title' : 'photos.try')}
        </h2>
        <div className="photo-grid">
          {shown.slice(0, 4).map(photo => (
            <PhotoThumbnail key={photo.id} photo={photo} />
          ))}
        </div>
        <p className="small muted" style={{ display: 'flex', gap: '0.5rem' }}>
          <Lock size={16} aria-hidden />
          {t('photos.private')}
        </p>
      </div>
    </div>
  )
}
