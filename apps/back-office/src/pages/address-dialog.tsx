import type { OrderDetail } from '@passepartout/contracts/back-office'
import { call } from '../api/call.ts'
import { useTranslator } from '../messages/translator.ts'
import { FormDialog } from '../parts/form-dialog.tsx'

interface AddressDialogProps {
  order: OrderDetail
  onChange: (order: OrderDetail) => void
  onClose: () => void
}

const FIELDS = [
  { field: 'firstName', isRequired: true },
  { field: 'lastName', isRequired: true },
  { field: 'company', isRequired: false },
  { field: 'street', isRequired: true },
  { field: 'extra', isRequired: false },
  { field: 'postalCode', isRequired: true },
  { field: 'city', isRequired: true },
  { field: 'region', isRequired: false },
] as const

/** Changes the delivery address before production; the country stays. */
export function AddressDialog({ order: { number, delivery }, onChange, onClose }: AddressDialogProps) {
  const { t } = useTranslator()
  if (!delivery) return null
  const send = async (form: FormData) => {
    const entered = Object.fromEntries(FIELDS.map(({ field }) => [field, String(form.get(field) ?? '')]))
    const body = { delivery: { ...delivery, ...entered } }
    onChange((await call('changeAddress', { params: { number }, body })).order)
  }
  return (
    <FormDialog
      title={t('address.title', { number })}
      lead={t('address.lead')}
      submit={t('address.save')}
      onSubmit={send}
      onClose={onClose}
    >
      {FIELDS.map(({ field, isRequired }) => (
        <label key={field} className="field">
          {t(`field.${field}`)}
          <input name={field} defaultValue={delivery[field]} required={isRequired} autoComplete="off" />
        </label>
      ))}
    </FormDialog>
  )
}
