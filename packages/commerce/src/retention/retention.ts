import {
  createDatabaseRateLimiter,
  type Database,
  deletePhotoRow,
  findOrderById,
  listAbandonedCarts,
  listOrderEvents,
  markPhotosForDeletion,
  ordersWithOldPhotos,
  releaseOrderPhotoHold,
  removeDesignedLines,
  transitionOrder,
} from '@passepartout/db'
import {
  DAY_MS,
  DEFAULT_LOCALE,
  localesOf,
  productionFolder,
  RETENTION_DAYS,
  type Sellers,
  type StructuredLog,
  shopFor,
  systemPath,
} from '@passepartout/domain'
import type { Jobs } from '@passepartout/jobs'
import { lineImageFolder, type ObjectStorage, photoFolder } from '@passepartout/storage'
import { cartPhotosExpiryEmail, type EmailPorts, emailRecipientOf } from '../emails/index.ts'
import { PHOTO_RETENTION_DAYS } from '../stored-orders/index.ts'
import { deleteCaseImages } from './case-images.ts'

/** Order events after which files are written for the lab. */
const RELEASES: ReadonlySet<string> = new Set(['production-started', 'reprinted'])
/** Days until the photos of an abandoned cart are deleted. */
export const CART_RETENTION_DAYS: number = RETENTION_DAYS['cart-photos']
/** Days before the deletion at which the owner is warned, if the email address is known. */
const TELL_DAYS_BEFORE = 7
/** Per hourly run. */
const MOST = 500

/** What a process sets up once for retention. */
export interface RetentionPorts extends EmailPorts {
  db: Database
  jobs: Pick<Jobs, 'sendLater'>
  storage: ObjectStorage
  /** The storage from which the lab fetches production files. */
  plant: Pick<ObjectStorage, 'remove'>
  sellers: () => Sellers
  /** Days after delivery until an order's photos are deleted. */
  keepOrderPhotosDays?: number | undefined
  clock: () => Date
  log: StructuredLog
}

/** Deletes photos past their retention; call it hourly. An interrupted run continues the next time. */
export async function removeOldPhotos(deps: RetentionPorts): Promise<void> {
  const orders = await removeOrderPhotos(deps)
  const carts = await removeCartPhotos(deps)
  const cases = await deleteCaseImages(deps)
  if (orders + carts + cases > 0) deps.log.info({ orders, carts, cases }, 'deleted expired photos')
}

/** Deletes the photos of orders that ended long enough ago, and records it as an order event. */
async function removeOrderPhotos({
  db,
  storage,
  plant,
  clock,
  keepOrderPhotosDays,
}: RetentionPorts): Promise<number> {
  const now = clock()
  const endedBefore = new Date(now.getTime() - (keepOrderPhotosDays ?? PHOTO_RETENTION_DAYS) * DAY_MS)
  const due = await ordersWithOldPhotos(db, { endedBefore, most: MOST })
  for (const { id: orderId } of due) {
    await deleteOrderPhotos({ db, storage, plant }, { orderId, actor: 'clock', now })
  }
  return due.length
}

/**
 * Deletes an order's photos and the images rendered from them, except those that a cart or another order needs, and the
 * lab's print files.
 */
export async function deleteOrderPhotos(
  { db, storage, plant }: Pick<RetentionPorts, 'db' | 'storage' | 'plant'>,
  { orderId, actor, now }: { orderId: string; actor: string; now: Date },
): Promise<void> {
  // Before the order event is recorded, so that an interrupted run starts again.
  for (const folder of await productionFolders(db, orderId)) await plant.remove(folder)
  const { retired, lineIds } = await db.transaction(async tx => {
    const released = await releaseOrderPhotoHold(tx, orderId)
    await transitionOrder(tx, {
      orderId,
      move: 'photos-deleted',
      actor,
      details: { photos: released.photoIds.length },
      key: 'photos-deleted',
      now,
    })
    return { retired: await markPhotosForDeletion(tx, released.photoIds), lineIds: released.lineIds }
  })
  await removeFiles({ db, storage }, retired, lineIds)
}

/** The lab's folders of an order: one for the first production and one for each reprint. */
async function productionFolders(db: Database, orderId: string): Promise<string[]> {
  const order = await findOrderById(db, orderId)
  if (!order) return []
  const released = (await listOrderEvents(db, orderId)).filter(({ kind }) => RELEASES.has(kind))
  const moments = [order.changeUntil, ...released.map(({ at }) => at)]
  return [...new Set(moments.map(releasedAt => productionFolder({ orderNumber: order.number, releasedAt })))]
}

/** Deletes the photos of abandoned carts; a week before, an email warns the owner if the address is known. */
async function removeCartPhotos(deps: RetentionPorts): Promise<number> {
  const { db, storage, clock } = deps
  const now = clock()
  const idleFor = (days: number) => new Date(now.getTime() - days * DAY_MS)
  await notifyCartPhotoExpiry(deps, idleFor(CART_RETENTION_DAYS - TELL_DAYS_BEFORE), now)
  const due = await listAbandonedCarts(db, { before: idleFor(CART_RETENTION_DAYS), most: MOST })
  for (const { cartId } of due) {
    const { retired, lineIds } = await db.transaction(async tx => {
      const emptied = await removeDesignedLines(tx, cartId)
      return { retired: await markPhotosForDeletion(tx, emptied.photoIds), lineIds: emptied.lineIds }
    })
    await removeFiles({ db, storage }, retired, lineIds)
  }
  return due.length
}

async function notifyCartPhotoExpiry(deps: RetentionPorts, before: Date, now: Date) {
  const { db, jobs, pageUrl } = deps
  const context = { ...deps, sellers: deps.sellers() }
  // A rate limiter in the database, so that neither a restart nor a second process sends the warning twice.
  const once = createDatabaseRateLimiter(db, {
    name: 'cart-photos-told',
    points: 1,
    seconds: (2 * CART_RETENTION_DAYS * DAY_MS) / 1000,
  })
  for (const { cartId, channel, country, locale, email } of await listAbandonedCarts(db, {
    before,
    most: MOST,
  })) {
    if (email === null || !(await once.spend(cartId)).ok) continue
    const shop = shopFor(channel, locale ?? localesOf(country)[0] ?? DEFAULT_LOCALE)
    const letter = cartPhotosExpiryEmail(await emailRecipientOf(context, shop, email), {
      days: TELL_DAYS_BEFORE,
      cart: pageUrl(shop, systemPath(shop, 'cart')),
    })
    await jobs.sendLater(db, { ...letter, now })
  }
}

/**
 * Files are deleted when no row refers to them any more; `cleanUpInterruptedUploads` handles the rows that a crash in
 * between leaves.
 */
export async function removeFiles(
  { db, storage }: { db: Database; storage: Pick<ObjectStorage, 'remove'> },
  photoIds: readonly string[],
  lineIds: readonly string[],
): Promise<void> {
  for (const id of lineIds) await storage.remove(lineImageFolder(id))
  for (const id of photoIds) {
    await storage.remove(photoFolder(id))
    await deletePhotoRow(db, { id })
  }
}
