import { systemPath } from '@passepartout/domain'
import type { Page } from '../../platform/page.ts'
import type { Step } from './next-withdrawal-step.ts'
import { Facts, WithdrawalHeading } from './withdrawal-parts.tsx'

/** The receipt, which is also sent by email. */
export function ReceivedStep({ page, step: { typed, received } }: { page: Page; step: Step }) {
  const { translate, shop } = page
  if (!received) return null
  return (
    <div role="status">
      <WithdrawalHeading
        title={translate('withdrawal.received')}
        text={translate('withdrawal.received-lead', { at: received.receivedAt.text })}
      />
      <div className="mt-7">
        <Facts
          rows={[
            [translate('withdrawal.reference'), received.reference],
            [translate('withdrawal.orderNumber'), typed.orderNumber.toUpperCase()],
            [translate('withdrawal.confirm-to'), typed.email],
            [translate('withdrawal.refund'), translate('withdrawal.refund-text')],
          ]}
        />
      </div>
      <p className="mt-5 text-muted">{translate('withdrawal.next')}</p>
      <a
        href={page.href(systemPath(shop, 'withdrawal'))}
        className="text-link mt-3 inline-flex min-h-11 items-center"
      >
        {translate('withdrawal.another')}
      </a>
    </div>
  )
}
