import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useDesigner } from '../state/designer-context.ts'

interface DialogHeadProps {
  /** Of the title, by which the dialog is named. */
  id: string
  /** Where the focus goes when there is nothing else for it. */
  takesFocus?: 'first' | 'later'
  onClose: () => void
  children: ReactNode
}

/** Title of a dialog, and the button that closes it. */
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
