import { Smartphone } from 'lucide-react'
import { useDesign, useDesigner } from '../state/designer-context.ts'

/** The way to photos that lie on the phone. Its dialog stays while the zone that it was opened from changes. */
export function PhoneImportButton({ brief = false }: { brief?: boolean }) {
  const { t, view, guest } = useDesigner()
  const online = useDesign(state => state.online)
  // A phone sends for its owner only.
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
