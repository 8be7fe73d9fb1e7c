import type { BackOfficeResponse } from '@passepartout/contracts/back-office'
import { Link, useLoaderData } from 'react-router'
import { call } from '../api/call.ts'
import { useTranslator } from '../messages/translator.ts'
import { type Column, DataTable } from '../parts/data-table.tsx'

export const loader = () => call('listPayments', {})

type Payload = BackOfficeResponse<'listPayments'>

/** Money that nobody could match, and refunds that were not sent. */
export function Component() {
  const { entries, refunds, proposals } = useLoaderData<Payload>()
  const { t, name, money, day, moment } = useTranslator()
  const order = ({ orderNumber }: { orderNumber: string | null }) =>
    orderNumber && <Link to={`/orders/${orderNumber}`}>{orderNumber}</Link>
  const entryColumns: Column<Payload['entries'][number]>[] = [
    { id: 'day', header: t('column.day'), cell: entry => day(entry.day) },
    { id: 'state', header: t('column.state'), cell: ({ state }) => name('entry', state) },
    { id: 'order', header: t('column.number'), cell: order },
    { id: 'text', header: t('column.text'), cell: ({ text }) => text, isWide: true },
    { id: 'amount', header: t('column.amount'), cell: ({ amount }) => money(amount), isNumber: true },
  ]
  const refundColumns: Column<Payload['refunds'][number]>[] = [
    { id: 'created', header: t('column.created'), cell: ({ createdAt }) => moment(createdAt) },
    { id: 'state', header: t('column.state'), cell: ({ state }) => name('refund-state', state) },
    { id: 'order', header: t('column.number'), cell: order },
    { id: 'method', header: t('column.method'), cell: ({ method }) => name('payment', method) },
    { id: 'amount', header: t('column.amount'), cell: ({ amount }) => money(amount), isNumber: true },
  ]
  const proposalColumns: Column<Payload['proposals'][number]>[] = [
    { id: 'created', header: t('column.created'), cell: ({ proposedAt }) => moment(proposedAt) },
    { id: 'order', header: t('column.number'), cell: order },
    { id: 'name', header: t('column.name'), cell: ({ proposedBy }) => proposedBy.replace(/^operator:/, '') },
    { id: 'reason', header: t('column.reason'), cell: ({ reason }) => reason, isWide: true },
    { id: 'amount', header: t('column.amount'), cell: ({ amount }) => money(amount), isNumber: true },
  ]
  const isByHand = entries.length + refunds.length > 0
  return (
    <>
      <h1>{t('payments.title')}</h1>
      {isByHand && <p className="quiet">{t('payments.hint')}</p>}
      {!isByHand && proposals.length === 0 && <p className="quiet">{t('payments.none')}</p>}
      {proposals.length > 0 && (
        <section>
          <h2>{t('payments.proposals')}</h2>
          <DataTable
            label={t('payments.proposals')}
            columns={proposalColumns}
            rows={proposals}
            keyOf={({ id }) => id}
          />
        </section>
      )}
      {entries.length > 0 && (
        <section>
          <h2>{t('payments.entries')}</h2>
          <DataTable
            label={t('payments.entries')}
            columns={entryColumns}
            rows={entries}
            keyOf={({ id }) => id}
          />
        </section>
      )}
      {refunds.length > 0 && (
        <section>
          <h2>{t('payments.refunds')}</h2>
          <DataTable
            label={t('payments.refunds')}
            columns={refundColumns}
            rows={refunds}
            keyOf={({ id }) => id}
          />
        </section>
      )}
    </>
  )
}
