import { createHmac, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import {
  FAKE_LAB_REQUESTS,
  type FakeLabOrder,
  type FakeLabRequest,
  fakeLabPayload,
  newFakeLabOrder,
} from './fake-lab-orders.ts'

export type { FakeLabOrder } from './fake-lab-orders.ts'

export interface FakeLab {
  /** With the key, for `LAB_ADDRESSES`. */
  address: string
  secret: string
  orders: Map<string, FakeLabOrder>
  /** Every call by method and path, in order. */
  calls: string[]
  /** Faults of request bodies by their schema; none if the shop keeps to the API. */
  faults: string[]
  placedOrder(): FakeLabOrder
  /** The next calls are answered with these states, or never. */
  fail(...how: (number | 'silence' | 'nonsense')[]): void
  /** New orders are put on hold, as by a pause that the account has set. */
  pause(isPaused: boolean): void
  /** The lab begins to produce; from then on nothing can be changed. */
  produce(order: FakeLabOrder): void
  ship(order: FakeLabOrder, parcel?: { carrier?: string; number?: string | null; lines?: number[] }): void
  /** A callback about the order's present state. */
  event(order: FakeLabOrder, options?: FakeLabEventOptions): { body: string; headers: Record<string, string> }
  close(): Promise<void>
}

interface FakeLabEventOptions {
  id?: string
  type?: string
  subject?: string
  /** Of the signature; without it there is none. */
  secret?: string
  /** Seconds. */
  signedAt?: number
}

const KEY = 'lab-key-of-the-stand-in'
const newId = (kind: string) => `${kind}_${randomBytes(5).toString('hex')}`

/** A small local stand-in for a lab with the shape of Prodigi's Print API v4; it checks each request by schema. */
export async function startFakeLab(): Promise<FakeLab> {
  const orders = new Map<string, FakeLabOrder>()
  const calls: string[] = []
  const faults: string[] = []
  const failures: (number | 'silence' | 'nonsense')[] = []
  let isPaused = false
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error))
    })
  })

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/', headers } = request
    const path = new URL(url, 'http://stand-in').pathname.replace('/v4.0', '')
    const body = await text(request)
    calls.push(`${method} ${path}`)
    const send = (status: number, answer: object | string) =>
      void response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(typeof answer === 'string' ? answer : JSON.stringify({ ...answer, traceParent: '00-1-2-00' }))
    const failure = failures.shift()
    if (failure === 'silence') return
    if (failure === 'nonsense') return send(200, '<html>Bad gateway</html>')
    if (failure !== undefined) return send(failure, { outcome: 'Failed', statusText: 'switched off' })
    if (headers['x-api-key'] !== KEY) return send(401, { statusText: 'Unauthorised', statusCode: 401 })
    const parsed: unknown = body ? JSON.parse(body) : undefined
    if (method === 'POST') {
      const schema = FAKE_LAB_REQUESTS.find(([pattern]) => pattern.test(path))?.[1]
      if (headers['content-type'] !== 'application/json') return send(415, { outcome: 'InvalidContentType' })
      if (!schema) return send(404, { outcome: 'EndpointDoesNotExist' })
      const read = schema.safeParse(parsed)
      if (!read.success) {
        faults.push(...read.error.issues.map(issue => `${path} ${issue.path.join('.')} ${issue.message}`))
        return send(400, { outcome: 'ValidationFailed', failures: {}, sent: parsed })
      }
    }
    const [status, answer] = answerTo(method, path, parsed)
    send(status, answer)
  }

  function answerTo(method: string, path: string, body: unknown): [number, object] {
    const [, area, id = '', , action] = path.split('/')
    if (area === 'quotes') return [200, QUOTES]
    if (area !== 'orders') return [404, { outcome: 'EndpointDoesNotExist' }]
    if (method === 'POST' && id === '') return [200, createOrder(body as FakeLabRequest)]
    const order = orders.get(id)
    if (!order || (order.isOnHold && action === undefined)) return [404, { outcome: 'EntityNotFound' }]
    if (method === 'GET') return [200, { outcome: 'Ok', order: fakeLabPayload(order) }]
    return [200, act(order, action, body)]
  }

  function createOrder(request: FakeLabRequest): object {
    const before = [...orders.values()].find(
      one => request.idempotencyKey !== undefined && one.request.idempotencyKey === request.idempotencyKey,
    )
    if (before) return { outcome: 'AlreadyExists', order: fakeLabPayload(before) }
    const order = { ...newFakeLabOrder(newId('ord'), request), isOnHold: isPaused }
    orders.set(order.id, order)
    return isPaused
      ? { outcome: 'OnHold', order: { id: order.id } }
      : { outcome: 'Created', order: fakeLabPayload(order) }
  }

  function act(order: FakeLabOrder, action: string | undefined, body: unknown): object {
    const isLate = order.stage !== 'InProgress' || order.details.inProduction !== 'NotStarted'
    if (isLate) return { outcome: 'ActionNotAvailable', order: fakeLabPayload(order) }
    if (action === 'cancel') order.stage = 'Cancelled'
    else order.request = { ...order.request, recipient: body as FakeLabRequest['recipient'] }
    return { outcome: action === 'cancel' ? 'Cancelled' : 'Updated', order: fakeLabPayload(order) }
  }

  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const at = server.address()
  const secret = `whsec_${Buffer.from('the secret of the stand-in').toString('base64')}`
  return {
    address: `http://${KEY}@127.0.0.1:${typeof at === 'object' && at ? at.port : 0}/v4.0`,
    ...{ secret, orders, calls, faults },
    placedOrder: () => {
      const [order, ...more] = orders.values()
      if (!order || more.length > 0) throw new Error(`The lab has ${orders.size} orders`)
      return order
    },
    fail: (...how) => void failures.splice(0, failures.length, ...how),
    pause: paused => {
      isPaused = paused
    },
    produce: order => {
      order.isOnHold = false
      Object.assign(order.details, { downloadAssets: 'Complete', inProduction: 'InProgress' })
    },
    ship: (order, { carrier = 'DHL', number = '00340434292135100186', lines } = {}) => {
      const all = order.request.items.map(({ merchantReference }) => Number(merchantReference))
      order.shipments.push({ id: newId('shp'), carrier, number, lines: lines ?? all, status: 'Shipped' })
      Object.assign(order.details, { inProduction: 'Complete', shipping: 'InProgress' })
      if (all.every(line => order.shipments.some(parcel => parcel.lines.includes(line)))) {
        order.stage = 'Complete'
        order.details.shipping = 'Complete'
      }
    },
    event: (order, options = {}) => eventOf(order, options),
    close: () =>
      new Promise(resolve => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

const QUOTES = {
  outcome: 'Ok',
  quotes: [
    {
      shipmentMethod: 'Standard',
      costSummary: {
        items: { amount: '7.50', currency: 'GBP' },
        shipping: { amount: '1.50', currency: 'GBP' },
      },
      shipments: [],
      items: [],
    },
  ],
}

function eventOf(order: FakeLabOrder, options: FakeLabEventOptions) {
  const { id = newId('evt'), subject = order.id, secret, signedAt = Math.floor(Date.now() / 1000) } = options
  const { type = `com.prodigi.order.status.stage.changed#${order.stage}` } = options
  const body = JSON.stringify({
    ...{ specversion: '1.0', type, source: 'https://api.sandbox.prodigi.com/v4.0/Orders/', id },
    ...{ time: '2026-11-30T12:00:00Z', datacontenttype: 'application/json' },
    ...{ data: { order: fakeLabPayload(order) }, subject },
  })
  const headers: Record<string, string> = { 'content-type': 'application/cloudevents+json' }
  if (secret !== undefined) {
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
    const signature = createHmac('sha256', key).update(`${id}.${signedAt}.${body}`).digest('base64')
    Object.assign(headers, {
      'webhook-id': id,
      'webhook-timestamp': String(signedAt),
      'webhook-signature': `v1,${signature}`,
    })
  }
  return { body, headers }
}
