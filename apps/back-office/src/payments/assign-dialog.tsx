import type { BackOfficeResponse } from '@passepartout/contracts/back-office'
import { useEffect, useState } from 'react'
import { call } from '../api/call.ts'
import { useTranslator } from '../messages/translator.ts'
import { FormDialog } from '../parts/form-dialog.tsx'
import { useProblem } from '../parts/use-problem.tsx'

export type WaitingEntry = BackOfficeResponse<'listPayments'>['entries'][number]
type FoundOrder = BackOfficeResponse<'listEntryOrders'>['orders'][number]

interface AssignDialogProps {
  entry: WaitingEntry
  onAssigned: (text: string) => Promise<void>
  onClose: () => void
}

/** Finds the order that a payment is for: first those of its amount, then by search. */
export function AssignDialog({ entry, onAssigned, onClose }: AssignDialogProps) {
  const { t, name, money, day } = useTranslator()
  const { problem, attempt } = useProblem()
  const [search, setSearch] = useState('')
  const [found, setFound] = useState<{ search: string; orders: FoundOrder[] }>()
  const [number, setNumber] = useState('')
  const { id, payer, text, amount } = entry
  const find = (typed: string) =>
    attempt(async () => {
      const { orders } = await call('listEntryOrders', { params: { id }, query: { search: typed } })
      setFound({ search: typed, orders })
      setNumber(orders.length === 1 ? (orders[0]?.number ?? '') : '')
    })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the suggestions of an entry are fetched once
  useEffect(() => void find(''), [id])
  const assign = async () => {
    const { state } = await call('matchEntry', { params: { id }, body: { orderNumber: number } })
    await onAssigned(t('payments.assigned', { number, state: name('entry', state) }))
  }
  return (
    <FormDialog
      title={t('assign.title', { amount: money(amount) })}
      lead={t('assign.lead', { payer: payer || '–', text: text || '–' })}
      submit={t('assign.submit')}
      isSubmittable={number !== ''}
      onSubmit={assign}
      onClose={onClose}
    >
      <div className="filters">
        <label className="field grow">
          {t('assign.search')}
          <input
            type="search"
            value={search}
            maxLength={100}
            autoComplete="off"
            onChange={event => setSearch(event.target.value)}
            onKeyDown={event => {
              if (event.key !== 'Enter') return
              // Enter searches; the form is sent with its button.
              event.preventDefault()
              void find(search)
            }}
          />
        </label>
        <button type="button" className="button" onClick={() => find(search)}>
          {t('assign.find')}
        </button>
      </div>
      {problem}
      {found && (
        <fieldset>
          <legend>{t(found.search ? 'assign.found' : 'assign.same-amount')}</legend>
          <p role="status" className="quiet">
            {found.orders.length === 0 && t('assign.none')}
          </p>
          {found.orders.map(order => (
            <label key={order.number} className="choice">
              <input
                type="radio"
                name="order"
                checked={number === order.number}
                onChange={() => setNumber(order.number)}
              />
              {t('assign.order', {
                ...{ number: order.number, name: order.name, day: day(order.placedAt) },
                ...{ amount: money(order.due), state: name('state', order.state) },
              })}
            </label>
          ))}
        </fieldset>
      )}
    </FormDialog>
  )
}
