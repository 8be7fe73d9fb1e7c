import { FileX, Info, Pause, Play, X } from 'lucide-react'
import { chooseFiles } from '../photos/file-dialog.ts'
import { fileProblemText } from '../photos/file-problem-text.ts'
import { useDesign, useDesigner, useView } from '../state/designer-context.ts'
import type { UploadItem } from '../upload/upload-item.ts'

/** All uploads with their status and actions; a failed file never blocks the others. */
export function UploadList() {
  const { t, view, photos } = useDesigner()
  const uploads = useDesign(state => state.uploads)
  const phone = useView(state => state.layout === 'phone')
  const done = uploads.filter(({ status }) => status === 'done').length
  const refused = uploads.filter(({ status }) => status === 'refused').length
  const waiting = uploads.length - done - refused
  const all = uploads.length - refused
  const close = () => view.set({ popover: null })
  const isPaused = waiting > 0 && uploads.every(({ status }) => status !== 'sending' && status !== 'waiting')

  return (
    <section className="popover upload-list" aria-label={t('photos.title')}>
      <div className="panel-head">
        <h2>{t('upload.title', { done, count: all })}</h2>
        <button type="button" className="icon-button" aria-label={t('app.close')} onClick={close}>
          <X size={18} aria-hidden />
        </button>
      </div>
      <div className="progress">
        <span style={{ width: `${all > 0 ? Math.round((done / all) * 100) : 0}%` }} />
      </div>
      {waiting > 0 && (
        <p className="small muted" style={{ display: 'flex', gap: '0.625rem', margin: '0.75rem 0' }}>
          <Info size={16} aria-hidden />
          {t('upload.info')}
        </p>
      )}
      <ul>
        {[...uploads]
          .sort((a, b) => RANK[a.status] - RANK[b.status])
          .map(item => (
            <UploadRow key={item.key} item={item} />
          ))}
      </ul>
      <div className="panel-head" style={{ margin: '0.75rem 0 0' }}>
        {waiting > 0 && (
          <button
            type="button"
            className="button"
            onClick={() => (isPaused ? photos.queue.proceedAll() : photos.queue.pauseAll())}
          >
            {isPaused ? <Play size={16} aria-hidden /> : <Pause size={16} aria-hidden />}
            {t(isPaused ? 'upload.continueAll' : 'upload.pauseAll')}
          </button>
        )}
        <span className="aside">
          {[
            refused > 0 && t('upload.needYou', { count: refused }),
            waiting > 0 && t('upload.waitingN', { count: waiting }),
          ]
            .filter(Boolean)
            .join(', ')}
        </span>
        {phone && (
          <button type="button" className="button" data-kind="primary" onClick={close}>
            {t('upload.onDesign')}
          </button>
        )}
      </div>
    </section>
  )
}

const RANK: Record<UploadItem['status'], number> = {
  sending: 0,
  failed: 1,
  paused: 2,
  checking: 3,
  refused: 4,
  waiting: 5,
  done: 6,
}

function UploadRow({ item }: { item: UploadItem }) {
  const { t, photos, number, data } = useDesigner()
  const preview = useDesign(state => {
    const photo = state.tray.find(({ id }) => id === item.key || id === item.photo?.id)
    return photo?.tiers[160] ?? photo?.tiers[640]
  })
  const mb = (bytes: number) => `${number.format(bytes / 1_000_000)} MB`
  const isBad = item.status === 'refused'
  const words: Record<UploadItem['status'], string> = {
    checking: t('upload.checking'),
    waiting: t('upload.waiting'),
    sending: t('upload.progress', { sent: mb(item.sent), size: mb(item.size) }),
    paused: t('upload.paused'),
    done: doneWords(),
    failed: t('upload.retrying'),
    refused: fileProblemText(t, item, number, data.limits),
  }

  function doneWords(): string {
    const notice = item.photo?.notices[0]
    return notice ? t(`notice.${notice}`) : t('upload.done')
  }

  const again = async () => {
    const files = await chooseFiles({ multiple: false })
    if (files.length === 0) return
    photos.queue.remove(item.key)
    photos.add(files)
  }

  return (
    <li>
      <span className="tile" data-bad={isBad ? '' : undefined}>
        {isBad ? <FileX size={20} aria-hidden /> : preview && <img src={preview} alt="" />}
      </span>
      <div>
        <p className="strong">{item.name}</p>
        <p className={isBad ? 'bad' : 'muted'}>{words[item.status]}</p>
        {item.status === 'sending' && (
          <div className="progress">
            <span style={{ width: `${Math.round((item.sent / Math.max(1, item.size)) * 100)}%` }} />
          </div>
        )}
      </div>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '6px', justifyContent: 'flex-end' }}>
        {isBad && (
          <>
            <button type="button" className="button" onClick={() => void again()}>
              {t('upload.chooseNew')}
            </button>
            <button
              type="button"
              className="button"
              aria-label={t('upload.removeNamed', { name: item.name })}
              onClick={() => photos.queue.remove(item.key)}
            >
              {t('upload.remove')}
            </button>
          </>
        )}
        {(item.status === 'sending' || item.status === 'waiting') && (
          <button
            type="button"
            className="icon-button"
            aria-label={t('upload.pause', { name: item.name })}
            onClick={() => photos.queue.pause(item.key)}
          >
            <Pause size={18} aria-hidden />
          </button>
        )}
        {(item.status === 'paused' || item.status === 'failed') && (
          <button
            type="button"
            className="icon-button"
            aria-label={t('upload.continue', { name: item.name })}
            onClick={() => photos.queue.proceed(item.key)}
          >
            <Play size={18} aria-hidden />
          </button>
        )}
      </div>
    </li>
  )
}
