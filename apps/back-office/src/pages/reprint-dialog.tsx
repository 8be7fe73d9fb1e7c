import type { OrderDetail } from '@passepartout/contracts/back-office'
import { call } from '../api/call.ts'
import { useTranslator } from '../messages/translator.ts'
import { FormDialog, ReasonField } from '../parts/form-dialog.tsx'

interface ReprintDialogProps {
  order: OrderDetail
  onChange: (order: OrderDetail) => void
  onClose: () => void
}

/** Sends chosen products to the lab again. */
export function ReprintDialog({ order: { number, lines }, onChange, onClose }: ReprintDialogProps) {
  const { t } = useTranslator()
  const send = async (form: FormData) => {
    const chosen = form.getAll('line').map(Number)
    const body = { lines: chosen, reason: String(form.get('reason')) }
    onChange((await call('reprintOrder', { params: { number }, body })).order)
  }
  return (
    <FormDialog
      title={t('reprint.title', { number })}
      lead={t('reprint.lead')}
      submit={t('action.reprint')}
      onSubmit={send}
      onClose={onClose}
    >
      <fieldset>
        <legend>{t('order.lines')}</legend>
        {lines.map(line => (
          <label key={line.number} className="choice">
            <input type="checkbox" name="line" value={line.number} defaultChecked={lines.length === 1} />
            {line.quantity} × {line.name}
          </label>
        ))}
      </fieldset>
      <ReasonField />
    </FormDialog>
  )
}
