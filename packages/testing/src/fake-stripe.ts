import { createHmac, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import {
  disputePayload,
  errorOf,
  type FakeDispute,
  type FakeRefund,
  type FakeSession,
  type Fields,
  paymentIntentPayload,
  paymentPageHtml,
  refundPayload,
  sessionPayload,
} from './stripe-objects.ts'

export interface FakeStripe {
  /** For `STRIPE_API_BASE`. */
  apiBase: string
  secretKey: string
  webhookSecret: string
  sessions: Map<string, FakeSession>
  refunds: Map<string, FakeRefund>
  disputes: Map<string, FakeDispute>
  /** All events, whether or not a webhook received them. */
  sentEvents: { body: string; type: string; created: number }[]
  /** Every call by method and path, in order. */
  calls: string[]
  /** Ends a session like its payer. */
  pay(session: string, how?: 'paid' | 'processing' | 'refused'): void
  /** Webhook message about a session's present state: bytes and their signature. */
  event(kind: string, session: string, options?: EventOptions): FakeEvent
  refundEvent(refund: string, options?: EventOptions): FakeEvent
  /** Makes a refund on Stripe's own pages, of which the shop learns by an event alone. */
  refundByHand(session: string, amount: number): FakeRefund
  /** `charge.refunded`, which names the payment and no refund. */
  chargeEvent(session: string, options?: EventOptions): FakeEvent
  /** Opens a dispute by the payer's bank. */
  disputeBy(session: string, amount: number): FakeDispute
  disputeEvent(kind: string, dispute: string, options?: EventOptions): FakeEvent
  /** API calls fail until it is switched off again. */
  fail(isFailing: boolean): void
  close(): Promise<void>
}

interface EventOptions {
  id?: string
  /** Time of the signature in seconds, by default now. */
  signedAt?: number
  secret?: string
}

export interface FakeEvent {
  body: string
  signature: string
}

const newId = (kind: string) => `${kind}_test_${randomBytes(12).toString('hex')}`
const nowInSeconds = () => Math.floor(Date.now() / 1000)

/**
 * A small local stand-in for Stripe's API: the calls that the shop makes with the official package, idempotency keys
 * included, and a page to pay or refuse on. Where `webhookUrl` is given, signed events of the page are sent there.
 */
export async function startFakeStripe({
  port = 0,
  webhookUrl,
}: {
  port?: number
  webhookUrl?: string
} = {}): Promise<FakeStripe> {
  const sessions = new Map<string, FakeSession>()
  const refunds = new Map<string, FakeRefund>()
  const disputes = new Map<string, FakeDispute>()
  const sentEvents: FakeStripe['sentEvents'] = []
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
    const { pathname, searchParams } = new URL(url, 'http://stand-in')
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
    const fields = Object.fromEntries(body ? new URLSearchParams(body) : searchParams)
    const answer = answerTo(method, pathname, fields)
    if (!answer) return send(404, errorOf('invalid_request_error', `No such ${pathname}`))
    if ('error' in answer) return send(400, answer)
    if (typeof key === 'string') answered.set(key, { body, answer })
    return send(200, answer)
  }

  function answerTo(method: string, path: string, fields: Fields): object | undefined {
    const [, , area, id = '', verb] = path.replace('/checkout', '').split('/')
    if (area === 'sessions' && method === 'GET' && id === '') {
      const of = [...sessions.values()].filter(({ intent }) => intent === fields.payment_intent)
      return { object: 'list', has_more: false, url: path, data: of.map(one => sessionPayload(base, one)) }
    }
    if (area === 'sessions' && method === 'POST' && id === '') return sessionPayload(base, newSession(fields))
    const session = sessions.get(id)
    if (area === 'sessions' && session) {
      if (verb === 'expire' && session.status !== 'open')
        return errorOf('invalid_request_error', `A session that is ${session.status} cannot expire`)
      if (verb === 'expire') session.status = 'expired'
      return sessionPayload(base, session)
    }
    if (area === 'refunds' && method === 'POST') return newRefund(fields)
    const dispute = disputes.get(id)
    if (area === 'disputes' && dispute) return disputePayload(dispute)
    if (area === 'refunds' && id === '') {
      const of = [...refunds.values()].filter(({ intent }) => intent === fields.payment_intent)
      return { object: 'list', has_more: false, url: path, data: of.map(refundPayload) }
    }
    if (area === 'events') return listEvents(path, fields)
    const refund = refunds.get(id)
    return area === 'refunds' && refund ? refundPayload(refund) : undefined
  }

  /** The newest first, as Stripe lists events. */
  function listEvents(url: string, fields: Fields): object {
    const types = Object.entries(fields).flatMap(([name, value]) => (name.startsWith('types[') ? value : []))
    const of = sentEvents.filter(
      one =>
        types.includes(one.type) &&
        one.created >= Number(fields['created[gte]'] ?? 0) &&
        one.created <= Number(fields['created[lte]'] ?? Number.POSITIVE_INFINITY),
    )
    return { object: 'list', has_more: false, url, data: of.toReversed().map(({ body }) => JSON.parse(body)) }
  }

  function newSession(fields: Fields): FakeSession {
    const session: FakeSession = {
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

  function newRefund({ payment_intent: intent = '', amount, ...more }: Fields): object {
    const session = [...sessions.values()].find(one => one.intent === intent)
    const given = [...refunds.values()].filter(one => one.intent === intent && one.status !== 'failed')
    const left = (session?.amount ?? 0) - given.reduce((sum, one) => sum + one.amount, 0)
    if (session?.payment !== 'paid' || Number(amount) > left)
      return errorOf('invalid_request_error', 'That much cannot be refunded')
    const refund: FakeRefund = { id: newId('re'), intent, amount: Number(amount), status: 'succeeded' }
    const key = more['metadata[refund]']
    refunds.set(refund.id, key === undefined ? refund : { ...refund, key })
    return refundPayload(refunds.get(refund.id) ?? refund)
  }

  const sessionOf = (id: string): FakeSession => {
    const session = sessions.get(id)
    if (!session) throw new Error(`No session ${id}`)
    return session
  }

  function pay(id: string, how: 'paid' | 'processing' | 'refused' = 'paid'): void {
    const session = sessionOf(id)
    session.payment = how
    // A declined card leaves the page open for another one.
    if (how !== 'refused') session.status = 'complete'
  }

  function event(kind: string, id: string, options: EventOptions = {}): FakeEvent {
    const session = sessionOf(id)
    const isAboutIntent = kind.startsWith('payment_intent.')
    return signed(
      kind,
      isAboutIntent ? paymentIntentPayload(session) : sessionPayload(base, session),
      options,
    )
  }

  function signed(type: string, object: object, options: EventOptions): FakeEvent {
    const { id = newId('evt'), signedAt = nowInSeconds(), secret = webhookSecret } = options
    const body = JSON.stringify({ id, object: 'event', type, created: signedAt, data: { object } })
    sentEvents.push({ body, type, created: signedAt })
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
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(paymentPageHtml(session))
      return
    }
    const how = form.get('how')
    if (how === 'back') return go(session.cancelUrl)
    pay(id, how === 'refused' ? 'refused' : 'paid')
    const kind = how === 'refused' ? 'payment_intent.payment_failed' : 'checkout.session.completed'
    if (webhookUrl) {
      const { body, signature } = event(kind, id)
      // The payer continues even if the webhook fails.
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
    disputes,
    sentEvents,
    calls,
    pay,
    event,
    refundEvent: (id, options = {}) => {
      const refund = refunds.get(id)
      if (!refund) throw new Error(`No refund ${id}`)
      return signed(
        refund.status === 'failed' ? 'refund.failed' : 'refund.updated',
        refundPayload(refund),
        options,
      )
    },
    refundByHand: (session, amount) => {
      const { intent } = sessionOf(session)
      const refund: FakeRefund = { id: newId('re'), intent, amount, status: 'succeeded' }
      refunds.set(refund.id, refund)
      return refund
    },
    chargeEvent: (session, options = {}) => {
      const charge = { id: newId('ch'), object: 'charge', payment_intent: sessionOf(session).intent }
      return signed('charge.refunded', charge, options)
    },
    disputeBy: (session, amount) => {
      const { intent } = sessionOf(session)
      const dispute: FakeDispute = { id: newId('dp'), intent, amount, status: 'needs_response' }
      disputes.set(dispute.id, dispute)
      return dispute
    },
    disputeEvent: (kind, id, options = {}) => {
      const dispute = disputes.get(id)
      if (!dispute) throw new Error(`No dispute ${id}`)
      return signed(kind, disputePayload(dispute), options)
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
