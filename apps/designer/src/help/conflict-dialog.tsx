import { allSlots, findAsset } from '@passepartout/document'
import { Monitor, Smartphone } from 'lucide-react'
import { MiniPage } from '../check/mini-page.tsx'
import type { ConflictState } from '../state/design-state.ts'
import { useDesigner, useEditor } from '../state/designer-context.ts'
import { useModal } from './use-modal.ts'

/** Two versions of one design: both shown, this device's first; the other is kept. */
export default function ConflictDialog({ conflict }: { conflict: ConflictState }) {
  const { t, keeping, shop, names, sizeName } = useDesigner()
  const mine = useEditor(snapshot => snapshot.document)
  const dialog = useModal()
  const time = (at: number) =>
    new Intl.DateTimeFormat(shop.locale, { dateStyle: 'short', timeStyle: 'short' }).format(at)
  const photoOf = (document: ConflictState['document']) => {
    const placed = allSlots(document)[0]?.slot.photo
    const asset = placed && findAsset(document, placed.assetId)
    return asset ? t('conflict.photo', { name: asset.name }) : t('conflict.noPhoto')
  }
  return (
    <dialog
      ref={dialog}
      className="plain-dialog"
      aria-labelledby="conflict-title"
      onCancel={event => event.preventDefault()}
    >
      <div className="dialog-head">
        <h2 id="conflict-title">{t('conflict.title')}</h2>
      </div>
      <p className="muted">{t('conflict.text')}</p>
      <div className="versions">
        <section data-mine="">
          <p style={{ display: 'flex', gap: '0.5rem' }}>
            <Monitor size={18} aria-hidden />
            <strong>{t('conflict.mine')}</strong>
            <span className="muted small" style={{ marginLeft: 'auto' }}>
              {t('conflict.now', { time: time(Date.now()) })}
            </span>
          </p>
          <MiniPage document={mine} />
          <p className="small">{photoOf(mine)}</p>
          <p className="small muted">{sizeName()}</p>
        </section>
        <section>
          <p style={{ display: 'flex', gap: '0.5rem' }}>
            <Smartphone size={18} aria-hidden />
            <strong>{t('conflict.other')}</strong>
            <span className="muted small" style={{ marginLeft: 'auto' }}>
              {time(conflict.at)}
            </span>
          </p>
          <MiniPage document={conflict.document} />
          <p className="small">{photoOf(conflict.document)}</p>
          <p className="small muted">
            {'formatType' in conflict.configuration
              ? names.format(conflict.configuration.formatType)
              : sizeName()}
          </p>
        </section>
      </div>
      <div className="dialog-actions">
        <p className="small muted" style={{ marginRight: 'auto' }}>
          {t('conflict.keep')}
        </p>
        <button type="button" className="button" onClick={() => keeping.settle('other')}>
          {t('conflict.takeOther')}
        </button>
        <button
          type="button"
          className="button"
          data-first=""
          data-kind="primary"
          onClick={() => keeping.settle('mine')}
        >
          {t('conflict.keepMine')}
        </button>
      </div>
    </dialog>
  )
}
