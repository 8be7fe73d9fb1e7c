import { createHash, randomInt } from 'node:crypto'
import {
  type Channel,
  isProducedByLab,
  nextOrderState,
  type OrderState,
  type OrderTransition,
} from '@passepartout/domain'
import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Database } from '../open.ts'
import { bindParam, prepareStatement, rowParams, toDriverValues } from '../prepare-statement.ts'
import { orderEvents, orderLinePhotos, orderLines, orders, type WhitelabelSender } from '../schema/index.ts'
import { redeemVouchers, releaseVouchers } from './voucher-ledger.ts'

export type OrderRow = typeof orders.$inferSelect
export type OrderLineRow = typeof orderLines.$inferSelect
export type OrderEventRow = typeof orderEvents.$inferSelect

export type NewOrder = Omit<OrderRow, 'number' | 'state' | 'tokenHash' | 'whitelabel' | 'isCleared'> & {
  /** Undefined where the shop itself is the sender. */
  whitelabel?: WhitelabelSender | null
  /** Token of the link to the status page; only its hash is stored. */
  token: string
}
export type NewOrderLine = Omit<OrderLineRow, 'orderId' | 'number'> & { photoIds: readonly string[] }

const BRANDS: Record<Channel, string> = { passepartout: 'PP', kartenliebe: 'KL' }
// Without I, L, O, 0 and 1, which are mistaken on the phone.
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const GROUP_LENGTH = 4

/** `PP-7K3M-2RTX`: 31 to the power of 8, so that numbers cannot be guessed from each other. */
const generateOrderNumber = (channel: Channel): string => formatReadableNumber(BRANDS[channel])

/** Customer number: `K-7K3M-2RTX`. */
export const generateCustomerNumber = (): string => formatReadableNumber('K')

function formatReadableNumber(begin: string): string {
  const letter = () => LETTERS[randomInt(LETTERS.length)]
  const group = () => Array.from({ length: GROUP_LENGTH }, letter).join('')
  return `${begin}-${group()}-${group()}`
}

/** Normalises a typed order number: case, spaces and hyphens are ignored. */
const parseOrderNumber = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/^(..)(.{4})(.{4})$/, '$1-$2-$3')

const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

/**
 * Inserts an order with its lines, their photo holds and its first order event; called in the transaction of the
 * order's other writes. Lines are numbered from 1 in the given order.
 */
export async function insertOrder(
  db: Database,
  { token, ...order }: NewOrder,
  lines: readonly NewOrderLine[],
): Promise<OrderRow> {
  // Photos, names, and the address on the lab's tickets are deleted later; only what the shop sends itself leaves none of them.
  const isCleared = lines.every(
    line => !isProducedByLab(line.kind) && line.photoIds.length === 0 && !line.isPersonalised,
  )
  let row: OrderRow | undefined
  while (!row) {
    // Retries only for a taken number; a repeated idempotency key is an error.
    const number = generateOrderNumber(order.channel)
    const own = { number, isCleared, state: 'placed' as const, tokenHash: hashToken(token) }
    const values = { whitelabel: null, ...order, ...own }
    row = (await insertRow(db, toDriverValues(orders, values)))[0]
  }
  const orderId = row.id
  for (const [index, { photoIds: _, ...line }] of lines.entries())
    await insertLine(db, toDriverValues(orderLines, { ...line, orderId, number: index + 1 }))
  const held = lines.flatMap(({ id, photoIds }) => photoIds.map(photoId => ({ lineId: id, photoId })))
  if (held.length > 0) await db.insert(orderLinePhotos).values(held)
  const placed: NewEvent = {
    orderId,
    kind: 'placed',
    state: 'placed',
    actor: 'customer',
    details: {},
    key: 'placed',
    at: order.placedAt,
  }
  await insertEvent(db, toDriverValues(orderEvents, placed))
  return row
}

const columnNames = <Columns extends object>(columns: Columns) =>
  Object.keys(columns) as Extract<keyof Columns, string>[]

const insertRow = prepareStatement('insert-order', db =>
  db
    .insert(orders)
    .values(rowParams(columnNames(getTableColumns(orders))))
    .onConflictDoNothing({ target: orders.number })
    .returning(),
)

const insertLine = prepareStatement('insert-order-line', db =>
  db.insert(orderLines).values(rowParams(columnNames(getTableColumns(orderLines)))),
)

const { sequence: _, ...written } = getTableColumns(orderEvents)
const insertEvent = prepareStatement('insert-order-event', db =>
  db.insert(orderEvents).values(rowParams(columnNames(written))),
)

type NewEvent = Omit<OrderEventRow, 'sequence'>

