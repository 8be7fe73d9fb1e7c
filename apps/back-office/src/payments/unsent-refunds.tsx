import type { BackOfficeResponse } from '@passepartout/contracts/back-office'
import { Link } from 'react-router'
import { call } from '../api/call.ts'
import { useTranslator } from '../messages/translator.ts'
import { type Column, DataTable } from '../parts/data-table.tsx'
import { useProblem } from '../parts/use-problem.tsx'
import { usePermission } from '../shell/session.ts'

type Refund = BackOfficeResponse<'listPayments'>['refunds'][number]

interface UnsentRefundsProps {
  refunds: readonly Refund[]
  onChange: (text: string) => Promise<void>
}

/** Refunds that failed, and those that somebody sends at the bank. */
export function UnsentRefunds({ refunds, onChange }: UnsentRefundsProps) {
  const { t, name, money, moment } = useTranslator()
  const { problem, attempt } = useProblem()
  const canBook = usePermission('payments:book')
  const settle = ({ id, amount }: Refund) =>
    attempt(async () => {
      await call('settleRefund', { params: { id }, body: {} })
      await onChange(t('payments.is-sent', { amount: money(amount) }))
    })
  const columns: Column<Refund>[] = [
    { id: 'created', header: t('column.created'), cell: ({ createdAt }) => moment(createdAt), isWide: true },
    { id: 'state', header: t('column.state'), cell: ({ state }) => name('refund-state', state) },
    {
      id: 'order',
      header: t('column.number'),
      cell: ({ orderNumber }) => <Link to={`/orders/${orderNumber}`}>{orderNumber}</Link>,
    },
    { id: 'method', header: t('column.method'), cell: ({ method }) => name('payment', method), isWide: true },
    { id: 'amount', header: t('column.amount'), cell: ({ amount }) => money(amount), isNumber: true },
    {
      id: 'actions',
      header: t('column.actions'),
      cell: refund =>
        canBook &&
        refund.isByHand && (
          <button type="button" className="link" onClick={() => settle(refund)}>
            {t('payments.sent')}
          </button>
        ),
    },
  ]
  return (
    <section>
      <h2>{t('payments.refunds')}</h2>
      {problem}
      <DataTable label={t('payments.refunds')} columns={columns} rows={refunds} keyOf={({ id }) => id} />
    </section>
  )
}
