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

/** Codes that one checkout remembers. */
export const MAX_CHECKOUT_CODES = 5

const cartOwnedBy = ({ visitorId, channel, country }: CartOwner) =>
  and(eq(carts.visitorId, visitorId), eq(carts.channel, channel), eq(carts.country, country))

/** The checkout of a cart, made where there is none yet; `undefined` for who has no cart. */
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
 * The same with the codes that were entered and the lines that are to be ordered, in the order in which they were added.
 * `hold` keeps the cart and its lines as they are until the end of the transaction.
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

/** Of a cart without lines the cart itself is held: what comes into it waits. */
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

/** By the columns that are kept. */
const keeping = new Map<string, UpdateStatement>()

function updateStatementFor(columns: readonly string[]): UpdateStatement {
  const key = columns.join()
  const known = keeping.get(key)
  if (known) return known
  // The name tells them apart in this process only: what is prepared belongs to one of its connections.
  const made = prepareStatement(`keep-checkout-${keeping.size}`, db =>
    db
      .update(checkouts)
      .set(Object.fromEntries(columns.map(column => [column, bindParam(column)])))
      .where(eq(checkouts.cartId, bindParam('cartId'))),
  )
  keeping.set(key, made)
  return made
}

/** Keeps what was typed or chosen. */
export async function updateCheckout(
  db: Database,
  { cartId, now, ...part }: CheckoutUpdate & { cartId: string; now: Date },
): Promise<void> {
  const kept = { ...part, updatedAt: now }
  await updateStatementFor(Object.keys(kept).sort())(db, { cartId, ...toDriverValues(checkouts, kept) })
}

/** Remembers an entered code; `full` where there are as many as one checkout takes. */
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
    // Their order counts, also of two that come in the same moment.
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
 * After the order: its lines leave the cart, codes and choices go, and the next order gets a key of its own. The address
 * stays for the next time. Called in the transaction that writes the order.
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
