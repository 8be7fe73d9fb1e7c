import { handleProviderEvent } from '@passepartout/commerce/payments'
import { stripeEvent } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { refuse, success } from '../../http/call-result.ts'
import { route } from '../../http/router.ts'

const LARGEST_EVENT = 256 * 1024

export const stripeEventRoute = route(stripeEvent, schemas.stripeEvent, async context => {
  const { request, paymentProviders, now, log } = context
  const { stripe } = paymentProviders
  if (!stripe?.readEvent) return refuse('not-found')
  const body = await bodyOf(request)
  if (!body) return refuse('too-large')
  const read = stripe.readEvent(body, request.headers.get('stripe-signature') ?? '', now)
  if (!read.ok) {
    log.warn({ reason: read.reason }, 'webhook signature rejected')
    return refuse('bad-request')
  }
  const { kind } = read.event
  try {
    await handleProviderEvent(context, stripe, read.event)
  } catch (err) {
    // Stripe sends the event again after an error response.
    log.error({ err, kind }, 'webhook event handling failed')
    return refuse('unavailable', { headers: { 'retry-after': '60' } })
  }
  return success({ received: true as const })
})

/** The raw body, over which the signature is made; `undefined` when it is too large. */
async function bodyOf(request: Request): Promise<Uint8Array | undefined> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of request.body ?? []) {
    size += piece.length
    if (size > LARGEST_EVENT) return undefined
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}
