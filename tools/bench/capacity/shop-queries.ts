import { createHash } from 'node:crypto'
import {
  claimUnprocessedOrderEvents,
  collectDataExport,
  countDrafts,
  countJobRows,
  type Database,
  erasePersonalData,
  exportPersonalData,
  findCustomers,
  findInvoice,
  findOrder,
  findOrderByKey,
  findOrderByToken,
  findOrderLine,
  findPhotoByContent,
  findProviderPayment,
  findProviderRefund,
  getPhotoUsage,
  listAbandonedCarts,
  listCustomerOrders,
  listDrafts,
  listIncompletePhotoIds,
  listOrderEvents,
  listOrderInvoices,
  listOrderLines,
  listOrderPayments,
  listOrdersAwaitingPayment,
  listPaymentsToPoll,
  listPendingCases,
  listPhotoHolds,
  listPhotos,
  listSecurityEvents,
  listShipments,
  listUnfinishedJobs,
  listUnsettledRefunds,
  markPhotoForDeletion,
  markPhotosForDeletion,
  ordersWithOldPhotos,
  paymentsByReference,
  releaseOrderPhotoHold,
  removeOldSecurityEvents,
  touchVisitor,
  transitionOrder,
} from '@passepartout/db'

const DAY_MS = 86_400_000

export interface ShopQuery {
  name: string
  /** The waiting party, which sets the goal: a visitor's page, a recurring job, or an operator. */
  for: 'page' | 'job' | 'operator'
  run: (db: Database) => Promise<unknown>
}

/** As `idOf` computes them in the database. */
function id(letter: string, number: number | string): string {
  const hash = createHash('md5').update(`${letter}${number}`).digest('hex')
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** The shop's own queries, by its own functions, for a shop with this many orders. */
export function shopQueries({ orders }: { orders: number }): ShopQuery[] {
  const now = new Date()
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const old = Math.round(orders / 2)
  const orderId = id('o', old)
  const visitorId = id('v', old)
  const page = (name: string, run: ShopQuery['run']): ShopQuery => ({ name, for: 'page', run })
  const job = (name: string, run: ShopQuery['run']): ShopQuery => ({ name, for: 'job', run })
  const operator = (name: string, run: ShopQuery['run']): ShopQuery => ({ name, for: 'operator', run })
  return [
    page('an order by its number', db => findOrder(db, `PP-${old}`)),
    page('an order by its link', db => findOrderByToken(db, 'no token of any order')),
    page('an order by its checkout', db => findOrderByKey(db, id('i', old))),
    page('lines of an order', db => listOrderLines(db, orderId)),
    page('journal of an order', db => listOrderEvents(db, orderId)),
    page('parcels of an order', db => listShipments(db, orderId)),
    page('payments of an order', db => listOrderPayments(db, orderId)),
    page('invoices of an order', db => listOrderInvoices(db, orderId)),
    page('an invoice by its number', db => findInvoice(db, { seller: 'sample', number: `RE-${old}` })),
    page("a customer's orders", db =>
      listCustomerOrders(db, { visitorId, email: 'Kunde77@example.com', channel: 'passepartout', most: 50 }),
    ),
    page("a customer's photos", db => listPhotos(db, { visitorId })),
    page("bytes of a customer's photos", db => getPhotoUsage(db, { visitorId })),
    page("what keeps a customer's photos", db => listPhotoHolds(db, { visitorId })),
    page('a photo by its content', db => findPhotoByContent(db, { visitorId, sha256: 'none' })),
    page('taking a photo away', db => markPhotoForDeletion(db, { visitorId, id: id('p', old) })),
    page("a customer's designs", db => listDrafts(db, { visitorId })),
    page('how many designs a customer has', db => countDrafts(db, { visitorId })),
    page('that a visitor was here', db => touchVisitor(db, { id: visitorId, channel: 'passepartout', now })),
    page("a customer's journal of security", db =>
      listSecurityEvents(db, { customerId: id('c', 7), most: 20 }),
    ),
    page('a payment by what Stripe calls it', db => findProviderPayment(db, { payment: `pi_${old}` })),
    page('a refund by what Stripe calls it', db => findProviderRefund(db, `re_${old}`)),
    page('paying an order', db =>
      transitionOrder(db, {
        orderId: id('o', orders - 4),
        move: 'paid',
        actor: 'bank',

        key: 'x',
        now,
      }),
    ),
    job('payments by references of a statement', db =>
      paymentsByReference(
        db,
        Array.from({ length: 50 }, (_, at) => `RF${old + at}`),
      ),
    ),
    job('payments to ask about', db => listPaymentsToPoll(db, now, 50)),
    job('orders that wait for a transfer', db =>
      listOrdersAwaitingPayment(db, { method: 'transfer', begunBefore: ago(5), notReminded: true }),
    ),
    job('what follows the journals', db =>
      claimUnprocessedOrderEvents(db, {
        kinds: ['paid', 'parcel-shipped', 'delivered'],
        since: ago(7),
        most: 100,
        now,
      }),
    ),
    job('a line for the plant', db => findOrderLine(db, id('m', `${orders - 9}-1`))),
    job('orders whose photos are due', db => ordersWithOldPhotos(db, { endedBefore: ago(90), most: 500 })),
    job('letting go of the photos of an order', async db => {
      const { photoIds } = await releaseOrderPhotoHold(db, id('o', orders - 3))
      await markPhotosForDeletion(db, photoIds)
    }),
    job('carts that nobody came back to', db => listAbandonedCarts(db, { before: ago(30), most: 500 })),
    job('photos between two states', db => listIncompletePhotoIds(db, { before: ago(1) })),
    job('forgetting the journal of security', db => removeOldSecurityEvents(db, ago(179.9))),
    operator('open complaints', db => listPendingCases(db)),
    operator('open refunds', db => listUnsettledRefunds(db)),
    operator('customers by a part of their name', db => findCustomers(db, { text: 'lace 77', most: 50 })),
    operator('what is kept of a customer', db => exportPersonalData(db, 'Kunde77@example.com')),
    operator('erasing a customer', db =>
      erasePersonalData(db, 'Kunde78@example.com', { now: new Date(), hashAddress: (_, email) => email }),
    ),
    page("an account's archive", db =>
      collectDataExport(db, { customerId: visitorId, email: 'Kunde77@example.com', visitorIds: [visitorId] }),
    ),
    operator('open jobs', db => listUnfinishedJobs(db, { most: 1000 })),
    operator('jobs by state', db => countJobRows(db)),
  ]
}
