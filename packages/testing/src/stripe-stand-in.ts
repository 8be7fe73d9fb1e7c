import { createHmac, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

type Fields = Record<string, string>

/** A session as the stand-in keeps it; `payment` is what its page led to. */
export interface StandInSession {
  id: string
  intent: string
  amount: number
  currency: string
  orderNumber: string
  metadata: Fields
  successUrl: string
  cancelUrl: string
  expiresAt: number
  status: 'open' | 'complete' | 'expired'
  payment: 'none' | 'paid' | 'processing' | 'refused'
}

export interface StandInRefund {
  id: string
  intent: string
  amount: number
  status: 'succeeded' | 'pending' | 'failed'
}

export interface StripeStandIn {
  /** For `STRIPE_API_BASE`. */
  apiBase: string
  secretKey: string
  webhookSecret: string
  sessions: Map<string, StandInSession>
  refunds: Map<string, StandInRefund>
  /** Every call by method and path, in the order in which they came. */
  calls: string[]
  /** Ends a session as its payer would. */
  pay(session: string, how?: 'paid' | 'processing' | 'refused'): void
  /** What a webhook would bring about a session now: bytes and their signature. */
  event(kind: string, session: string, options?: EventOptions): StandInEvent
  refundEvent(refund: string, options?: EventOptions): StandInEvent
  /** Answers of the API fail until it is switched back on. */
  fail(isFailing: boolean): void
  close(): Promise<void>
}

interface EventOptions {
  id?: string
  /** When it was signed, in seconds; now where left out. */
  signedAt?: number
  secret?: string
}

export interface StandInEvent {
  body: string
  signature: string
}

const newId = (kind: string) => `${kind}_test_${randomBytes(12).toString('hex')}`
const nowInSeconds = () => Math.floor(Date.now() / 1000)

/**
 * A small local stand-in of Stripe's API: the calls that the shop makes with the official package, idempotency keys
 * included, and a page to pay or refuse on. Where `webhookUrl` is given, what happens on the page is sent there, signed.
 */
export async function openStripeStandIn({
  port = 0,
  webhookUrl,
}: {
  port?: number
  webhookUrl?: string
} = {}): Promise<StripeStandIn> {
  const sessions = new Map<string, StandInSession>()
  const refunds = new Map<string, StandInRefund>()
  const answered = new Map<string, { body: string; answer: object }>()
  const calls: string[] = []
  const secretKey = 'sk_test_standin'
  const webhookSecret = 'whsec_standin'
  let isFailing = false
  let base = ''

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error))
    })
  })

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/' } = request
    const { pathname } = new URL(url, 'http://stand-in')
    const body = await text(request)
    if (pathname.startsWith('/pay/'))
      return payPage(pathname.slice(5), method, new URLSearchParams(body), response)
    calls.push(`${method} ${pathname}`)
    const send = (status: number, answer: object) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
    if (isFailing) return send(503, errorOf('api_error', 'The stand-in is switched off'))
    if (request.headers.authorization !== `Bearer ${secretKey}`)
      return send(401, errorOf('invalid_request_error', 'Wrong key'))
    const key = request.headers['idempotency-key']
    const before = typeof key === 'string' ? answered.get(key) : undefined
    if (before && before.body !== body)
      return send(400, errorOf('idempotency_error', 'The same key came with other parameters'))
    if (before) return send(200, before.answer)
    const answer = answerTo(method, pathname, Object.fromEntries(new URLSearchParams(body)))
    if (!answer) return send(404, errorOf('invalid_request_error', `No such ${pathname}`))
    if ('error' in answer) return send(400, answer)
    if (typeof key === 'string') answered.set(key, { body, answer })
    return send(200, answer)
  }

  function answerTo(method: string, path: string, fields: Fields): object | undefined {
    const [, , area, id = '', verb] = path.replace('/checkout', '').split('/')
    if (area === 'sessions' && method === 'POST' && id === '') return shownSession(newSession(fields))
    const session = sessions.get(id)
    if (area === 'sessions' && session) {
      if (verb === 'expire' && session.status !== 'open')
        return errorOf('invalid_request_error', `A session that is ${session.status} cannot expire`)
      if (verb === 'expire') session.status = 'expired'
      return shownSession(session)
    }
    if (area === 'refunds' && method === 'POST') return newRefund(fields)
    const refund = refunds.get(id)
    return area === 'refunds' && refund ? shownRefund(refund) : undefined
  }

  function newSession(fields: Fields): StandInSession {
    const session: StandInSession = {
      id: newId('cs'),
      intent: newId('pi'),
      amount:
        Number(fields['line_items[0][price_data][unit_amount]']) * Number(fields['line_items[0][quantity]']),
      currency: fields['line_items[0][price_data][currency]'] ?? '',
      orderNumber: fields.client_reference_id ?? '',
      metadata: { payment: fields['metadata[payment]'] ?? '' },
      successUrl: fields.success_url ?? '',
      cancelUrl: fields.cancel_url ?? '',
      expiresAt: Number(fields.expires_at),
      status: 'open',
      payment: 'none',
    }
    sessions.set(session.id, session)
    return session
  }

  function newRefund({ payment_intent: intent = '', amount }: Fields): object {
    const session = [...sessions.values()].find(one => one.intent === intent)
    const given = [...refunds.values()].filter(one => one.intent === intent && one.status !== 'failed')
    const left = (session?.amount ?? 0) - given.reduce((sum, one) => sum + one.amount, 0)
    if (session?.payment !== 'paid' || Number(amount) > left)
      return errorOf('invalid_request_error', 'That much cannot be refunded')
    const refund: StandInRefund = { id: newId('re'), intent, amount: Number(amount), status: 'succeeded' }
    refunds.set(refund.id, refund)
    return shownRefund(refund)
  }

  const shownSession = ({ id, ...session }: StandInSession) => ({
    id,
    object: 'checkout.session',
    amount_total: session.amount,
    currency: session.currency,
    client_reference_id: session.orderNumber,
    metadata: session.metadata,
    status: session.status,
    payment_status: session.payment === 'paid' ? 'paid' : 'unpaid',
    payment_intent: session.payment === 'none' ? null : shownIntent(session),
    url: session.status === 'open' ? `${base}/pay/${id}` : null,
  })

  const shownIntent = ({ intent, payment, metadata, amount, currency }: Omit<StandInSession, 'id'>) => ({
    id: intent,
    object: 'payment_intent',
    status: { none: '', paid: 'succeeded', processing: 'processing', refused: 'requires_payment_method' }[
      payment
    ],
    last_payment_error: payment === 'refused' ? { code: 'card_declined' } : null,
    metadata,
    amount,
    currency,
  })

  const shownRefund = ({ id, intent, amount, status }: StandInRefund) => ({
    id,
    object: 'refund',
    payment_intent: intent,
    amount,
    status,
  })

  function pay(id: string, how: 'paid' | 'processing' | 'refused' = 'paid'): void {
    const session = sessions.get(id)
    if (!session) throw new Error(`No session ${id}`)
    session.payment = how
    // A declined card leaves the page open for another one.
    if (how !== 'refused') session.status = 'complete'
  }

  function event(kind: string, id: string, options: EventOptions = {}): StandInEvent {
    const session = sessions.get(id)
    if (!session) throw new Error(`No session ${id}`)
    const isAboutIntent = kind.startsWith('payment_intent.')
    return signed(kind, isAboutIntent ? shownIntent(session) : shownSession(session), options)
  }

  function signed(type: string, object: object, options: EventOptions): StandInEvent {
    const { id = newId('evt'), signedAt = nowInSeconds(), secret = webhookSecret } = options
    const body = JSON.stringify({ id, object: 'event', type, created: signedAt, data: { object } })
    const mac = createHmac('sha256', secret).update(`${signedAt}.${body}`).digest('hex')
    return { body, signature: `t=${signedAt},v1=${mac}` }
  }

  async function payPage(
    id: string,
    method: string,
    form: URLSearchParams,
    response: ServerResponse,
  ): Promise<void> {
    const session = sessions.get(id)
    if (!session) return void response.writeHead(404).end('no such session')
    const go = (location: string) => void response.writeHead(303, { location }).end()
    if (method === 'GET') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(pageOf(session))
      return
    }
    const how = form.get('how')
    if (how === 'back') return go(session.cancelUrl)
    pay(id, how === 'refused' ? 'refused' : 'paid')
    const kind = how === 'refused' ? 'payment_intent.payment_failed' : 'checkout.session.completed'
    if (webhookUrl) {
      const { body, signature } = event(kind, id)
      // The payer goes on whether or not anybody listens.
      await fetch(webhookUrl, { method: 'POST', body, headers: { 'stripe-signature': signature } }).catch(
        () => undefined,
      )
    }
    go(how === 'refused' ? session.cancelUrl : session.successUrl)
  }

  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  const address = server.address()
  base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`
  return {
    apiBase: base,
    secretKey,
    webhookSecret,
    sessions,
    refunds,
    calls,
    pay,
    event,
    refundEvent: (id, options = {}) => {
      const refund = refunds.get(id)
      if (!refund) throw new Error(`No refund ${id}`)
      return signed(
        refund.status === 'failed' ? 'refund.failed' : 'refund.updated',
        shownRefund(refund),
        options,
      )
    },
    fail: failing => {
      isFailing = failing
    },
    close: () =>
      new Promise(resolve => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

const errorOf = (type: string, message: string) => ({ error: { type, message } })

const pageOf = ({ id, orderNumber, amount, currency }: StandInSession) => `<!DOCTYPE html>
<html lang="en"><title>Pay</title><h1>${(amount / 100).toFixed(2)} ${currency.toUpperCase()}</h1><p>${orderNumber}</p>
<form method="post" action="/pay/${id}"><button name="how" value="paid">Pay</button>
<button name="how" value="refused">Decline</button><button name="how" value="back">Back</button></form></html>`
