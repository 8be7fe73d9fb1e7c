import { createOrderHooks } from '@passepartout/commerce/orders'
import type { PaymentContext } from '@passepartout/commerce/payments'
import { accountOf, type Shop, sellerOf, shopFor } from '@passepartout/domain'
import type { DataServices } from './data-services.ts'
import type { Environment } from './environment.ts'
import type { Logger } from './log.ts'

export type PaymentEnvironment = Pick<
  Environment,
  'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_API_BASE' | 'INVOICE_CUSTOMERS'
>

/** Payment methods beside bank transfer, and the hooks of a paid order. */
export async function paymentSettings(
  {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_BASE: apiBase,
    INVOICE_CUSTOMERS: invoiceCustomers,
  }: PaymentEnvironment,
  jobs: DataServices['jobs'],
): Promise<Pick<PaymentContext, 'paymentProviders' | 'invoiceCustomers' | 'orderHooks'>> {
  const stripe =
    secretKey && webhookSecret
      ? (await import('@passepartout/commerce/payments/stripe')).openStripe({
          secretKey,
          webhookSecret,
          apiBase,
        })
      : undefined
  return {
    paymentProviders: stripe ? { stripe } : {},
    invoiceCustomers,
    orderHooks: createOrderHooks(jobs),
  }
}

/**
 * Payment methods of a shop as it is set up: transfer where its seller has an account in the currency, card where there
 * are keys.
 */
export function paymentWaysOf(
  sellers: DataServices['sellers'],
  { STRIPE_SECRET_KEY }: Pick<Environment, 'STRIPE_SECRET_KEY'>,
  shop: Pick<Shop, 'channel' | 'locale'>,
): ('transfer' | 'card')[] {
  const whole = shopFor(shop.channel, shop.locale)
  const hasAccount = accountOf(sellerOf(sellers, whole), whole.currency) !== undefined
  return [...(hasAccount ? (['transfer'] as const) : []), ...(STRIPE_SECRET_KEY ? (['card'] as const) : [])]
}

/** Payment context of scheduled jobs and the command line, at this moment. */
export const paymentContext = async (
  data: DataServices,
  environment: PaymentEnvironment,
  log: Logger,
): Promise<PaymentContext> => ({
  db: data.database.db,
  sellers: data.sellers,
  ...(await paymentSettings(environment, data.jobs)),
  now: new Date(),
  log,
})

/** The refunds of an order that need a second operator, in minor units. */
export const refundLimitOf = ({ REFUND_LIMIT }: Pick<Environment, 'REFUND_LIMIT'>): number | undefined =>
  REFUND_LIMIT === undefined ? undefined : Math.round(REFUND_LIMIT * 100)
