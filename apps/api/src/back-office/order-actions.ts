import { randomUUID } from 'node:crypto'
import { cancelLabOrder, changeAddressAtLabs, isCancellableAtLab } from '@passepartout/commerce/labs'
import {
  approveProposal,
  buildOrderEmail,
  cancelPlacedOrder,
  changeDeliveryAddress,
  declineProposal,
  emailKindOfEvent,
  holdOrder,
  orderUrl,
  refundOrPropose,
  releaseOrder,
  reprintOrder,
} from '@passepartout/commerce/orders'
import { lastEventAt, parseStoredReceipt } from '@passepartout/commerce/stored-orders'
import type { BackOfficeCallName, BackOfficeResponse } from '@passepartout/contracts/back-office'
import {
  addOrderNote,
  findOrder,
  findOrderById,
  listLabOrders,
  listOrderEvents,
  listOrderLines,
  type OrderRow,
  transitionOrder,
} from '@passepartout/db'
import { nextOrderState } from '@passepartout/domain'
import type { OrderEmailKind } from '@passepartout/jobs'
import { privateImageResponse } from '../http/private-image.ts'
import {
  type BackOfficeContext,
  type BackOfficeHandler,
  type BackOfficeResult,
  refuse,
  succeed,
} from './back-office-context.ts'
import { getOrderDetail } from './get-order-detail.ts'

type OrderCallName = {
  [Name in BackOfficeCallName]: BackOfficeResponse<Name> extends BackOfficeResponse<'getOrder'> ? Name : never
}[BackOfficeCallName]

type Outcome = { ok: true } | { ok: false; reason: string; fields?: string[] }
type Problem = Extract<BackOfficeResult<never>, { ok: false }>['problem']

/** A call that changes an order and returns it as it is afterwards. */
const orderAction =
  <Name extends OrderCallName>(
    act: (
      context: BackOfficeContext,
      order: OrderRow,
      request: Parameters<BackOfficeHandler<Name>>[1],
    ) => Promise<Outcome>,
  ) =>
  async (
    context: BackOfficeContext,
    request: Parameters<BackOfficeHandler<Name>>[1],
  ): Promise<BackOfficeResult<BackOfficeResponse<'getOrder'>>> => {
    const { params } = request as unknown as { params: { number: string } }
    const order = await findOrder(context.db, params.number)
    if (!order) return refuse('not-found')
    const outcome = await act(context, order, request)
    if (!outcome.ok) return refuse(outcome.reason as Problem, outcome.fields)
    context.jobs.soon('follow-orders')
    const changed = (await findOrderById(context.db, order.id)) ?? order
    return succeed({ order: await getOrderDetail(context, changed) })
  }

export const getOrder: BackOfficeHandler<'getOrder'> = async (context, { params }) => {
  const order = await findOrder(context.db, params.number)
  return order ? succeed({ order: await getOrderDetail(context, order) }) : refuse('not-found')
}

/** The customer's own page of the order, with all that the customer can do there. */
export const getOrderPage: BackOfficeHandler<'getOrderPage'> = async (context, { params }) => {
  const order = await findOrder(context.db, params.number)
  return order ? succeed({ url: orderUrl(context, order) }) : refuse('not-found')
}

export const getLinePicture: BackOfficeHandler<'getLinePicture'> = async (context, { params }) => {
  const order = await findOrder(context.db, params.number)
  const line =
    order && (await listOrderLines(context.db, order.id)).find(({ number }) => number === params.line)
  if (!line || lastEventAt(await listOrderEvents(context.db, order.id), 'photos-deleted'))
    return refuse('not-found')
  const object = await context.lineLooks.image(line)
  if (!object) return refuse('not-found')
  return succeed(privateImageResponse({ etag: `"${line.id}"`, name: `${line.number}.webp` }, object.stream()))
}

export const refund = orderAction<'refundOrder'>(async (context, order, { body }) => {
  const { reason, isSecond } = body
  const amount = body.amount ?? (await amountOfLines(context, order, body.lines))
  if (amount === 'unknown-line') return { ok: false, reason: amount }
  return refundOrPropose(context, order, { amount, reason, isSecond })
})

export const approveRefund = orderAction<'approveRefund'>((context, order, { params }) =>
  approveProposal(context, order, params.id),
)

