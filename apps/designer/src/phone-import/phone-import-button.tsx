import { Smartphone } from 'lucide-react'
import { useDesign, useDesigner } from '../state/designer-context.ts'

/** Button for importing photos from a phone. Its dialog stays when the surrounding panel changes. */
export function PhoneImportButton({ brief = false }: { brief?: boolean }) {
  const { t, view, guest } = useDesigner()
  const online = useDesign(state => state.online)
  // Phone links upload for the owner only.
  if (!online || guest) return null
  return (
    <button
      type="button"
      className={brief ? 'icon-button' : 'button'}
      aria-label={brief ? t('phone.get') : undefined}
      title={brief ? t('phone.get') : undefined}
      onClick={() => view.set({ phone: true })}
    >
      <Smartphone size={brief ? 18 : 16} aria-hidden />
      {!brief && t('phone.get')}
    </button>
  )
}
