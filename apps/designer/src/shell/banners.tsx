import { CloudOff, Eye } from 'lucide-react'
import { useDesign, useDesigner } from '../state/designer-context.ts'

/** Banners above the canvas for offline and view-only, with an action each. */
export function Banners() {
  const { t, keeping, prices } = useDesigner()
  const online = useDesign(state => state.online)
  const viewer = useDesign(state => state.viewer)
  const unsent = useDesign(state => state.save.unsent)
  const pending = useDesign(state => state.pending.length)
  const failed = useDesign(state => state.save.status === 'failed')
  const refusal = useDesign(state => state.save.refusal)

  if (viewer) {
    return (
      <div className="banner" role="status">
        <Eye size={20} aria-hidden />
        <p>{t('viewer.text')}</p>
        <button type="button" className="button" onClick={keeping.takeOver}>
          {t('viewer.takeOver')}
        </button>
      </div>
    )
  }
  if (!online) {
    const changes = t('offline.nChanges', { count: unsent })
    const photos = t('offline.nPhotos', { count: pending })
    const waiting =
      pending > 0 && unsent > 0
        ? t('offline.both', { changes, photos })
        : pending > 0
          ? t('offline.photos', { count: pending })
          : unsent > 0
            ? t('offline.changes', { count: unsent })
            : t('offline.none')
    return (
      <div className="banner" role="status">
        <CloudOff size={20} aria-hidden />
        <p>
          <strong>{t('offline.title')}</strong> {waiting}
        </p>
        <button
          type="button"
          className="button"
          onClick={() => {
            void keeping.flush()
            prices.retry()
          }}
        >
          {t('offline.try')}
        </button>
      </div>
    )
  }
  if (!failed) return null
  return (
    <div className="banner" role="status">
      <CloudOff size={20} aria-hidden />
      <p>{refusal || t('save.failedLoud')}</p>
      <button
        type="button"
        className="button"
        onClick={() => download(keeping.asFile(), 'passepartout.json')}
      >
        {t('save.file')}
      </button>
    </div>
  )
}

function download(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
