import type { Order } from '@passepartout/contracts'
import { AlertIcon, ArrowRightIcon } from '@passepartout/ui/icons'
import type { Page } from '../../platform/page.ts'
import { ChoiceRows } from '../checkout/choice-rows.tsx'
import type { OrderFormError } from './handle-order-action.ts'
import { Panel, StatusMessage } from './panels.tsx'
import { PaymentSlipView } from './payment-slip.tsx'

interface PayPanelProps {
  page: Page
  order: Order
  failed: OrderFormError | undefined
}

/** Ways for the customer to pay: transfer the amount, go to the provider's page, or choose another method. */
export function PayPanel({ page, order }: PayPanelProps) {
  const { payment } = order
  if (payment.state === 'refused') return <Refused page={page} order={order} />
  if (payment.state === 'processing')
    return <StatusMessage look="info">{page.translate('order.asking')}</StatusMessage>
  if (payment.slip) {
    return (
      <Panel title={<Amount page={page} order={order} />}>
        <PaymentSlipView page={page} slip={payment.slip} file={`${order.orderNumber}.png`}>
          <OtherPaymentMethod page={page} order={order} />
        </PaymentSlipView>
      </Panel>
    )
  }
  if (payment.url) {
    return (
      <Panel title={<Amount page={page} order={order} />}>
        <PayLink page={page} order={order} url={payment.url} />
        <OtherPaymentMethod page={page} order={order} />
      </Panel>
    )
  }
  return payment.options.length > 0 ? (
    <Panel title={<Amount page={page} order={order} />}>
      <Methods page={page} order={order} />
    </Panel>
  ) : null
}

function Amount({ page, order: { payment, sums } }: { page: Page; order: Order }) {
  return (
    <span className="flex flex-wrap items-baseline justify-between gap-x-6">
      <span>{payment.slip ? page.translate(`order.slip-${payment.slip.kind}`) : payment.name}</span>
      <span className="type-price text-[1.875rem] nav:text-[2.25rem]">{sums.due.text}</span>
    </span>
  )
}

/** The payment failed at the provider: the order stays, only its payment is repeated. */
function Refused({ page, order }: { page: Page; order: Order }) {
  const { translate } = page
  return (
    <section>
      <div
        role="alert"
        tabIndex={-1}
        // biome-ignore lint/a11y/noAutofocus: that nothing is paid is what the customer has to know first
        autoFocus
        className="rounded-surface border-2 border-reduced bg-raised p-5 nav:p-6"
      >
        <h2 className="type-h3 flex items-start gap-2.5 text-reduced">
          <AlertIcon size={22} className="flex-none" />
          {translate('order.refused-title')}
        </h2>
        <p className="mt-2">{translate('order.refused-text', { number: order.orderNumber })}</p>
      </div>
      <div className="mt-5">
        <Methods page={page} order={order} />
      </div>
    </section>
  )
}

/** Every available payment method, and the button; the order is not placed again. */
function Methods({ page, order: { payment, sums } }: { page: Page; order: Order }) {
  const { translate } = page
  return (
    <form method="post">
      <input type="hidden" name="intent" value="pay" />
      <ChoiceRows
        legend={translate('order.pay-by')}
        name="method"
        chosen={payment.method}
        rows={payment.options.map(({ id, name, text }) => ({ id, title: name, text }))}
      />
      <button type="submit" className="button button-primary button-large mt-5 max-md:w-full">
        {translate('order.pay-now', { amount: sums.due.text })}
        <ArrowRightIcon size={20} />
      </button>
      <p className="mt-3 text-14 text-muted">{translate('order.pay-once')}</p>
    </form>
  )
}

function PayLink({ page, order, url }: { page: Page; order: Order; url: string }) {
  return (
    <a href={url} rel="noreferrer" className="button button-primary button-large max-md:w-full">
      {page.translate('order.pay-now', { amount: order.sums.due.text })}
      <ArrowRightIcon size={20} />
    </a>
  )
}

function OtherPaymentMethod({ page, order }: { page: Page; order: Order }) {
  const others = order.payment.options.filter(({ id }) => id !== order.payment.method)
  if (others.length === 0) return null
  return (
    <details className="mt-2">
      <summary className="text-link flex min-h-11 items-center">
        {page.translate('order.pay-otherwise')}
      </summary>
      <div className="pt-2">
        <Methods page={page} order={{ ...order, payment: { ...order.payment, options: others } }} />
      </div>
    </details>
  )
}
