import { and, asc, count, desc, eq, getTableColumns, inArray } from 'drizzle-orm'
import type { Database } from '../open.ts'
import { wishlistItems, wishlists } from '../schema/index.ts'

export type WishlistItemRow = Pick<
  typeof wishlistItems.$inferSelect,
  'themeId' | 'palette' | 'note' | 'createdAt'
>

interface Owner {
  visitorId: string
}

const { wishlistId: _, ...itemColumns } = getTableColumns(wishlistItems)

/** The visitor's cards, the newest first. */
export function listWishlistItems(db: Database, { visitorId }: Owner): Promise<WishlistItemRow[]> {
  return db
    .select(itemColumns)
    .from(wishlistItems)
    .innerJoin(wishlists, eq(wishlists.id, wishlistItems.wishlistId))
    .where(eq(wishlists.visitorId, visitorId))
    .orderBy(desc(wishlistItems.createdAt), asc(wishlistItems.themeId))
}

export interface WishlistItemInput {
  themeId: string
  /** Fields left out stay as they are. */
  palette?: string | undefined
  note?: string | undefined
}

/** Adds a card to the list or changes it; idempotent. `full` where there are `most` already. */
export function putWishlistItem(
  db: Database,
  { visitorId, item, most, now }: Owner & { item: WishlistItemInput; most: number; now: Date },
): Promise<'kept' | 'full'> {
  const { themeId, palette, note } = item
  return db.transaction(async tx => {
    const wishlistId = await lockWishlist(tx, visitorId, now)
    const place = and(eq(wishlistItems.wishlistId, wishlistId), eq(wishlistItems.themeId, themeId))
    const [known] = await tx.select().from(wishlistItems).where(place)
    if (known) {
      const changed = { palette: palette ?? known.palette, note: note ?? known.note }
      await tx.update(wishlistItems).set(changed).where(place)
      return 'kept'
    }
    const [row] = await tx
      .select({ items: count() })
      .from(wishlistItems)
      .where(eq(wishlistItems.wishlistId, wishlistId))
    if ((row?.items ?? 0) >= most) return 'full'
    await tx
      .insert(wishlistItems)
      .values({ wishlistId, themeId, palette: palette ?? null, note: note ?? '', createdAt: now })
    return 'kept'
  })
}

/** Removes a card from the list and returns it, so that it can be restored; ignores a card that is not on it. */
export async function removeWishlistItem(
  db: Database,
  { visitorId, themeId }: Owner & { themeId: string },
): Promise<WishlistItemRow | undefined> {
  const own = db.select({ id: wishlists.id }).from(wishlists).where(eq(wishlists.visitorId, visitorId))
  const [removed] = await db
    .delete(wishlistItems)
    .where(and(inArray(wishlistItems.wishlistId, own), eq(wishlistItems.themeId, themeId)))
    .returning(itemColumns)
  return removed
}

/** The share token of the list, if it is shared. */
export async function findShareToken(db: Database, { visitorId }: Owner): Promise<string | undefined> {
  const [row] = await db
    .select({ token: wishlists.shareToken })
    .from(wishlists)
    .where(eq(wishlists.visitorId, visitorId))
  return row?.token ?? undefined
}

/** Shares the list. A list that is shared already retains its link; returns the valid token. */
export function shareWishlist(
  db: Database,
  { visitorId, token, now }: Owner & { token: string; now: Date },
): Promise<string> {
  return db.transaction(async tx => {
    const id = await lockWishlist(tx, visitorId, now)
    const known = await findShareToken(tx, { visitorId })
    if (!known) await tx.update(wishlists).set({ shareToken: token }).where(eq(wishlists.id, id))
    return known ?? token
  })
}

/** Stops sharing the list: its link becomes invalid. */
export async function unshareWishlist(db: Database, { visitorId }: Owner): Promise<void> {
  await db.update(wishlists).set({ shareToken: null }).where(eq(wishlists.visitorId, visitorId))
}

/** The cards of a shared list; `undefined` for an invalid link. */
export async function findSharedWishlist(
  db: Database,
  { token }: { token: string },
): Promise<WishlistItemRow[] | undefined> {
  const [list] = await db
    .select({ visitorId: wishlists.visitorId })
    .from(wishlists)
    .where(eq(wishlists.shareToken, token))
  return list && listWishlistItems(db, list)
}

/**
 * Merges a visitor's list into another, such as that of the account they sign in to. Cards on both stay as they are in
 * the target and take over a note where they have none; beyond `most` the oldest of the added ones are dropped. The
 * link of the merged list becomes invalid.
 */
export function mergeWishlists(
  db: Database,
  { from, into, most, now }: { from: string; into: string; most: number; now: Date },
): Promise<void> {
  return db.transaction(async tx => {
    // Locked in a fixed order, which prevents deadlocks of simultaneous sign-ins.
    if (from === into) return
    for (const visitorId of [from, into].sort()) await lockWishlist(tx, visitorId, now)
    const moved = await listWishlistItems(tx, { visitorId: from })
    const wishlistId = await lockWishlist(tx, into, now)
    const known = new Map((await listWishlistItems(tx, { visitorId: into })).map(row => [row.themeId, row]))
    for (const { themeId, note } of moved) {
      if (!note || known.get(themeId)?.note !== '') continue
      await tx
        .update(wishlistItems)
        .set({ note })
        .where(and(eq(wishlistItems.wishlistId, wishlistId), eq(wishlistItems.themeId, themeId)))
    }
    const added = moved
      .filter(({ themeId }) => !known.has(themeId))
      .slice(0, Math.max(0, most - known.size))
      .map(row => ({ ...row, wishlistId }))
    if (added.length > 0) await tx.insert(wishlistItems).values(added)
    await tx.delete(wishlists).where(eq(wishlists.visitorId, from))
  })
}

/** Creates the list if necessary, and locks it until the transaction ends. */
async function lockWishlist(tx: Database, visitorId: string, now: Date): Promise<string> {
  const [row] = await tx
    .insert(wishlists)
    .values({ id: crypto.randomUUID(), visitorId, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({ target: wishlists.visitorId, set: { updatedAt: now } })
    .returning({ id: wishlists.id })
  if (!row) throw new Error('The wishlist could not be made')
  return row.id
}
