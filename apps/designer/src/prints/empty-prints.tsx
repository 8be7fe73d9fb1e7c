import { placedAssetIds } from '@passepartout/document'
import { ImagePlus, Lock } from 'lucide-react'
import { UploadSummary } from '../panels/photos-panel.tsx'
import { PhoneImportButton } from '../phone-import/phone-import-button.tsx'
import { useDesign, useDesigner, useEditor, useView } from '../state/designer-context.ts'
import { BoxFillStatus } from './box-fill-status.tsx'

/** Start screen without photos: one sentence, one button, and photos uploaded earlier. */
export function EmptyPrints({ dragging }: { dragging: boolean }) {
  const { t, photos } = useDesigner()
  const isPhone = useView(state => state.layout === 'phone')
  const tray = useDesign(state => state.tray)
  const placed = useEditor(({ document }) => placedAssetIds(document).size)
  const own = tray.filter(({ source, width }) => source === 'upload' && width > 0)
  return (
    <section
      className="prints-empty"
      data-dragging={dragging ? '' : undefined}
      aria-label={t('prints.title')}
    >
      <span className="prints-stack" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <h2>{t('prints.begin')}</h2>
      <p className="muted">{t(isPhone ? 'prints.beginPhone' : 'prints.beginText')}</p>
      <button
        type="button"
        className="button"
        data-kind="primary"
        data-size="large"
        onClick={() => void photos.choose()}
      >
        <ImagePlus size={18} aria-hidden />
        {t('photos.choose')}
      </button>
      {!isPhone && <PhoneImportButton />}
      {placed === 0 && own.length > 0 && (
        <button type="button" className="button" onClick={() => photos.take(own.map(({ id }) => id))}>
          {t('prints.takeOwn', { count: own.length })}
        </button>
      )}
      <UploadSummary />
      <BoxFillStatus />
      <p className="small muted prints-private">
        <Lock size={14} aria-hidden />
        {t('photos.private')}
      </p>
    </section>
  )
}
