import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useDesigner } from '../state/designer-context.ts'

interface DialogHeadProps {
  /** Id of the title, which names the dialog. */
  id: string
  /** Whether the title or the close button takes the focus when nothing else does. */
  takesFocus?: 'first' | 'later'
  onClose: () => void
  children: ReactNode
}

export function DialogHead({ id, takesFocus, onClose, children }: DialogHeadProps) {
  const { t } = useDesigner()
  return (
    <div className="dialog-head">
      <h2 id={id} tabIndex={takesFocus && -1} data-first={takesFocus === 'first' ? '' : undefined}>
        {children}
      </h2>
      <button type="button" className="icon-button" aria-label={t('app.close')} onClick={onClose}>
        <X size={20} aria-hidden />
      </button>
    </div>
  )
}
