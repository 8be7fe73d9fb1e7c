import { Dialog } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import { useTranslator } from '../messages/translator.ts'

interface ReadingDialogProps {
  title: string
  lead?: string
  onClose: () => void
  children: ReactNode
}

/** A dialog that is only read and closed. */
export function ReadingDialog({ title, lead, onClose, children }: ReadingDialogProps) {
  const { t } = useTranslator()
  return (
    <Dialog.Root open onOpenChange={isOpen => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup className="dialog">
          <Dialog.Title>{title}</Dialog.Title>
          {lead && <Dialog.Description className="quiet">{lead}</Dialog.Description>}
          {children}
          <div className="actions">
            <Dialog.Close className="button">{t('action.close')}</Dialog.Close>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
