import { placedAssetIds } from '@passepartout/document'
import { Check, Trash2 } from 'lucide-react'
import { memo } from 'react'
import type { TrayPhoto } from '../state/design-state.ts'
import { useDesign, useDesigner, useEditor } from '../state/designer-context.ts'

/** A photo of the tray: a press places it, its bin deletes it permanently. */
export const PhotoThumbnail = memo(function PhotoThumbnail({ photo }: { photo: TrayPhoto }) {
  const { t, photos, view, guest } = useDesigner()
  const used = useEditor(({ document }) => placedAssetIds(document).has(photo.id))
  const upload = useDesign(state => state.uploads.find(({ key }) => key === photo.id))
  const picture = photo.tiers[160] ?? photo.tiers[640] ?? photo.tiers[2048]
  const share = upload && upload.status !== 'done' ? upload.sent / Math.max(1, upload.size) : null
  const isOwn = photo.source === 'upload'
  // Guests may not delete photos of the owner; they may cancel their own upload.
  const mayDelete = isOwn && (!guest || (upload !== undefined && upload.status !== 'done'))
  const label = !isOwn
    ? t('photos.sample', { name: photo.name })
    : t(used ? 'photos.used' : 'photos.use', { name: photo.name })

  const remove = () => {
    if (upload && upload.status !== 'done') photos.queue.remove(photo.id)
    else
      view.set({
        question: {
          text: t('photos.deleteAsk', { name: photo.name }),
          yes: t('photos.deleteYes'),
          run: () => void photos.remove(photo.id),
        },
      })
  }

  return (
    <div className="thumb" data-used={used ? '' : undefined}>
      <button
        type="button"
        aria-label={label}
        aria-pressed={used}
        title={photo.name}
        draggable
        onDragStart={event => event.dataTransfer.setData('application/x-photo', photo.id)}
        onClick={() => photos.put(photo.id, { isPressed: true })}
      >
        {picture ? (
          <img src={picture} alt="" loading="lazy" decoding="async" draggable={false} />
        ) : (
          <span className="words">
            {photo.isUndrawable && (
              <>
                {photo.name}
                <br />
                {t('photos.converting')}
              </>
            )}
          </span>
        )}
        {used && (
          <span className="mark">
            <Check size={14} aria-hidden />
          </span>
        )}
        {share !== null && (
          <span className="bar">
            <span style={{ width: `${Math.round(share * 100)}%` }} />
          </span>
        )}
      </button>
      {mayDelete && (
        <button
          type="button"
          className="thumb-bin"
          aria-label={t('photos.delete', { name: photo.name })}
          onClick={remove}
        >
          <Trash2 size={15} aria-hidden />
        </button>
      )}
    </div>
  )
})
