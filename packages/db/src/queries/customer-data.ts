import { and, asc, desc, eq, inArray, ne } from 'drizzle-orm'
import type { Database } from '../open.ts'
import {
  cartLinePhotos,
  cartLines,
  carts,
  customerAddresses,
  customerPasskeys,
  customers,
  customerVisitors,
  drafts,
  orderLinePhotos,
  orders,
  photos,
  visitors,
  wishlists,
} from '../schema/index.ts'
import { isOrderOfCustomer } from './customer-orders.ts'
import { removeGuestBooksOfOrders } from './guest-books.ts'

export type SavedAddressRow = typeof customerAddresses.$inferSelect
export type CustomerPasskeyRow = typeof customerPasskeys.$inferSelect

interface OwnedRow {
  customerId: string
}

/** Saved addresses: the default one first, then by age. */
export function listSavedAddresses(db: Database, { customerId }: OwnedRow): Promise<SavedAddressRow[]> {
  return db
    .select()
    .from(customerAddresses)
    .where(eq(customerAddresses.customerId, customerId))
    .orderBy(desc(customerAddresses.isDefault), asc(customerAddresses.createdAt), asc(customerAddresses.id))
}

/**
 * Saves an address or changes a saved one; at most one is the default. `missing` where the customer has no address of
 * this id.
 */
export function upsertSavedAddress(
  db: Database,
  params: OwnedRow & {
    /** Of the address to be changed; undefined for a new one. */
    id: string | undefined
    address: unknown
    phone: string
    isDefault: boolean
    most: number
    now: Date
  },
): Promise<'kept' | 'full' | 'missing'> {
  const { customerId, id, address, phone, isDefault, most, now } = params
  return db.transaction(async tx => {
    await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for('update')
    const known = await listSavedAddresses(tx, { customerId })
    if (id && !known.some(one => one.id === id)) return 'missing'
    if (!id && known.length >= most) return 'full'
    if (isDefault)
      await tx
        .update(customerAddresses)
        .set({ isDefault: false })
        .where(eq(customerAddresses.customerId, customerId))
    const values = { address, phone, isDefault, updatedAt: now }
    if (id) await tx.update(customerAddresses).set(values).where(eq(customerAddresses.id, id))
    else
      await tx
        .insert(customerAddresses)
        .values({ id: crypto.randomUUID(), customerId, createdAt: now, ...values })
    return 'kept'
  })
}

export async function deleteSavedAddress(
  db: Database,
  { customerId, id }: OwnedRow & { id: string },
): Promise<void> {
  await db
    .delete(customerAddresses)
    .where(and(eq(customerAddresses.id, id), eq(customerAddresses.customerId, customerId)))
}

export function listPasskeys(db: Database, { customerId }: OwnedRow): Promise<CustomerPasskeyRow[]> {
  return db
    .select()
    .from(customerPasskeys)
    .where(eq(customerPasskeys.userId, customerId))
    .orderBy(asc(customerPasskeys.createdAt), asc(customerPasskeys.id))
}

/** `false` where the customer has no such passkey. */
export async function removePasskey(
  db: Database,
  { customerId, id }: OwnedRow & { id: string },
): Promise<boolean> {
  const rows = await db
    .delete(customerPasskeys)
    .where(and(eq(customerPasskeys.id, id), eq(customerPasskeys.userId, customerId)))
    .returning({ id: customerPasskeys.id })
  return rows.length > 0
}

export async function renameCustomer(
  db: Database,
  { customerId, firstName, lastName, now }: OwnedRow & { firstName: string; lastName: string; now: Date },
): Promise<void> {
  const name = `${firstName} ${lastName}`.trim()
  await db
    .update(customers)
    .set({ firstName, lastName, name, updatedAt: now })
    .where(eq(customers.id, customerId))
}

/** `false` where the address belongs to another account by now. */
export async function changeCustomerEmail(
  tx: Database,
  { customerId, email, now }: OwnedRow & { email: string; now: Date },
): Promise<boolean> {
  const [taken] = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.email, email), ne(customers.id, customerId)))
  if (taken) return false
  await tx.update(customers).set({ email, updatedAt: now }).where(eq(customers.id, customerId))
  return true
}

/** The customer's visitors in all channels. */
export async function listCustomerVisitors(db: Database, { customerId }: OwnedRow): Promise<string[]> {
  const rows = await db
    .select({ id: customerVisitors.visitorId })
    .from(customerVisitors)
    .where(eq(customerVisitors.customerId, customerId))
  return rows.map(({ id }) => id)
}

/**
 * Deletes an account with all data of its visitors and the guest books of its orders, in the caller's transaction.
 * Orders stay, as invoices do, and so do photos they print until the order's own retention ends. Returns the photos
 * whose files are to be deleted (`forgetPhoto` afterwards) and the lines whose images are.
 */
export async function deleteCustomer(
  tx: Database,
  { customerId, now }: OwnedRow & { now: Date },
): Promise<{ photoIds: string[]; lineIds: string[] }> {
  const own = await listCustomerVisitors(tx, { customerId })
  const [customer] = await tx.delete(customers).where(eq(customers.id, customerId)).returning()
  if (customer) {
    const isOwn = isOrderOfCustomer(tx, { visitorIds: own, email: customer.email })
    const ordered = await tx.select({ id: orders.id }).from(orders).where(isOwn)
    await removeGuestBooksOfOrders(
      tx,
      ordered.map(({ id }) => id),
    )
  }
  if (own.length === 0) return { photoIds: [], lineIds: [] }
  const lines = await tx
    .select({ id: cartLines.id })
    .from(cartLines)
    .innerJoin(carts, eq(carts.id, cartLines.cartId))
    .where(inArray(carts.visitorId, own))
  const lineIds = lines.map(({ id }) => id)
  if (lineIds.length > 0) await tx.delete(cartLinePhotos).where(inArray(cartLinePhotos.lineId, lineIds))
  await tx.delete(carts).where(inArray(carts.visitorId, own))
  await tx.delete(drafts).where(inArray(drafts.visitorId, own))
  await tx.delete(wishlists).where(inArray(wishlists.visitorId, own))
  const printed = tx.select({ id: orderLinePhotos.photoId }).from(orderLinePhotos)
  const held = await tx
    .select({ id: photos.id })
    .from(photos)
    .where(and(inArray(photos.visitorId, own), inArray(photos.id, printed)))
  const all = await tx.select({ id: photos.id }).from(photos).where(inArray(photos.visitorId, own))
  const heldIds = new Set(held.map(({ id }) => id))
  const photoIds = all.map(({ id }) => id).filter(id => !heldIds.has(id))
  if (photoIds.length > 0)
    await tx.update(photos).set({ state: 'leaving' }).where(inArray(photos.id, photoIds))
  // Remaining data of these visitors is deleted by the photos' retention; their cookies are revoked.
  await tx.update(visitors).set({ revokedAt: now }).where(inArray(visitors.id, own))
  return { photoIds, lineIds }
}
