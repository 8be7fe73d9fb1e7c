import { Dialog } from '@base-ui/react/dialog'
import { useTranslator } from '../messages/translator.ts'
import { EmailText } from './email-text.tsx'

interface EmailDialogProps {
  email: { to: string; subject: string; text: string }
  onClose: () => void
}

/** An email as its reader gets it, in words. */
export function EmailDialog({ email: { to, subject, text }, onClose }: EmailDialogProps) {
  const { t } = useTranslator()
  return (
    <Dialog.Root open onOpenChange={open => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup className="dialog">
          <Dialog.Title>{subject}</Dialog.Title>
          <Dialog.Description className="quiet">{t('email.title', { to })}</Dialog.Description>
          <EmailText text={text} label={subject} />
          <div className="actions">
            <Dialog.Close className="button">{t('action.close')}</Dialog.Close>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
