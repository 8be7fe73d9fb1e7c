import { startFakeStripe } from '@passepartout/testing'
import { freePort } from '../system-tests/processes.ts'
import { type Shop, startShop } from '../system-tests/start-shop.ts'

/**
 * A shop with all payment methods; paid orders are produced as soon as they cannot be changed any more, by default at
 * once.
 */
export async function startSellingShop({
  changeMinutes = 0,
  env = {},
}: {
  changeMinutes?: number
  env?: Record<string, string>
} = {}): Promise<Shop> {
  const port = await freePort()
  const stripe = await startFakeStripe({ webhookUrl: `http://127.0.0.1:${port}/web-api/payments/stripe` })
  const payment = {
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_API_BASE: stripe.apiBase,
    ORDER_CHANGE_MINUTES: String(changeMinutes),
  }
  const shop = await startShop({ port, env: { ...payment, ...env } })
  return {
    ...shop,
    async dispose() {
      await shop.dispose()
      await stripe.close()
    },
  }
}
