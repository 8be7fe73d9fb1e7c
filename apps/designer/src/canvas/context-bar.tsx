import { Crop, Replace, Trash2 } from 'lucide-react'
import { chooseFiles } from '../photos/file-dialog.ts'
import { useSlot } from '../state/current-slot.ts'
import { useDesigner } from '../state/designer-context.ts'

/** What can be done with the selected photo. */
export function ContextBar() {
  const slot = useSlot()
  const { t, editor, photos } = useDesigner()
  return (
    <div className="context-bar">
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
        onClick={async () => photos.add(await chooseFiles(), { place: true })}
      >
        <Replace size={18} aria-hidden />
        {t('scene.replace')}
      </button>
      <button
        type="button"
        className="button"
        data-kind="plain"
        onClick={() => editor.commands.takeOut(slot)}
      >
        <Trash2 size={18} aria-hidden />
        {t('scene.takeOut')}
      </button>
    </div>
  )
}
