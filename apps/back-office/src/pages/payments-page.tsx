import type { BackOfficeResponse } from '@passepartout/contracts/back-office'
import { useState } from 'react'
import { Link, useLoaderData, useRevalidator } from 'react-router'
import { call } from '../api/call.ts'
import { useTranslator } from '../messages/translator.ts'
import { type Column, DataTable } from '../parts/data-table.tsx'
import { StatementImport } from '../payments/statement-import.tsx'
import { UnsentRefunds } from '../payments/unsent-refunds.tsx'
import { WaitingEntries } from '../payments/waiting-entries.tsx'
import { usePermission } from '../shell/session.ts'

export const loader = () => call('listPayments', {})

type Payload = BackOfficeResponse<'listPayments'>

/** Bank statements, money that nobody could match, and refunds that were not sent. */
export function Component() {
  const { entries, refunds, proposals, accounts } = useLoaderData<Payload>()
  const { t } = useTranslator()
  const { revalidate } = useRevalidator()
  const canBook = usePermission('payments:book')
  const [done, setDone] = useState('')
  const change = async (text: string) => {
    await revalidate()
    setDone(text)
  }
  return (
    <>
      <h1>{t('payments.title')}</h1>
      <p className="done" role="status">
        {done}
      </p>
      {canBook && <StatementImport accounts={accounts} onBooked={change} />}
      {entries.length + refunds.length + proposals.length === 0 && (
        <p className="none">{t('payments.none')}</p>
      )}
      {proposals.length > 0 && <Proposals proposals={proposals} />}
      {entries.length > 0 && <WaitingEntries entries={entries} onChange={change} />}
      {refunds.length > 0 && <UnsentRefunds refunds={refunds} onChange={change} />}
    </>
  )
}

function Proposals({ proposals }: Pick<Payload, 'proposals'>) {
  const { t, money, moment } = useTranslator()
  const columns: Column<Payload['proposals'][number]>[] = [
    { id: 'created', header: t('column.created'), cell: ({ proposedAt }) => moment(proposedAt) },
    {
      id: 'order',
      header: t('column.number'),
      cell: ({ orderNumber }) => <Link to={`/orders/${orderNumber}`}>{orderNumber}</Link>,
    },
    { id: 'name', header: t('column.name'), cell: ({ proposedBy }) => proposedBy.replace(/^operator:/, '') },
    { id: 'reason', header: t('column.reason'), cell: ({ reason }) => reason, isWide: true },
    { id: 'amount', header: t('column.amount'), cell: ({ amount }) => money(amount), isNumber: true },
  ]
  return (
    <section>
      <h2>{t('payments.proposals')}</h2>
      <DataTable label={t('payments.proposals')} columns={columns} rows={proposals} keyOf={({ id }) => id} />
    </section>
  )
}
