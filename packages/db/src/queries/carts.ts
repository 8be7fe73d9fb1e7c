import type { Currency } from '@passepartout/domain'
import { and, eq, getTableColumns, gt, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../open.ts'
import { toDriverValues } from '../prepare-statement.ts'
import {
  cartLinePhotos,
  cartLineRecipients,
  cartLines,
  carts,
  photos,
  type StoredRecipient,
} from '../schema/index.ts'
import { insertCart, insertLine, selectConflictingLines } from './cart-statements.ts'
import { type CartLineRow, type CartOwner, ownedBy, restorableSince } from './read-carts.ts'

export type NewCartLine = Omit<
  CartLineRow,
  'cartId' | 'position' | 'createdAt' | 'updatedAt' | 'removedAt' | 'savedAt'
>

export type AddedLine = 'added' | 'already' | 'full' | 'photo-missing' | 'id-taken'

/**
 * Adds a line, in the position of another one if requested and that one still exists. All or nothing; adding the same
 * id again adds nothing. The photos are locked, so that none can be deleted between the check and the insertion.
 */
export function addCartLine(
  db: Database,
  params: {
    owner: CartOwner
    line: NewCartLine
    photoIds: string[]
    /** Owner of the photos, where a customer reorders something of another visitor record. */
    photosOf?: string | undefined
    replaces?: string | undefined
    /** Recipients of the line, from those of the line it replaces. */
    recipients?: ((before: readonly StoredRecipient[]) => readonly StoredRecipient[]) | undefined
    most: number
    now: Date
  },
): Promise<AddedLine> {
  const { owner, line, photoIds, photosOf = owner.visitorId, replaces, most, now } = params
  const { recipients: nextOf = before => before } = params
  return db.transaction(async tx => {
    const cartId = await createOrLockCart(tx, owner, now)
    const found = await selectConflictingLines(tx, { cartId, id: line.id })
    const isOver = ({ cartId: its, removedAt }: (typeof found)[number]) =>
      its === cartId && removedAt !== null && removedAt < restorableSince(now)
    if (found.some(isOver)) await purgeRemovedLines(tx, cartId, now)
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
    // Recipients belong to the line, not to its design.
    const [before] = replaced
      ? await tx.select().from(cartLineRecipients).where(eq(cartLineRecipients.lineId, replaced.id))
      : []
    if (replaced) await tx.delete(cartLines).where(eq(cartLines.id, replaced.id))
    const position = replaced?.position ?? Math.max(0, ...lines.map(one => one.position)) + 1
    const row = { ...line, cartId, position, createdAt: now, updatedAt: now }
    await insertLine(tx, toDriverValues(cartLines, row))
    if (photoIds.length > 0) {
      await tx.insert(cartLinePhotos).values(photoIds.map(photoId => ({ lineId: line.id, photoId })))
    }
    const list = nextOf(before?.list ?? [])
    if (before || list.length > 0)
      await tx.insert(cartLineRecipients).values({ lineId: line.id, list, updatedAt: now })
    return 'added'
  })
}

/** Adds a copy of a line, with its recipient list, as the last line; `undefined` when the line is not in this cart. */
export function duplicateCartLine(
  db: Database,
  { owner, id, newId, most, now }: { owner: CartOwner; id: string; newId: string; most: number; now: Date },
): Promise<'added' | 'full' | undefined> {
  return db.transaction(async tx => {
    const cartId = await lockCart(tx, owner, now)
    const lines = await tx
      .select({ id: cartLines.id, position: cartLines.position })
      .from(cartLines)
      .where(and(eq(cartLines.cartId, cartId), isNull(cartLines.removedAt)))
    if (!lines.some(line => line.id === id)) return undefined
    if (lines.length >= most) return 'full'
    const position = Math.max(...lines.map(line => line.position)) + 1
    // Copied within the database: a design can have megabytes.
    const changed = { id: newId, position, savedAt: null, createdAt: now, updatedAt: now }
    const copy = Object.fromEntries(
      Object.entries(getTableColumns(cartLines)).map(([name, column]) => [
        name,
        name in changed
          ? sql`${sql.param(changed[name as keyof typeof changed], column)}::${sql.raw(column.getSQLType())}`.as(
              name,
            )
          : column,
      ]),
    )
    await tx.insert(cartLines).select(
      tx
        .select(copy as never)
        .from(cartLines)
        .where(eq(cartLines.id, id)) as never,
    )
    const used = await tx.select().from(cartLinePhotos).where(eq(cartLinePhotos.lineId, id))
    if (used.length > 0) {
      await tx.insert(cartLinePhotos).values(used.map(({ photoId }) => ({ lineId: newId, photoId })))
    }
    const [sent] = await tx.select().from(cartLineRecipients).where(eq(cartLineRecipients.lineId, id))
    if (sent) await tx.insert(cartLineRecipients).values({ lineId: newId, list: sent.list, updatedAt: now })
    return 'added'
  })
}

/** Changes the quantity and the price the customer has seen; `false` when the line is not in this cart. */
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

/** Changes the configuration of a line, not its design; `false` when the line is not in this cart. */
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

/** Saves a line for later, or moves it back among those to be ordered; `false` when the line is not in this cart. */
export async function setLineSavedForLater(
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

/** Removes a line; for an hour it can be restored. `false` when the line is not in this cart. */
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

/** Restores a removed line in its position; `missing` where it is not in this cart, or was removed too long ago. */
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

/** Creates the cart if necessary, and locks it until the transaction ends. */
async function createOrLockCart(tx: Database, owner: CartOwner, now: Date): Promise<string> {
  const [row] = await insertCart(tx, { id: crypto.randomUUID(), ...owner, now: now.toISOString() })
  if (!row) throw new Error('The cart could not be made')
  return row.id
}

/** As `createOrLockCart`; also deletes lines that were removed too long ago. */
async function lockCart(tx: Database, owner: CartOwner, now: Date): Promise<string> {
  const id = await createOrLockCart(tx, owner, now)
  await purgeRemovedLines(tx, id, now)
  return id
}

const purgeRemovedLines = (tx: Database, cartId: string, now: Date) =>
  tx.delete(cartLines).where(and(eq(cartLines.cartId, cartId), lt(cartLines.removedAt, restorableSince(now))))
