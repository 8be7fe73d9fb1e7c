import type { Channel, CountryCode, Currency } from '@passepartout/domain'
import {
  and,
  asc,
  count,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  type SQL,
} from 'drizzle-orm'
import type { Database } from '../open.ts'
import { cartLinePhotos, cartLineRecipients, cartLines, carts, photos } from '../schema/index.ts'
import { inColumns } from '../statement.ts'
import { allLines, insertLine, linesBeside, makeCart } from './cart-statements.ts'

export interface CartOwner {
  visitorId: string
  channel: Channel
  country: CountryCode
}

export type CartLineRow = typeof cartLines.$inferSelect
export type NewCartLine = Omit<
  CartLineRow,
  'cartId' | 'position' | 'createdAt' | 'updatedAt' | 'removedAt' | 'savedAt'
>

/** How long a line that was taken out can be put back. */
const RESTORABLE_MS = 60 * 60_000

const ownedBy = ({ visitorId, channel, country }: CartOwner) =>
  and(eq(carts.visitorId, visitorId), eq(carts.channel, channel), eq(carts.country, country))

/** Lines in the order in which they were added, without those laid aside. */
export const listCartLines = (db: Database, owner: CartOwner): Promise<CartLineRow[]> =>
  linesOf(db, owner, and(isNull(cartLines.removedAt), isNull(cartLines.savedAt)))

/** The same, with lines laid aside (`savedAt`) and those that were taken out and can still be put back (`removedAt`). */
export const listAllLines = (
  db: Database,
  { owner, now }: { owner: CartOwner; now: Date },
): Promise<CartLineRow[]> => allLines(db, { ...owner, since: restorableSince(now).toISOString() })

function linesOf(db: Database, owner: CartOwner, which: SQL | undefined): Promise<CartLineRow[]> {
  return db
    .select(getTableColumns(cartLines))
    .from(cartLines)
    .innerJoin(carts, eq(carts.id, cartLines.cartId))
    .where(and(ownedBy(owner), which))
    .orderBy(asc(cartLines.position), asc(cartLines.createdAt))
}

/** Articles, which are the lines: sixty cards of one design are one, and so are fifty ribbons. */
export async function countCartArticles(db: Database, owner: CartOwner): Promise<number> {
  const [row] = await db
    .select({ articles: count() })
    .from(cartLines)
    .innerJoin(carts, eq(carts.id, cartLines.cartId))
    .where(and(ownedBy(owner), isNull(cartLines.removedAt), isNull(cartLines.savedAt)))
  return row?.articles ?? 0
}

/** A line by its id alone; the caller decides who may see it by `visitorId`. */
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

/** The photos a line prints, with the facts needed to find and read their originals. */
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

export type AddedLine = 'added' | 'already' | 'full' | 'photo-missing' | 'id-taken'

/**
 * Adds a line, in the place of another one if asked and that one is still there. All or nothing; adding the same id again adds nothing.
 * The photos are locked, so that none can be deleted between the check and the line.
 */
export function addCartLine(
  db: Database,
  params: {
    owner: CartOwner
    line: NewCartLine
    photoIds: string[]
    /** Whose photos they are, where somebody puts what they ordered elsewhere into a cart again. */
    photosOf?: string | undefined
    replaces?: string | undefined
    most: number
    now: Date
  },
): Promise<AddedLine> {
  const { owner, line, photoIds, photosOf = owner.visitorId, replaces, most, now } = params
  return db.transaction(async tx => {
    const cartId = await holdCart(tx, owner, now)
    const found = await linesBeside(tx, { cartId, id: line.id })
    const isOver = ({ cartId: its, removedAt }: (typeof found)[number]) =>
      its === cartId && removedAt !== null && removedAt < restorableSince(now)
    if (found.some(isOver)) await forgetRemoved(tx, cartId, now)
    const known = found.filter(one => !isOver(one))
    const same = known.find(({ id }) => id === line.id)
    if (same) return same.cartId === cartId && same.removedAt === null ? 'already' : 'id-taken'
    const lines = known.filter(({ cartId: its, removedAt }) => its === cartId && removedAt === null)
    const replaced = lines.find(({ id }) => id === replaces)
    if (!replaced && lines.length >= most) return 'full'

    for (const photoId of [...photoIds].sort()) {
      const [photo] = await tx
        .select({ id: photos.id })
        .from(photos)
        .where(and(eq(photos.id, photoId), eq(photos.visitorId, photosOf), eq(photos.state, 'ready')))
        .for('share')
      if (!photo) return 'photo-missing'
    }
    // To whom copies go was said of the line, not of its design.
    const recipients = replaced
      ? await tx.select().from(cartLineRecipients).where(eq(cartLineRecipients.lineId, replaced.id))
      : []
    if (replaced) await tx.delete(cartLines).where(eq(cartLines.id, replaced.id))
    const position = replaced?.position ?? Math.max(0, ...lines.map(one => one.position)) + 1
    const row = { ...line, cartId, position, createdAt: now, updatedAt: now }
    await insertLine(tx, inColumns(cartLines, row))
    if (photoIds.length > 0) {
      await tx.insert(cartLinePhotos).values(photoIds.map(photoId => ({ lineId: line.id, photoId })))
    }
    for (const list of recipients) await tx.insert(cartLineRecipients).values({ ...list, lineId: line.id })
    return 'added'
  })
}

