import { randomUUID } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../open.ts'
import { cartLines, carts, checkoutCodes, checkouts } from '../schema/index.ts'
import type { CartOwner } from './carts.ts'

export type CheckoutRow = typeof checkouts.$inferSelect
export type CheckoutPart = Partial<
  Pick<CheckoutRow, 'address' | 'addressDoneAt' | 'shippingOption' | 'paymentMethod' | 'shown'>
>

/** Codes that one checkout remembers. */
export const MOST_CODES = 5

const ownedBy = ({ visitorId, channel, country }: CartOwner) =>
  and(eq(carts.visitorId, visitorId), eq(carts.channel, channel), eq(carts.country, country))

/**
 * The checkout of a cart with the codes that were entered, made where there is none yet; `undefined` for who has no cart.
 * `hold` keeps the cart and its lines as they are until the end of the transaction.
 */
export async function openCheckout(
  db: Database,
  { owner, now, hold = false }: { owner: CartOwner; now: Date; hold?: boolean },
): Promise<(CheckoutRow & { codes: string[] }) | undefined> {
  if (hold) await holdCart(db, owner)
  const [found] = await db
    .select({ cartId: carts.id, row: checkouts, codes: enteredCodes })
    .from(carts)
    .leftJoin(checkouts, eq(checkouts.cartId, carts.id))
    .where(ownedBy(owner))
  if (!found) return undefined
  const { cartId, row, codes } = found
  return { ...(row ?? (await makeRow(db, cartId, now))), codes }
}

const enteredCodes = sql<string[]>`array(
  select ${checkoutCodes.code} from ${checkoutCodes} where ${checkoutCodes.cartId} = ${carts.id}
  order by ${checkoutCodes.enteredAt}, ${checkoutCodes.code})`

async function holdCart(tx: Database, owner: CartOwner): Promise<void> {
  const [cart] = await tx.select({ id: carts.id }).from(carts).where(ownedBy(owner)).for('update')
  if (cart)
    await tx.select({ id: cartLines.id }).from(cartLines).where(eq(cartLines.cartId, cart.id)).for('update')
}

async function makeRow(db: Database, cartId: string, now: Date): Promise<CheckoutRow> {
  await db
    .insert(checkouts)
    .values({ cartId, idempotencyKey: randomUUID(), createdAt: now, updatedAt: now })
    .onConflictDoNothing()
  const [row] = await db.select().from(checkouts).where(eq(checkouts.cartId, cartId))
  if (!row) throw new Error('The checkout could not be made')
  return row
}

/** Keeps what was typed or chosen. */
export async function keepCheckout(
  db: Database,
  { cartId, now, ...part }: CheckoutPart & { cartId: string; now: Date },
): Promise<void> {
  await db
    .update(checkouts)
    .set({ ...part, updatedAt: now })
    .where(eq(checkouts.cartId, cartId))
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
    if (known.length >= MOST_CODES) return 'full'
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
export async function closeCheckout(
  tx: Database,
  { cartId, lineIds, now }: { cartId: string; lineIds: string[]; now: Date },
): Promise<void> {
  await tx.delete(cartLines).where(and(eq(cartLines.cartId, cartId), inArray(cartLines.id, lineIds)))
  await tx.delete(checkoutCodes).where(eq(checkoutCodes.cartId, cartId))
  await tx
    .update(checkouts)
    .set({
      idempotencyKey: randomUUID(),
      addressDoneAt: null,
      shippingOption: null,
      paymentMethod: null,
      shown: null,
      updatedAt: now,
    })
    .where(eq(checkouts.cartId, cartId))
}
