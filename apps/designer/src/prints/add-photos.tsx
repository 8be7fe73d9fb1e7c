import { Plus } from 'lucide-react'
import { FromPhone } from '../import/from-phone.tsx'
import { chooseFiles } from '../photos/file-dialog.ts'
import { useDesigner } from '../state/designer-context.ts'

/** More photos from this device. */
export function AddPhotos({ brief = false }: { brief?: boolean }) {
  const { t, photos } = useDesigner()
  return (
    <>
      {!brief && <FromPhone brief />}
      <button
        type="button"
        className="button"
        aria-label={brief ? t('photos.choose') : undefined}
        onClick={() => void chooseFiles().then(files => photos.add(files))}
      >
        <Plus size={16} aria-hidden />
        {!brief && t('prints.addPhotos')}
      </button>
    </>
  )
}