export const declineRefund = orderAction<'declineRefund'>((context, order, { params }) =>
  declineProposal(context, order, params.id),
)

/** What lines cost: after discounts, with the tax that a receipt adds to prices without it. */
async function amountOfLines(
  { db }: BackOfficeContext,
  order: OrderRow,
  numbers: readonly number[] | undefined,
): Promise<number | undefined | 'unknown-line'> {
  if (!numbers || numbers.length === 0) return undefined
  const lines = await listOrderLines(db, order.id)
  const chosen = lines.filter(({ number }) => numbers.includes(number))
  if (chosen.length !== new Set(numbers).size) return 'unknown-line'
  const { vatIncluded } = parseStoredReceipt(order).sums
  return chosen.reduce((sum, { total, discount, vatRate }) => {
    const net = total - discount
    return sum + net + (vatIncluded ? 0 : Math.round((net * Number(vatRate)) / 100))
  }, 0)
}

export const cancel = orderAction<'cancelOrder'>((context, order, { body }) =>
  cancelPlacedOrder(context, { order, actor: context.actor, reason: body.reason }),
)

export const hold = orderAction<'holdOrder'>((context, order, { body }) =>
  holdOrder(context, order, { reason: body.reason, actor: context.actor }),
)

export const release = orderAction<'releaseOrder'>((context, order) =>
  releaseOrder(context, order, { actor: context.actor }),
)

export const reprint = orderAction<'reprintOrder'>((context, order, { body }) =>
  reprintOrder(context, order, { ...body, actor: context.actor }),
)

/** Before production in the shop, afterwards at the labs. */
export const changeAddress = orderAction<'changeAddress'>((context, order, { body }) => {
  const change = { ...body, actor: context.actor }
  return nextOrderState(order.state, 'address-changed')
    ? changeDeliveryAddress(context, order, change)
    : changeAddressAtLabs(context, order, change)
})

export const cancelAtLab = orderAction<'cancelAtLab'>(async (context, order, { params, body }) => {
  const labOrder = (await listLabOrders(context.db, order.id)).find(({ id }) => id === params.id)
  if (!labOrder) return { ok: false, reason: 'not-found' }
  if (!isCancellableAtLab(labOrder, context.labs)) return { ok: false, reason: 'not-allowed' }
  return cancelLabOrder(context, labOrder, { ...body, actor: context.actor })
})

export const addNote = orderAction<'addNote'>(async ({ db, actor, now }, order, { body }) => {
  await addOrderNote(db, { id: randomUUID(), orderId: order.id, actor, text: body.text, createdAt: now })
  return { ok: true }
})

/** An email as its order event triggers it, in the state of the order now. */
export const getOrderEmail: BackOfficeHandler<'getOrderEmail'> = async (context, { params }) => {
  const order = await findOrder(context.db, params.number)
  const kind = order && (await findEmailKind(context, order, params))
  if (!order || !kind) return refuse('not-found')
  const email = await buildOrderEmail(context, { orderId: order.id, event: params.event, letter: kind })
  if (!email) return refuse('not-found')
  const { to, subject, text } = email
  return succeed({ to, subject, text })
}

/** Sends an email again, with who asked for it in the order's history. */
export const resendOrderEmail = orderAction<'resendOrderEmail'>(async (context, order, { body }) => {
  const { db, jobs, actor, now } = context
  const kind = await findEmailKind(context, order, body)
  if (!kind) return { ok: false, reason: 'not-found' }
  return db.transaction(async tx => {
    const orderId = order.id
    const details = { email: kind, event: body.event }
    const moved = await transitionOrder(tx, { orderId, move: 'email-resent', actor, details, now })
    if (!moved.ok) return moved
    const job = { orderId, event: body.event, letter: kind }
    await jobs.enqueue(tx, 'order-letter', job, { key: `${body.event}/${kind}/${now.toISOString()}` })
    return { ok: true }
  })
})

/** The kind of email of an event, where it is what the caller named. */
async function findEmailKind(
  { db }: BackOfficeContext,
  order: OrderRow,
  { event, kind }: { event: number; kind: string },
): Promise<OrderEmailKind | undefined> {
  const found = (await listOrderEvents(db, order.id)).find(({ sequence }) => sequence === event)
  const triggered = found && emailKindOfEvent(found.kind)
  return triggered === kind ? triggered : undefined
}
