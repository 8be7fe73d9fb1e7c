import type { OrderDetail } from '@passepartout/contracts/back-office'
import { REPRINT_CAUSES, REPRINT_PAYERS, type ReprintCause, USUAL_PAYERS } from '@passepartout/domain'
import { useState } from 'react'
import { call } from '../api/call.ts'
import { useTranslator } from '../messages/translator.ts'
import { FormDialog, ReasonField } from '../parts/form-dialog.tsx'

interface ReprintDialogProps {
  order: OrderDetail
  onChange: (order: OrderDetail) => void
  onClose: () => void
}

/** Sends chosen products to the lab again, with the cause and who pays. */
export function ReprintDialog({ order: { number, lines }, onChange, onClose }: ReprintDialogProps) {
  const { t } = useTranslator()
  const [cause, setCause] = useState<ReprintCause>()
  const send = async (form: FormData) => {
    const payer = REPRINT_PAYERS.find(one => one === form.get('payer'))
    if (!cause || !payer) return
    const chosen = form.getAll('line').map(Number)
    const body = { lines: chosen, reason: String(form.get('reason')), cause, payer }
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
      <label className="field">
        {t('reprint.cause')}
        <select
          required
          value={cause ?? ''}
          onChange={({ target }) => setCause(REPRINT_CAUSES.find(one => one === target.value))}
        >
          <option value="" />
          {REPRINT_CAUSES.map(one => (
            <option key={one} value={one}>
              {t(`reprint-cause.${one}`)}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        {t('reprint.payer')}
        <select key={cause} name="payer" required defaultValue={cause ? USUAL_PAYERS[cause] : ''}>
          <option value="" />
          {REPRINT_PAYERS.map(one => (
            <option key={one} value={one}>
              {t(`reprint-payer.${one}`)}
            </option>
          ))}
        </select>
      </label>
      <ReasonField />
    </FormDialog>
  )
}
