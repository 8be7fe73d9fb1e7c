import type { Channel, CountryCode } from '@passepartout/domain'
import { and, asc, count, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../open.ts'
import { cartLinePhotos, cartLines, carts, photos } from '../schema/index.ts'
import { selectCartLines } from './cart-statements.ts'

export interface CartOwner {
  visitorId: string
  channel: Channel
  country: CountryCode
}

export type CartLineRow = typeof cartLines.$inferSelect
/** How long a removed line can be restored. */
const RESTORABLE_MS = 60 * 60_000

/** Condition for a visitor's cart in one country of a channel. */
export const ownedBy = ({ visitorId, channel, country }: CartOwner) =>
  and(eq(carts.visitorId, visitorId), eq(carts.channel, channel), eq(carts.country, country))

/** Lines in order of insertion, without those saved for later. */
export const listCartLines = (db: Database, owner: CartOwner): Promise<CartLineRow[]> =>
  cartLinesOf(db, owner, and(isNull(cartLines.removedAt), isNull(cartLines.savedAt)))

/** All lines, with those saved for later (`savedAt`) and removed ones that can still be restored (`removedAt`). */
export const listAllLines = (
  db: Database,
  { owner, now }: { owner: CartOwner; now: Date },
): Promise<CartLineRow[]> => selectCartLines(db, { ...owner, since: restorableSince(now).toISOString() })

function cartLinesOf(db: Database, owner: CartOwner, which: SQL | undefined): Promise<CartLineRow[]> {
  return db
    .select(getTableColumns(cartLines))
    .from(cartLines)
    .innerJoin(carts, eq(carts.id, cartLines.cartId))
    .where(and(ownedBy(owner), which))
    .orderBy(asc(cartLines.position), asc(cartLines.createdAt))
}

/** Number of lines: sixty cards of one design count once, and so do fifty ribbons. */
export async function countCartLines(db: Database, owner: CartOwner): Promise<number> {
  const [row] = await db
    .select({ articles: count() })
    .from(cartLines)
    .innerJoin(carts, eq(carts.id, cartLines.cartId))
    .where(and(ownedBy(owner), isNull(cartLines.removedAt), isNull(cartLines.savedAt)))
  return row?.articles ?? 0
}

/** A line by its id alone; the caller checks access by `visitorId`. */
export async function findCartLine(
  db: Database,
  { id }: { id: string },
): Promise<(CartLineRow & { visitorId: string; country: CountryCode }) | undefined> {
  const [row] = await db
    .select({ ...getTableColumns(cartLines), visitorId: carts.visitorId, country: carts.country })
    .from(cartLines)
    .innerJoin(carts, eq(carts.id, cartLines.cartId))
    .where(and(eq(cartLines.id, id), isNull(cartLines.removedAt)))
  return row
}

/** The photos a line prints, with the fields needed to read their originals. */
export function cartLinePhotoRows(db: Database, { lineId }: { lineId: string }) {
  return db
    .select({
      id: photos.id,
      mime: photos.mime,
      hasMaster: photos.hasMaster,
      width: photos.width,
      height: photos.height,
    })
    .from(cartLinePhotos)
    .innerJoin(photos, eq(photos.id, cartLinePhotos.photoId))
    .where(eq(cartLinePhotos.lineId, lineId))
}

/** Bytes of a line's design; `undefined` when the line is not in this cart. */
export async function cartLineBytes(
  db: Database,
  { owner, id }: { owner: CartOwner; id: string },
): Promise<number | undefined> {
  const [row] = await db
    .select({ bytes: sql<number>`octet_length(${cartLines.document}::text)` })
    .from(cartLines)
    .innerJoin(carts, eq(carts.id, cartLines.cartId))
    .where(and(eq(cartLines.id, id), ownedBy(owner), isNull(cartLines.removedAt)))
  return row?.bytes
}

/** Lines removed later than this can be restored. */
export const restorableSince = (now: Date) => new Date(now.getTime() - RESTORABLE_MS)
