import { randomUUID } from 'node:crypto'
import { cancelPlacedOrder, holdOrder, releaseOrder } from '@passepartout/commerce/orders'
import { addOrderNote, findOrder, type OrderRow } from '@passepartout/db'
import { type BackOfficeContext, type BackOfficeHandler, succeed } from './back-office-context.ts'

type Outcome = { ok: true } | { ok: false; reason: string }
type Operate = (context: BackOfficeContext, order: OrderRow) => Promise<Outcome>

/** Ends the transaction of a trial. */
class TrialEnded extends Error {
  readonly outcome: Outcome

  constructor(outcome: Outcome) {
    super('trial rolled back')
    this.outcome = outcome
  }
}

/** The operation itself, rolled back: it says exactly what would not work, and why. */
async function tryOut(context: BackOfficeContext, order: OrderRow, operate: Operate): Promise<Outcome> {
  try {
    return await context.db.transaction(async tx => {
      throw new TrialEnded(await operate({ ...context, db: tx }, order))
    })
  } catch (error) {
    if (error instanceof TrialEnded) return error.outcome
    throw error
  }
}

/** One order after the other, each in a transaction of its own: one that is refused stops no other. */
async function forEachOrder(
  context: BackOfficeContext,
  { orders, isTrial }: { orders: readonly string[]; isTrial: boolean },
  operate: Operate,
) {
  const run: Operate = isTrial ? (now, order) => tryOut(now, order, operate) : operate
  const results: { number: string; problem: string | null }[] = []
  for (const number of new Set(orders)) {
    const order = await findOrder(context.db, number)
    const outcome = order ? await run(context, order) : ({ ok: false, reason: 'not-found' } as const)
    results.push({ number, problem: outcome.ok ? null : outcome.reason })
  }
  if (!isTrial) context.jobs.soon('follow-orders')
  return succeed({ results })
}

export const holdOrders: BackOfficeHandler<'holdOrders'> = (context, { body }) =>
  forEachOrder(context, body, (now, order) =>
    holdOrder(now, order, { reason: body.reason, actor: now.actor }),
  )

export const releaseOrders: BackOfficeHandler<'releaseOrders'> = (context, { body }) =>
  forEachOrder(context, body, (now, order) => releaseOrder(now, order, { actor: now.actor }))

export const cancelOrders: BackOfficeHandler<'cancelOrders'> = (context, { body }) =>
  forEachOrder(context, body, (now, order) =>
    cancelPlacedOrder(now, { order, actor: now.actor, reason: body.reason }),
  )

export const addNotes: BackOfficeHandler<'addNotes'> = (context, { body }) =>
  forEachOrder(context, body, async ({ db, actor, now }, order) => {
    await addOrderNote(db, { id: randomUUID(), orderId: order.id, actor, text: body.reason, createdAt: now })
    return { ok: true }
  })