/** Adds a copy of a line right behind the others; `undefined` when the line is not this cart's. */
export function duplicateCartLine(
  db: Database,
  { owner, id, newId, most, now }: { owner: CartOwner; id: string; newId: string; most: number; now: Date },
): Promise<'added' | 'full' | undefined> {
  return db.transaction(async tx => {
    const cartId = await lockCart(tx, owner, now)
    const lines = await tx
      .select()
      .from(cartLines)
      .where(and(eq(cartLines.cartId, cartId), isNull(cartLines.removedAt)))
    const source = lines.find(line => line.id === id)
    if (!source) return undefined
    if (lines.length >= most) return 'full'
    const position = Math.max(...lines.map(line => line.position)) + 1
    await tx
      .insert(cartLines)
      .values({ ...source, id: newId, position, savedAt: null, createdAt: now, updatedAt: now })
    const used = await tx.select().from(cartLinePhotos).where(eq(cartLinePhotos.lineId, id))
    if (used.length > 0) {
      await tx.insert(cartLinePhotos).values(used.map(({ photoId }) => ({ lineId: newId, photoId })))
    }
    return 'added'
  })
}

/** Changes quantity and the price the customer has seen; `false` when the line is not this cart's. */
export async function changeCartLine(
  db: Database,
  params: {
    owner: CartOwner
    id: string
    quantity: number
    seenPrice: number
    currency: Currency
    now: Date
  },
): Promise<boolean> {
  const { owner, id, quantity, seenPrice, currency, now } = params
  const cart = db.select({ id: carts.id }).from(carts).where(ownedBy(owner))
  const rows = await db
    .update(cartLines)
    .set({ quantity, seenPrice, currency, updatedAt: now })
    .where(and(eq(cartLines.id, id), inArray(cartLines.cartId, cart), isNull(cartLines.removedAt)))
    .returning({ id: cartLines.id })
  return rows.length > 0
}

/** Another configuration of the same design; `false` when the line is not this cart's. */
export async function setLineConfiguration(
  db: Database,
  params: { owner: CartOwner; id: string; configuration: object; contentHash: string; now: Date },
): Promise<boolean> {
  const { owner, id, configuration, contentHash, now } = params
  const cart = db.select({ id: carts.id }).from(carts).where(ownedBy(owner))
  const rows = await db
    .update(cartLines)
    .set({ configuration, contentHash, updatedAt: now })
    .where(and(eq(cartLines.id, id), inArray(cartLines.cartId, cart), isNull(cartLines.removedAt)))
    .returning({ id: cartLines.id })
  return rows.length > 0
}

/** Lays a line aside for later, or back among those to be ordered; `false` when the line is not this cart's. */
export async function setLineAside(
  db: Database,
  { owner, id, aside, now }: { owner: CartOwner; id: string; aside: boolean; now: Date },
): Promise<boolean> {
  const cart = db.select({ id: carts.id }).from(carts).where(ownedBy(owner))
  const rows = await db
    .update(cartLines)
    .set({ savedAt: aside ? now : null, updatedAt: now })
    .where(and(eq(cartLines.id, id), inArray(cartLines.cartId, cart), isNull(cartLines.removedAt)))
    .returning({ id: cartLines.id })
  return rows.length > 0
}

/** Takes a line out; it waits an hour to be put back. `false` when the line is not this cart's. */
export function removeCartLine(
  db: Database,
  { owner, id, now }: { owner: CartOwner; id: string; now: Date },
): Promise<boolean> {
  return db.transaction(async tx => {
    const cartId = await lockCart(tx, owner, now)
    const rows = await tx
      .update(cartLines)
      .set({ removedAt: now })
      .where(and(eq(cartLines.cartId, cartId), eq(cartLines.id, id), isNull(cartLines.removedAt)))
      .returning({ id: cartLines.id })
    return rows.length > 0
  })
}

/** Puts a line back in its place; `missing` where it is not this cart's, or was taken out too long ago. */
export function restoreCartLine(
  db: Database,
  { owner, id, most, now }: { owner: CartOwner; id: string; most: number; now: Date },
): Promise<'restored' | 'missing' | 'full'> {
  return db.transaction(async tx => {
    const cartId = await lockCart(tx, owner, now)
    if ((await tx.$count(cartLines, and(eq(cartLines.cartId, cartId), isNull(cartLines.removedAt)))) >= most)
      return 'full'
    const restorable = and(
      eq(cartLines.cartId, cartId),
      eq(cartLines.id, id),
      isNotNull(cartLines.removedAt),
      gt(cartLines.removedAt, restorableSince(now)),
    )
    const rows = await tx
      .update(cartLines)
      .set({ removedAt: null, updatedAt: now })
      .where(restorable)
      .returning({ id: cartLines.id })
    return rows.length > 0 ? 'restored' : 'missing'
  })
}

const restorableSince = (now: Date) => new Date(now.getTime() - RESTORABLE_MS)

/** Makes the cart if it is the first line, and holds it until the end of the transaction. */
async function holdCart(tx: Database, owner: CartOwner, now: Date): Promise<string> {
  const [row] = await makeCart(tx, { id: crypto.randomUUID(), ...owner, now: now.toISOString() })
  if (!row) throw new Error('The cart could not be made')
  return row.id
}

/** The same; what was taken out too long ago goes for good. */
async function lockCart(tx: Database, owner: CartOwner, now: Date): Promise<string> {
  const id = await holdCart(tx, owner, now)
  await forgetRemoved(tx, id, now)
  return id
}

const forgetRemoved = (tx: Database, cartId: string, now: Date) =>
  tx.delete(cartLines).where(and(eq(cartLines.cartId, cartId), lt(cartLines.removedAt, restorableSince(now))))
