import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../api/call.ts'
import { useTranslator } from '../messages/translator.ts'
import { type Column, DataTable } from '../parts/data-table.tsx'
import { FormDialog } from '../parts/form-dialog.tsx'
import { usePermission } from '../shell/session.ts'
import { AssignDialog, type WaitingEntry } from './assign-dialog.tsx'

interface WaitingEntriesProps {
  entries: readonly WaitingEntry[]
  onChange: (text: string) => Promise<void>
}

/** Money that nobody could match: assigned to an order, or set aside. */
export function WaitingEntries({ entries, onChange }: WaitingEntriesProps) {
  const { t, name, money, day } = useTranslator()
  const canBook = usePermission('payments:book')
  const [chosen, setChosen] = useState<{ entry: WaitingEntry; act: 'assign' | 'set-aside' }>()
  const close = () => setChosen(undefined)
  const columns: Column<WaitingEntry>[] = [
    { id: 'day', header: t('column.day'), cell: entry => day(entry.day) },
    { id: 'state', header: t('column.state'), cell: ({ state }) => name('entry', state) },
    {
      id: 'order',
      header: t('column.number'),
      cell: ({ orderNumber }) => orderNumber && <Link to={`/orders/${orderNumber}`}>{orderNumber}</Link>,
    },
    { id: 'payer', header: t('column.payer'), cell: ({ payer }) => payer, isWide: true },
    { id: 'text', header: t('column.text'), cell: ({ text }) => text, isWide: true },
    { id: 'amount', header: t('column.amount'), cell: ({ amount }) => money(amount), isNumber: true },
    {
      id: 'actions',
      header: t('column.actions'),
      cell: entry =>
        canBook && (
          <>
            {entry.state !== 'short' && (
              <button type="button" className="link" onClick={() => setChosen({ entry, act: 'assign' })}>
                {t('payments.assign')}
              </button>
            )}{' '}
            <button type="button" className="link" onClick={() => setChosen({ entry, act: 'set-aside' })}>
              {t('payments.set-aside')}
            </button>
          </>
        ),
    },
  ]
  const setAside = async (form: FormData) => {
    if (!chosen) return
    const body = { reason: String(form.get('reason')) }
    await call('settleEntry', { params: { id: chosen.entry.id }, body })
    await onChange(t('payments.is-set-aside'))
  }
  return (
    <section>
      <h2>{t('payments.entries')}</h2>
      <DataTable label={t('payments.entries')} columns={columns} rows={entries} keyOf={({ id }) => id} />
      {chosen?.act === 'assign' && (
        <AssignDialog entry={chosen.entry} onAssigned={onChange} onClose={close} />
      )}
      {chosen?.act === 'set-aside' && (
        <FormDialog
          title={t('set-aside.title', { amount: money(chosen.entry.amount) })}
          lead={t('set-aside.lead')}
          submit={t('payments.set-aside')}
          onSubmit={setAside}
          onClose={close}
        >
          <label className="field">
            {t('reason.label')}
            <input name="reason" required maxLength={300} autoComplete="off" />
          </label>
        </FormDialog>
      )}
    </section>
  )
}
