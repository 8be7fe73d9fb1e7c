import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '../open.ts'
import {
  cartLines,
  carts,
  checkoutCodes,
  checkouts,
  drafts,
  orders,
  photos,
  visitors,
} from '../schema/index.ts'
import { mergeWishlists } from './wishlists.ts'

export interface MergeLimits {
  cartLines: number
  wishlistItems: number
}

interface VisitorMerge {
  /** The visitor of a browser's cookie. */
  from: string
  /** The customer's visitor. */
  into: string
  most: MergeLimits
  now: Date
}

/**
 * Moves all data of a visitor to a customer, in the caller's transaction, and revokes the visitor's cookie. The result
 * of each case is in docs/ordering.md#signing-in-with-a-cart.
 */
export async function mergeVisitor(tx: Database, { from, into, most, now }: VisitorMerge): Promise<void> {
  if (from === into) return
  // Locks both rows, in a fixed order: of two sign-ins with the same cookie the second finds nothing left to move, and
  // a photo being written for either waits or is seen.
  const locked = await tx
    .select({ id: visitors.id, revokedAt: visitors.revokedAt })
    .from(visitors)
    .where(inArray(visitors.id, [from, into]))
    .orderBy(asc(visitors.id))
    .for('update')
  const source = locked.find(({ id }) => id === from)
  if (!source || source.revokedAt) return
  await mergePhotos(tx, from, into)
  await tx.update(drafts).set({ visitorId: into }).where(eq(drafts.visitorId, from))
  await mergeCarts(tx, { from, into, most, now })
  await mergeWishlists(tx, { from, into, most: most.wishlistItems, now })
  await tx.update(orders).set({ visitorId: into }).where(eq(orders.visitorId, from))
  await tx.update(visitors).set({ revokedAt: now }).where(eq(visitors.id, from))
}

async function mergePhotos(tx: Database, from: string, into: string): Promise<void> {
  // Designs and orders reference a photo by its id, so a second copy stays beside the first one; the unique index on
  // contents, which finds a photo that is uploaded again, holds the first one only.
  const known = tx
    .select({ sha256: photos.sha256 })
    .from(photos)
    .where(and(eq(photos.visitorId, into), eq(photos.state, 'ready')))
  const twice = await tx
    .select({ id: photos.id })
    .from(photos)
    .where(and(eq(photos.visitorId, from), eq(photos.state, 'ready'), inArray(photos.sha256, known)))
  if (twice.length > 0)
    await tx
      .update(photos)
      .set({ sha256: sql`${photos.sha256} || ' ' || ${photos.id}` })
      .where(
        inArray(
          photos.id,
          twice.map(({ id }) => id),
        ),
      )
  await tx.update(photos).set({ visitorId: into }).where(eq(photos.visitorId, from))
}

/** Merges cart by cart: there is one per country. */
async function mergeCarts(tx: Database, { from, into, most, now }: VisitorMerge): Promise<void> {
  for (const cart of await tx
    .select()
    .from(carts)
    .where(eq(carts.visitorId, from))
    .orderBy(asc(carts.country))) {
    const [own] = await tx
      .select({ id: carts.id })
      .from(carts)
      .where(and(eq(carts.visitorId, into), eq(carts.channel, cart.channel), eq(carts.country, cart.country)))
      .for('update')
    if (own) await mergeCartLinesInto(tx, { from: cart.id, into: own.id, most: most.cartLines, now })
    else await tx.update(carts).set({ visitorId: into, updatedAt: now }).where(eq(carts.id, cart.id))
  }
}

async function mergeCartLinesInto(
  tx: Database,
  { from, into, most, now }: { from: string; into: string; most: number; now: Date },
): Promise<void> {
  const linesOf = (cartId: string) =>
    tx
      .select({
        id: cartLines.id,
        position: cartLines.position,
        contentHash: cartLines.contentHash,
        draftId: cartLines.draftId,
        quantity: cartLines.quantity,
        savedAt: cartLines.savedAt,
      })
      .from(cartLines)
      .where(and(eq(cartLines.cartId, cartId), isNull(cartLines.removedAt)))
      .orderBy(asc(cartLines.position), asc(cartLines.createdAt))
  const remaining = await linesOf(into)
  const ordered = () => remaining.filter(({ savedAt }) => !savedAt).length
  for (const line of await linesOf(from)) {
    const same = remaining.find(
      one => one.contentHash === line.contentHash && one.draftId === line.draftId && !one.savedAt,
    )
    if (same && !line.savedAt) {
      // The same article of the same design counts once, with the larger quantity.
      const quantity = Math.max(same.quantity, line.quantity)
      await tx.update(cartLines).set({ quantity, updatedAt: now }).where(eq(cartLines.id, same.id))
      await tx.delete(cartLines).where(eq(cartLines.id, line.id))
      continue
    }
    // Lines beyond the limit are saved for later, never lost.
    const savedAt = line.savedAt ?? (ordered() >= most ? now : null)
    const position = Math.max(0, ...remaining.map(one => one.position)) + 1
    await tx
      .update(cartLines)
      .set({ cartId: into, position, savedAt, updatedAt: now })
      .where(eq(cartLines.id, line.id))
    remaining.push({ ...line, position, savedAt })
  }
  await mergeCheckouts(tx, from, into)
  const codes = await tx.select().from(checkoutCodes).where(eq(checkoutCodes.cartId, from))
  if (codes.length > 0)
    await tx
      .insert(checkoutCodes)
      .values(codes.map(code => ({ ...code, cartId: into })))
      .onConflictDoNothing()
  await tx.delete(carts).where(eq(carts.id, from))
}

/** The address entered in the browser that signs in takes precedence over the customer's earlier one. */
async function mergeCheckouts(tx: Database, from: string, into: string): Promise<void> {
  const [typed] = await tx
    .select({ address: checkouts.address })
    .from(checkouts)
    .where(eq(checkouts.cartId, from))
  if (!typed?.address) return
  await tx.delete(checkouts).where(eq(checkouts.cartId, into))
  // Prices and shipping options were quoted for another cart: they are reset.
  await tx
    .update(checkouts)
    .set({ cartId: into, shown: null, shippingOption: null })
    .where(eq(checkouts.cartId, from))
}