/** Inserts an order event and sets the order's new state. */
const moveTo = prepareStatement('move-order', db => {
  const moved = db.$with('moved').as(
    db
      .update(orders)
      .set({ state: sql`${bindParam('state')}` })
      .where(eq(orders.id, bindParam('orderId')))
      .returning({ id: orders.id }),
  )
  return db
    .with(moved)
    .insert(orderEvents)
    .values(rowParams(columnNames(written)))
})

/** The order of a status page's token. */
export async function findOrderByToken(db: Database, token: string): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(orders)
    .where(eq(orders.tokenHash, hashToken(token)))
  return row
}

/** The order of a number, however it is typed. */
export async function findOrder(db: Database, number: string): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(orders)
    .where(eq(orders.number, parseOrderNumber(number)))
  return row
}

export async function findOrderById(db: Database, id: string): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(orders).where(eq(orders.id, id))
  return row
}

/** The order of a checkout's idempotency key, if it was placed. */
export async function findOrderByKey(db: Database, idempotencyKey: string): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(orders).where(eq(orders.idempotencyKey, idempotencyKey))
  return row
}

/** In the order of their numbers on tickets and invoices. */
export function listOrderLines(db: Database, orderId: string): Promise<OrderLineRow[]> {
  return db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.number))
}

/** The order events, oldest first. */
export function listOrderEvents(db: Database, orderId: string): Promise<OrderEventRow[]> {
  return db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.sequence))
}

export interface OrderTransitionInput {
  orderId: string
  move: OrderTransition
  /** `customer`, `operator:<name>`, `bank`, `stripe`, `plant`, `clock`. */
  actor: string
  /** Amounts, shipment, reason; no names, no addresses. */
  details?: Record<string, unknown>
  /** Idempotency key of external or repeatable transitions. */
  key?: string
  now: Date
}

export type OrderTransitionResult =
  /** `voucherMissing`: minor units that a voucher should pay but that have been used for another order. */
  | { ok: true; order: OrderRow; repeated: boolean; voucherMissing?: number | undefined }
  /** `not-allowed`: the order's state does not allow the transition. */
  | { ok: false; reason: 'not-found' | 'not-allowed'; state?: OrderState }

/**
 * Applies a transition: locks the order, asks the state machine, adds the order event and sets the state, all or
 * nothing. In a caller's transaction the lock lasts until that one ends. Gift vouchers follow: they are redeemed for a
 * paid order, released for a cancelled or refunded one.
 */
export function transitionOrder(db: Database, step: OrderTransitionInput): Promise<OrderTransitionResult> {
  const { orderId, key } = step
  return db.transaction(async tx => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
    if (!order) return { ok: false, reason: 'not-found' }
    if (key !== undefined) {
      const [written] = await tx
        .select({ sequence: orderEvents.sequence })
        .from(orderEvents)
        .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.key, key)))
      if (written) return { ok: true, order, repeated: true }
    }
    return transitionLockedOrder(tx, order, step)
  })
}

/**
 * As `transitionOrder`, for an order that this transaction has inserted or locked, and without the check for a repeated
 * key.
 */
export async function transitionLockedOrder(
  tx: Database,
  order: OrderRow,
  { move, actor, details = {}, key, now }: Omit<OrderTransitionInput, 'orderId'>,
): Promise<OrderTransitionResult> {
  const orderId = order.id
  const state = nextOrderState(order.state, move)
  if (!state) return { ok: false, reason: 'not-allowed', state: order.state }
  const ledger = await applyVoucherTransition(tx, move, { orderId, now })
  const event: NewEvent = {
    orderId,
    kind: move,
    state,
    actor,
    details: { ...details, ...ledger },
    key: key ?? null,
    at: now,
  }
  const record = state === order.state ? insertEvent : moveTo
  await record(tx, toDriverValues(orderEvents, event))
  return { ok: true, order: { ...order, state }, repeated: false, voucherMissing: ledger.voucherMissing }
}

/**
 * Updates vouchers for a transition, and returns its details for the order event: an amount that was released before
 * the payment and used for another order; an amount returned to vouchers.
 */
async function applyVoucherTransition(
  tx: Database,
  move: OrderTransition,
  order: { orderId: string; now: Date },
): Promise<{ voucherMissing?: number; toVoucher?: number }> {
  if (move === 'paid' || move === 'on-account') {
    const { missing } = await redeemVouchers(tx, order)
    return missing > 0 ? { voucherMissing: missing } : {}
  }
  if (move !== 'cancelled' && move !== 'refunded') return {}
  const toVoucher = await releaseVouchers(tx, order)
  return toVoucher > 0 ? { toVoucher } : {}
}
