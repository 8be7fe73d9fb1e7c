import { useTranslator } from '../messages/translator.ts'
import { EmailText } from './email-text.tsx'
import { ReadingDialog } from './reading-dialog.tsx'

interface EmailDialogProps {
  email: { to: string; subject: string; text: string }
  onClose: () => void
}

/** An email as its reader gets it, in words. */
export function EmailDialog({ email: { to, subject, text }, onClose }: EmailDialogProps) {
  const { t } = useTranslator()
  return (
    <ReadingDialog title={subject} lead={t('email.title', { to })} onClose={onClose}>
      <EmailText text={text} label={subject} />
    </ReadingDialog>
  )
}
