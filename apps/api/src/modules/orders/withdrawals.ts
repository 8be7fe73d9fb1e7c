import { createHash, randomUUID } from 'node:crypto'
import { emailRecipientOf, withdrawalReceivedEmail } from '@passepartout/commerce/emails'
import { createMomentFormatter, lineName } from '@passepartout/commerce/orders'
import { withdrawalDeadline } from '@passepartout/commerce/stored-orders'
import { findWithdrawal, submitWithdrawal } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import {
  addCase,
  findCase,
  findDuplicateCase,
  findOrder,
  listOrderEvents,
  listOrderLines,
  type OrderCaseRow,
  type OrderLineRow,
  type OrderRow,
  transitionOrder,
} from '@passepartout/db'
import { nextOrderState, offersWithdrawal } from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'
import { refuse, success } from '../../http/call-result.ts'
import { route } from '../../http/router.ts'
import { emailProblem } from '../contact/index.ts'
import { toOrderLinePayload } from './order-payload.ts'

/** A form sent again within this time is the same case. */
const SAME_WITHIN_MS = 24 * 3_600_000

export const findWithdrawalRoute = route(
  findWithdrawal,
  schemas.findWithdrawal,
  async (context, { body }) => {
    const { db, shop } = context
    if (!offersWithdrawal(shop.country)) return refuse('not-in-this-shop')
    const spent = await context.spend('order-search')
    if (spent) return spent
    const order = await findWithdrawalOrder(context, body)
    if (!order) return success({ order: null })
    const [lines, events] = await Promise.all([listOrderLines(db, order.id), listOrderEvents(db, order.id)])
    const shown = createMomentFormatter(context, order)
    const until = withdrawalDeadline(order, events)
    return success({
      order: {
        orderNumber: order.number,
        placedAt: shown(order.placedAt, 'date'),
        until: until ? shown(new Date(`${until}T12:00:00Z`), 'day') : null,
        lines: lines.map(line => ({
          line: toOrderLinePayload(context, order, line),
          isExempt: line.isPersonalised,
        })),
      },
    })
  },
)

/** Every withdrawal is received: operators decide later whether it is valid. */
export const submitWithdrawalRoute = route(submitWithdrawal, schemas.withdraw, async (context, { body }) => {
  const { db, shop, translate } = context
  if (!offersWithdrawal(shop.country)) return refuse('not-in-this-shop')
  const email = body.email.trim()
  const wrong = emailProblem(email)
  if (wrong) return refuse('invalid-input', { errors: { email: [translate(wrong)] } })
  const spent = await context.spend('withdrawal')
  if (spent) return spent

  const order = await findWithdrawalOrder(context, { ...body, email })
  const all = order ? await listOrderLines(db, order.id) : []
  const chosen = body.lines.length === 0 ? all : all.filter(({ id }) => body.lines.includes(id))
  const content = {
    channel: shop.channel,
    locale: shop.locale,
    name: body.name.trim(),
    email: email.toLowerCase(),
    orderNumber: body.orderNumber.trim(),
    lines: chosen.map(({ number }) => number),
    text: body.text.trim(),
  }
  const received = await receiveWithdrawal(context, { order, lines: chosen, content })
  const receivedAt = createMomentFormatter(context, { locale: shop.locale })(received.createdAt, 'second')
  return success({ receivedAt, reference: formatCaseReference(received) })
})

/** Reference of a case in emails and on the phone. */
export const formatCaseReference = ({ id, kind }: Pick<OrderCaseRow, 'id' | 'kind'>): string =>
  `${kind === 'withdrawal' ? 'W' : 'R'}-${id.slice(0, 8).toUpperCase()}`

interface WithdrawalReceipt {
  order: OrderRow | undefined
  lines: readonly OrderLineRow[]
  content: { name: string; email: string; orderNumber: string; text: string; lines: readonly number[] }
}

async function receiveWithdrawal(
  context: CallContext,
  { order, lines, content }: WithdrawalReceipt,
): Promise<Pick<OrderCaseRow, 'id' | 'kind' | 'createdAt'>> {
  const { db, now, shop } = context
  const to = await emailRecipientOf(context, shop, content.email)
  const added = { id: randomUUID(), kind: 'withdrawal' as const, createdAt: now }
  return db.transaction(async tx => {
    // For an order, its events detect repetitions under the order's lock; without one, the content must.
    if (order && nextOrderState(order.state, 'withdrawal-received') !== undefined) {
      const moved = await transitionOrder(tx, {
        orderId: order.id,
        move: 'withdrawal-received',
        actor: 'customer',
        details: { case: added.id, lines: content.lines },
        key: `withdrawal-${hashOf(content)}`,
        now,
      })
      const before = moved.ok && moved.repeated ? await findCaseOfEvent(tx, order.id, content) : undefined
      if (before) return before
    } else {
      const since = new Date(now.getTime() - SAME_WITHIN_MS)
      const before = await findDuplicateCase(tx, { kind: 'withdrawal', content, since })
      if (before) return before
    }
    await addCase(tx, { ...added, orderId: order?.id ?? null, content })
    const mail = withdrawalReceivedEmail(to, {
      ...content,
      // A form without a matching order must not send its text to another person's address.
      isKnown: order !== undefined,
      lines: lines.map(lineName),
      reference: formatCaseReference(added),
      receivedAt: createMomentFormatter(context, { locale: context.shop.locale })(now, 'second').text,
    })
    await context.jobs.sendLater(tx, { ...mail, now })
    return added
  })
}

async function findCaseOfEvent(db: CallContext['db'], orderId: string, content: unknown) {
  const key = `withdrawal-${hashOf(content)}`
  const event = (await listOrderEvents(db, orderId)).find(one => one.key === key)
  return event && findCase(db, String(event.details.case))
}

const hashOf = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22)

/** The order with this number and email address, in the shop where it was placed. */
async function findWithdrawalOrder(
  { db, shop }: Pick<CallContext, 'db' | 'shop'>,
  { orderNumber, email }: { orderNumber: string; email: string },
): Promise<OrderRow | undefined> {
  const order = await findOrder(db, orderNumber)
  const isKnown = order?.channel === shop.channel && order.email.toLowerCase() === email.trim().toLowerCase()
  return isKnown ? order : undefined
}
