import { join } from 'node:path'
import {
  type ApiDeps,
  enqueueAccountEmail,
  enqueueGuestBookEmail,
  enqueueShareEmail,
} from '@passepartout/api'
import {
  type LabContext,
  type PlacingContext,
  placeLabOrder,
  pollLab,
  pollLabs,
} from '@passepartout/commerce/labs'
import {
  buildOrderEmail,
  type OrderEventContext,
  processOrderEvents,
  startProduction,
} from '@passepartout/commerce/orders'
import { reconcilePayments } from '@passepartout/commerce/payments'
import {
  loadLabOrder,
  loadProductionLine,
  loadProductionOrder,
  markLineProduced,
} from '@passepartout/commerce/production'
import { releaseAndExpireVouchers } from '@passepartout/commerce/vouchers'
import { findLabOrder } from '@passepartout/db'
import type { JobHandlers } from '@passepartout/jobs'
import {
  createEmailSender,
  createEmailTransport,
  createLineProducer,
  createOrderTicketWriter,
  createPrintFileChecker,
  enqueueOrphanedEmails,
  recordPriceHistory,
} from '@passepartout/worker'
import { type DataServices, REPOSITORY } from './data-services.ts'
import { deleteExpiredRecords } from './delete-expired-records.ts'
import type { Environment } from './environment.ts'
import { type LabEnvironment, openShopLabs } from './lab-settings.ts'
import type { Logger } from './log.ts'
import { type PaymentEnvironment, paymentContext } from './payment-settings.ts'

/** Milliseconds; the first visitors are served before. */
const FIRST_PRICES_MS = 5000

/** Milliseconds; longer than any print file takes to be written. */
const LEFTOVER_MS = 6 * 3_600_000

/** Folder of emails where no SMTP server is configured. */
export const outboxFolder = (dataDir: string): string => join(dataDir, 'outbox')

interface JobWorkerOptions {
  data: DataServices
  environment: Pick<Environment, 'SMTP_URL'> & PaymentEnvironment & LabEnvironment
  /** Context of order event processing. */
  orderContext: () => OrderEventContext & Pick<ApiDeps, 'draftReader' | 'keys'>
  /** Deletes expired records and what a crash left incomplete. */
  cleanUp: () => Promise<void>
  log: Logger
}

/** Starts the workers of all queues, and schedules recurring jobs. */
export async function startJobWorkers({ data, environment, orderContext, cleanUp, log }: JobWorkerOptions) {
  const { jobs, discounts, catalogue, dataDir, plant, printShop } = data
  const { timeZone } = discounts.priceBook()
  const { customs } = data.selling
  const { db } = data.database
  const transport = createEmailTransport({
    smtpUrl: environment.SMTP_URL,
    outboxDir: outboxFolder(dataDir),
    readObject: async key => {
      const object = await data.storage.open(key)
      return object && new Uint8Array(await new Response(object.stream()).arrayBuffer())
    },
  })
  const stopping = new AbortController()
  const writeOrderTicket = createOrderTicketWriter({
    plant,
    loadOrder: ids => loadProductionOrder({ db, catalogue, sellers: data.sellers }, ids),
    clock: () => new Date(),
    catalogue,
    customs,
  })
  const labs = openShopLabs(catalogue, environment, async labOrderId => {
    const found = await findLabOrder(db, labOrderId)
    if (!found) return
    const { orderId, round, lines } = found.labOrder
    await writeOrderTicket({ orderId, lines, ...(round > 0 && { reprint: round }) })
  })
  const labContext = (): LabContext => ({ db, labs, jobs, now: new Date() })

  const handlers: JobHandlers = {
    'send-mail': createEmailSender({ db, transport, log }),
    'record-prices': async (_, attempt) => {
      const signal = AbortSignal.any([attempt.signal, stopping.signal])
      const counted = await recordPriceHistory({
        ...{ db, catalogue, priceBook: discounts.priceBook(), now: new Date() },
        signal,
      })
      if (counted.added > 0) log.info(counted, 'recorded prices')
      // Recorded events stay; the next attempt records the rest.
      signal.throwIfAborted()
    },
    'tend-payments': async () => {
      const tended = await reconcilePayments(await paymentContext(data, environment, log))
      await releaseAndExpireVouchers(db, new Date())
      if (Object.values(tended).some(count => count > 0)) log.info(tended, 'payments reconciled')
    },
    'clean-up': async () => {
      await cleanUp()
      await deleteExpiredRecords(db, new Date())
      await plant.removeLeftovers({ before: new Date(Date.now() - LEFTOVER_MS) })
    },
    'follow-orders': async () => {
      while ((await processOrderEvents(orderContext())) > 0) stopping.signal.throwIfAborted()
    },
    'order-letter': async job => {
      const message = await buildOrderEmail(orderContext(), job)
      if (!message) return
      const { event, letter } = job
      // A process that dies before it completes this job runs it again: the key keeps the email unique.
      const mail = { key: `${event}/${letter}`, kind: letter, message, now: new Date() }
      await db.transaction(tx => jobs.sendLater(tx, mail))
    },
    'account-letter': job => enqueueAccountEmail(orderContext(), job),
    'guest-book-letter': news => enqueueGuestBookEmail(orderContext(), news),
    'share-letter': job => enqueueShareEmail(orderContext(), job),
    'start-production': ({ orderId }) => startProduction(orderContext(), orderId),
    'produce-line': createLineProducer({
      plant,
      printShop,
      loadLine: ids => loadProductionLine({ db, catalogue }, ids),
      checkPrintFile: createPrintFileChecker({
        plant,
        script: join(REPOSITORY, 'tools/print/check-pdfx.py'),
      }),
      onProduced: ids => markLineProduced({ ...labContext(), jobs }, ids),
      clock: () => new Date(),
      catalogue,
      customs,
    }),
    'write-order-ticket': writeOrderTicket,
    'place-lab-order': ({ labOrderId }) => {
      const { pageUrl, keys, now } = orderContext()
      const signer = keys?.order ?? data.secret
      const files = { db, catalogue, sellers: data.sellers, plant, pageUrl, signer, now }
      const loadOrder: PlacingContext['loadOrder'] = labOrder => loadLabOrder(files, labOrder)
      return placeLabOrder({ ...labContext(), loadOrder }, labOrderId)
    },
    'poll-lab': ({ labOrderId }) => pollLab(labContext(), labOrderId),
    'poll-labs': async () => {
      const failed = await pollLabs(labContext())
      if (failed > 0) log.warn({ failed }, 'labs did not answer')
    },
  }
  await enqueueOrphanedEmails(db, jobs)
  await jobs.schedule('record-prices', '1 0 * * *', timeZone)
  await jobs.schedule('clean-up', '30 * * * *', timeZone)
  await jobs.schedule('follow-orders', '* * * * *', timeZone)
  await jobs.schedule('tend-payments', '* * * * *', timeZone)
  await jobs.schedule('poll-labs', '*/5 * * * *', timeZone)
  await jobs.enqueue(db, 'clean-up', {})
  // The price book may have changed since the last start.
  const recordPricesSoon = () =>
    jobs.enqueue(db, 'record-prices', {}, { notBefore: new Date(Date.now() + FIRST_PRICES_MS) })
  await recordPricesSoon()
  // Prices of a campaign count for the reference price from its first minute.
  discounts.onChange(() => {
    recordPricesSoon().catch(err => log.error({ err }, 'recording of changed prices not enqueued'))
  })
  await jobs.work(handlers)
  return {
    /** Lets running jobs finish, except those that can be continued later. */
    close: async () => {
      stopping.abort()
      await jobs.close()
      transport.close()
    },
  }
}
