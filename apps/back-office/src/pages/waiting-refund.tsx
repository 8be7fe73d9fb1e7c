import type { OrderDetail } from '@passepartout/contracts/back-office'
import { call } from '../api/call.ts'
import { useTranslator } from '../messages/translator.ts'
import { useProblem } from '../parts/use-problem.tsx'
import { usePermission } from '../shell/session.ts'

interface WaitingRefundProps {
  order: OrderDetail
  onChange: (order: OrderDetail, text: string) => void
}

/** A refund above the shop's limit: approved by somebody else, or declined. */
export function WaitingRefund({ order: { number, waitingRefund }, onChange }: WaitingRefundProps) {
  const { t, money } = useTranslator()
  const { problem, attempt } = useProblem()
  const canApprove = usePermission('refunds:approve')
  if (!waitingRefund) return null
  const { id, amount, reason, proposedBy, isOwn } = waitingRefund
  const shown = money(amount)
  const name = proposedBy.replace(/^operator:/, '')
  const decide = (decision: 'approveRefund' | 'declineRefund', text: string) =>
    attempt(async () => onChange((await call(decision, { params: { number, id }, body: {} })).order, text))
  return (
    <section className="waiting-refund" aria-labelledby="waiting-refund">
      <h2 id="waiting-refund">{t('proposal.title', { amount: shown })}</h2>
      <p>{t('proposal.by', { name, reason })}</p>
      {problem}
      <div className="actions">
        {canApprove && !isOwn && (
          <button
            type="button"
            className="button primary"
            onClick={() => decide('approveRefund', t('refund.done', { amount: shown }))}
          >
            {t('proposal.approve', { amount: shown })}
          </button>
        )}
        {(canApprove || isOwn) && (
          <button
            type="button"
            className="button"
            onClick={() => decide('declineRefund', t('proposal.declined'))}
          >
            {t(isOwn ? 'proposal.withdraw' : 'proposal.decline')}
          </button>
        )}
      </div>
    </section>
  )
}
