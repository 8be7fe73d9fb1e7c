import { Dialog } from '@base-ui/react/dialog'
import { type ReactNode, useState } from 'react'
import { CallProblem } from '../api/call.ts'
import { useTranslator } from '../messages/translator.ts'

interface FormDialogProps {
  title: string
  lead?: string
  /** The text of the button that sends the form. */
  submit: string
  isDangerous?: boolean
  /** False while something is missing. */
  isSubmittable?: boolean
  /** Sends the form. @throws CallProblem, which the dialog shows */
  onSubmit: (form: FormData) => Promise<void>
  onClose: () => void
  children?: ReactNode
  /** Shown with a problem, such as a way to do it nevertheless. */
  remedy?: (problem: string) => ReactNode
}

/** A dialog with a form: it stays open until the server has accepted it, and says why not. */
export function FormDialog(props: FormDialogProps) {
  const { title, lead, submit, isDangerous = false, isSubmittable = true } = props
  const { onSubmit, onClose, children, remedy } = props
  const { t, name } = useTranslator()
  const [problem, setProblem] = useState('')
  const [isSending, setSending] = useState(false)
  const send = async (form: FormData) => {
    setSending(true)
    setProblem('')
    try {
      await onSubmit(form)
      onClose()
    } catch (error) {
      setProblem(error instanceof CallProblem ? error.problem : 'unreachable')
    } finally {
      setSending(false)
    }
  }
  return (
    <Dialog.Root open onOpenChange={open => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup className="dialog">
          <Dialog.Title>{title}</Dialog.Title>
          {lead && <Dialog.Description className="quiet">{lead}</Dialog.Description>}
          <form
            onSubmit={event => {
              event.preventDefault()
              void send(new FormData(event.currentTarget))
            }}
          >
            {children}
            {problem && (
              <div className="problem" role="alert">
                <p>{name('problem', problem)}</p>
                {remedy?.(problem)}
              </div>
            )}
            <div className="actions">
              <button
                type="submit"
                className={isDangerous ? 'button danger' : 'button primary'}
                disabled={isSending || !isSubmittable}
              >
                {submit}
              </button>
              <Dialog.Close className="button">{t('action.keep')}</Dialog.Close>
            </div>
          </form>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** The reason that the history of the order will show. */
export function ReasonField() {
  const { t } = useTranslator()
  return (
    <label className="field">
      {t('reason.label')}
      <input name="reason" required maxLength={300} autoComplete="off" />
      <small className="quiet">{t('reason.hint')}</small>
    </label>
  )
}
