import { setTimeout as wait } from 'node:timers/promises'
import { changePayment, type PaymentRow } from '@passepartout/db'
import { applyProviderStatus, nextPollAt } from './apply-provider-status.ts'
import type { PaymentContext } from './payment-context.ts'
import { providerOf } from './providers/payment-provider.ts'

const ASKED_A_MOMENT_AGO_MS = 2000
const PATIENCE_MS = 3000

/**
 * Polls a payment when the payer returns from the provider's page, which proves nothing. The page waits only briefly,
 * and repeated reloads do not poll again.
 */
export async function pollPaymentOnReturn(context: PaymentContext, payment: PaymentRow): Promise<void> {
  if (context.now.getTime() - payment.updatedAt.getTime() < ASKED_A_MOMENT_AGO_MS) return
  const patience = new AbortController()
  const polling = pollPayment(context, payment).finally(() => patience.abort())
  await Promise.race([
    polling,
    wait(PATIENCE_MS, undefined, { signal: patience.signal }).catch(() => undefined),
  ])
}

/** Polls a payment and applies its status. When the provider does not respond, the next poll is scheduled. */
export async function pollPayment(context: PaymentContext, payment: PaymentRow): Promise<void> {
  const { db, now, log, paymentProviders } = context
  try {
    const status = await providerOf(paymentProviders, payment.method).status(payment.reference)
    if (status) await applyProviderStatus(context, payment.id, status)
  } catch (err) {
    log.warn({ err, payment: payment.id }, 'payment status request failed')
    await changePayment(db, payment.id, { askAt: nextPollAt(payment, now) }, now)
  }
}
