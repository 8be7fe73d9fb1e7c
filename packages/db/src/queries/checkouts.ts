import { randomUUID } from 'node:crypto'
import { and, asc, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import type { Database } from '../open.ts'
import { bindParam, prepareStatement, toDriverValues } from '../prepare-statement.ts'
import {
  cartLineRecipients,
  cartLines,
  carts,
  checkoutCodes,
  checkouts,
  type StoredRecipient,
} from '../schema/index.ts'
import { cartOwnerCondition } from './cart-statements.ts'
import type { CartLineRow, CartOwner } from './read-carts.ts'

export type CheckoutRow = typeof checkouts.$inferSelect
export type CheckoutUpdate = Partial<
  Pick<CheckoutRow, 'address' | 'locale' | 'addressDoneAt' | 'shippingOption' | 'paymentMethod' | 'shown'>
>

/** Codes that one checkout stores. */
export const MAX_CHECKOUT_CODES = 5

const cartOwnedBy = ({ visitorId, channel, country }: CartOwner) =>
  and(eq(carts.visitorId, visitorId), eq(carts.channel, channel), eq(carts.country, country))

/** The checkout of a cart, created if necessary; `undefined` without a cart. */
export async function getOrCreateCheckout(
  db: Database,
  { owner, now }: { owner: CartOwner; now: Date },
): Promise<CheckoutRow | undefined> {
  const [found] = await db
    .select({ cartId: carts.id, row: checkouts })
    .from(carts)
    .leftJoin(checkouts, eq(checkouts.cartId, carts.id))
    .where(cartOwnedBy(owner))
  return found && (found.row ?? insertCheckoutRow(db, found.cartId, now))
}

export interface OrderableCartLine {
  row: CartLineRow
  recipients: readonly StoredRecipient[]
}

const toOrder = prepareStatement('checkout-to-order', db =>
  db
    .select({
      cartId: carts.id,
      checkout: checkouts,
      codes: sql<string[]>`array(
        select ${checkoutCodes.code} from ${checkoutCodes} where ${checkoutCodes.cartId} = ${carts.id}
        order by ${checkoutCodes.enteredAt}, ${checkoutCodes.code})`,
      line: getTableColumns(cartLines),
      recipients: sql<readonly StoredRecipient[]>`coalesce(${cartLineRecipients.list}, '[]'::jsonb)`,
    })
    .from(carts)
    .leftJoin(checkouts, eq(checkouts.cartId, carts.id))
    .leftJoin(
      cartLines,
      and(eq(cartLines.cartId, carts.id), isNull(cartLines.removedAt), isNull(cartLines.savedAt)),
    )
    .leftJoin(cartLineRecipients, eq(cartLineRecipients.lineId, cartLines.id))
    .where(cartOwnerCondition)
    .orderBy(asc(cartLines.position), asc(cartLines.createdAt)),
)

/**
 * The checkout with its codes and the lines to be ordered, in order of insertion. `hold` locks the cart and its lines
 * until the transaction ends.
 */
export async function loadCheckoutForOrder(
  db: Database,
  { owner, now, hold = false }: { owner: CartOwner; now: Date; hold?: boolean },
): Promise<{ row: CheckoutRow; codes: string[]; lines: OrderableCartLine[] } | undefined> {
  if (hold) await lockCartRow(db, owner)
  const rows = await toOrder(db, { ...owner })
  const [first] = rows
  if (!first) return undefined
  return {
    row: first.checkout ?? (await insertCheckoutRow(db, first.cartId, now)),
    codes: first.codes,
    lines: rows.flatMap(({ line, recipients }) => (line ? [{ row: line, recipients }] : [])),
  }
}

const holdLines = prepareStatement('hold-cart-lines', db =>
  db
    .select({ id: cartLines.id })
    .from(carts)
    .innerJoin(cartLines, eq(cartLines.cartId, carts.id))
    .where(cartOwnerCondition)
    .for('update'),
)

/** For a cart without lines, the cart itself is locked: new lines wait. */
async function lockCartRow(tx: Database, owner: CartOwner): Promise<void> {
  const held = await holdLines(tx, { ...owner })
  if (held.length === 0) await tx.select({ id: carts.id }).from(carts).where(cartOwnedBy(owner)).for('update')
}

async function insertCheckoutRow(db: Database, cartId: string, now: Date): Promise<CheckoutRow> {
  await db
    .insert(checkouts)
    .values({ cartId, idempotencyKey: randomUUID(), createdAt: now, updatedAt: now })
    .onConflictDoNothing()
  const [row] = await db.select().from(checkouts).where(eq(checkouts.cartId, cartId))
  if (!row) throw new Error('The checkout could not be made')
  return row
}

type UpdateStatement = ReturnType<typeof prepareStatement<unknown>>

/** Update statements by their columns. */
const keeping = new Map<string, UpdateStatement>()

function updateStatementFor(columns: readonly string[]): UpdateStatement {
  const key = columns.join()
  const known = keeping.get(key)
  if (known) return known
  // The name is unique only in this process, which is enough: prepared statements belong to a connection.
  const made = prepareStatement(`keep-checkout-${keeping.size}`, db =>
    db
      .update(checkouts)
      .set(Object.fromEntries(columns.map(column => [column, bindParam(column)])))
      .where(eq(checkouts.cartId, bindParam('cartId'))),
  )
  keeping.set(key, made)
  return made
}

/** Saves fields of the checkout. */
export async function updateCheckout(
  db: Database,
  { cartId, now, ...part }: CheckoutUpdate & { cartId: string; now: Date },
): Promise<void> {
  const stored = { ...part, updatedAt: now }
  await updateStatementFor(Object.keys(stored).sort())(db, { cartId, ...toDriverValues(checkouts, stored) })
}

/** Stores an entered code; `full` where the checkout has as many as it takes. */
export function addCheckoutCode(
  db: Database,
  { cartId, code, now }: { cartId: string; code: string; now: Date },
): Promise<'added' | 'full'> {
  return db.transaction(async tx => {
    await tx.select({ id: carts.id }).from(carts).where(eq(carts.id, cartId)).for('update')
    const known = await tx
      .select({ code: checkoutCodes.code, enteredAt: checkoutCodes.enteredAt })
      .from(checkoutCodes)
      .where(eq(checkoutCodes.cartId, cartId))
    if (known.some(one => one.code === code)) return 'added'
    if (known.length >= MAX_CHECKOUT_CODES) return 'full'
    // Codes are ordered by time, which must be unique even for simultaneous ones.
    const last = Math.max(0, ...known.map(({ enteredAt }) => enteredAt.getTime()))
    const enteredAt = new Date(Math.max(now.getTime(), last + 1))
    await tx.insert(checkoutCodes).values({ cartId, code, enteredAt })
    return 'added'
  })
}

export async function removeCheckoutCode(
  db: Database,
  { cartId, code }: { cartId: string; code: string },
): Promise<void> {
  await db.delete(checkoutCodes).where(and(eq(checkoutCodes.cartId, cartId), eq(checkoutCodes.code, code)))
}

/**
 * Finishes the checkout of a placed order: deletes its lines from the cart, its codes and choices, and sets a new
 * idempotency key. The address stays for the next order. Called in the transaction that writes the order.
 */
export async function finishCheckout(
  tx: Database,
  { cartId, lineIds, now }: { cartId: string; lineIds: string[]; now: Date },
): Promise<void> {
  await close(tx, {
    cartId,
    lineIds: `{${lineIds.join(',')}}`,
    idempotencyKey: randomUUID(),
    now: now.toISOString(),
  })
}

const close = prepareStatement('close-checkout', db => {
  const isOfCart = eq(cartLines.cartId, bindParam('cartId'))
  const ordered = db.$with('ordered').as(
    db
      .delete(cartLines)
      .where(and(isOfCart, sql`${cartLines.id} = any(${bindParam('lineIds')}::uuid[])`))
      .returning({ id: cartLines.id }),
  )
  const used = db.$with('used').as(
    db
      .delete(checkoutCodes)
      .where(eq(checkoutCodes.cartId, bindParam('cartId')))
      .returning({ code: checkoutCodes.code }),
  )
  return db
    .with(ordered, used)
    .update(checkouts)
    .set({
      idempotencyKey: sql`${bindParam('idempotencyKey')}`,
      addressDoneAt: null,
      shippingOption: null,
      paymentMethod: null,
      shown: null,
      updatedAt: sql`${bindParam('now')}`,
    })
    .where(eq(checkouts.cartId, bindParam('cartId')))
})
