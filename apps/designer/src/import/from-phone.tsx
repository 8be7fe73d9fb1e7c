import { Smartphone } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useDesign, useDesigner } from '../state/designer-context.ts'

const PhoneDialog = lazy(() => import('./phone-dialog.tsx'))

/** The way to photos that lie on the phone. */
export function FromPhone({ brief = false }: { brief?: boolean }) {
  const { t } = useDesigner()
  const online = useDesign(state => state.online)
  const [isOpen, setOpen] = useState(false)
  if (!online) return null
  return (
    <>
      <button
        type="button"
        className={brief ? 'icon-button' : 'button'}
        aria-label={brief ? t('phone.get') : undefined}
        title={brief ? t('phone.get') : undefined}
        onClick={() => setOpen(true)}
      >
        <Smartphone size={brief ? 18 : 16} aria-hidden />
        {!brief && t('phone.get')}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <PhoneDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
