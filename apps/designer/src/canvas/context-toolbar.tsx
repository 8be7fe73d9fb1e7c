import { designSlots, slotsOf } from '@passepartout/document'
import { ArrowLeftRight, Crop, Lock, LockOpen, Replace, Trash2 } from 'lucide-react'
import { usePage, useSlot } from '../state/current-slot.ts'
import { useDesigner, useEditor } from '../state/designer-context.ts'

export function ContextToolbar() {
  const slot = useSlot()
  const { t, editor, photos } = useDesigner()
  const page = usePage()
  const places = page ? slotsOf(page).length : 0
  const selection = useEditor(({ session }) => session.selection)
  // For several photos, shows only what applies to all.
  const isOne = selection.length < 2
  const isSwapping = useEditor(({ session }) => session.swapping !== null)
  // What is shuffled are the photos of the design.
  const place = page && designSlots(page).find(({ id }) => id === slot)
  const isPinned = place?.pinned === true
  return (
    <div className="context-bar">
      {isOne ? (
        <>
          <button
            type="button"
            className="button"
            data-kind="plain"
            onClick={() => editor.session.openCrop(slot)}
          >
            <Crop size={18} aria-hidden />
            {t('crop.title')}
          </button>
          <button
            type="button"
            className="button"
            data-kind="plain"
            onClick={() => void photos.choose({ place: true })}
          >
            <Replace size={18} aria-hidden />
            {t('scene.replace')}
          </button>
        </>
      ) : (
        <span>{t('announce.selection.many', { count: selection.length })}</span>
      )}
      {places > 1 && (
        <>
          {isOne && (
            <button
              type="button"
              className="button"
              data-kind="plain"
              aria-pressed={isSwapping}
              onClick={() => (isSwapping ? editor.session.endSwap() : editor.session.startSwap(slot))}
            >
              <ArrowLeftRight size={18} aria-hidden />
              {t('scene.swap')}
            </button>
          )}
          {place && (
            <button
              type="button"
              className="button"
              data-kind="plain"
              onClick={() => editor.commands.togglePinned(selection.length > 0 ? selection : [slot])}
            >
              {isPinned ? <LockOpen size={18} aria-hidden /> : <Lock size={18} aria-hidden />}
              {t(isPinned ? 'scene.unpin' : 'scene.pin')}
            </button>
          )}
        </>
      )}
      <button
        type="button"
        className="button"
        data-kind="plain"
        onClick={() =>
          selection.length > 1 ? editor.commands.takeOutAll(selection) : editor.commands.takeOut(slot)
        }
      >
        <Trash2 size={18} aria-hidden />
        {t('scene.takeOut')}
      </button>
    </div>
  )
}
