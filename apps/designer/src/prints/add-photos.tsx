import { Plus } from 'lucide-react'
import { PhoneImportButton } from '../phone-import/phone-import-button.tsx'
import { useDesigner } from '../state/designer-context.ts'

export function AddPhotos({ brief = false }: { brief?: boolean }) {
  const { t, photos } = useDesigner()
  return (
    <>
      {!brief && <PhoneImportButton brief />}
      <button
        type="button"
        className="button"
        aria-label={brief ? t('photos.choose') : undefined}
        onClick={() => void photos.choose()}
      >
        <Plus size={16} aria-hidden />
        {!brief && t('prints.addPhotos')}
      </button>
    </>
  )
}
