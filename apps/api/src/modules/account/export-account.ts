import { hashAddress } from '@passepartout/commerce/customers'
import { ensureInvoicePdf } from '@passepartout/commerce/invoices'
import { exportAccount } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import {
  type CustomerRow,
  collectDataExport,
  type InvoiceRow,
  listCustomerDates,
  listCustomerVisitors,
  listNewsletterConsents,
  listPasskeys,
  listSavedAddresses,
  listSecurityEvents,
  listSessions,
  type PhotoRow,
} from '@passepartout/db'
import { CHANNELS } from '@passepartout/domain'
import { originalKey, zipArchive } from '@passepartout/storage'
import type { CallContext } from '../../http/call-context.ts'
import { refuse } from '../../http/call-result.ts'
import { fileRoute } from '../../http/router.ts'
import { recordAccountSecurityEvent } from './record-account-security-event.ts'

const MOST_EVENTS = 1000

/** Opened by a plain link, so without shop headers: the session is found by the cookies of all channels. */
export const exportAccountRoute = fileRoute(exportAccount, schemas.exportAccount, async context => {
  const [own] = context.session
    ? [context.session]
    : await context.sessions.readAll(context.request, context.now)
  if (!own) return refuse('unauthorised')
  const limited = await context.spendOf('account-export', own.customer.id)
  if (limited) return limited
  await recordAccountSecurityEvent(context, 'data-exported', { customerId: own.customer.id })
  return new Response(archiveOf(context, await collectExportData(context, own.customer)), {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="${own.customer.number}.zip"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  })
})

async function collectExportData({ db, now, secret }: CallContext, customer: CustomerRow) {
  const { id: customerId, email } = customer
  const visitorIds = await listCustomerVisitors(db, { customerId })
  const sessions = await listSessions(db, { customerId, now })
  const passkeys = await listPasskeys(db, { customerId })
  const consents = await Promise.all(
    CHANNELS.map(channel => listNewsletterConsents(db, hashAddress(secret)(channel, email))),
  )
  return {
    customer,
    addresses: await listSavedAddresses(db, { customerId }),
    dates: await listCustomerDates(db, { customerId }),
    sessions: sessions.map(({ token: _, ...session }) => session),
    passkeys: passkeys.map(({ id, name, createdAt }) => ({ id, name, createdAt })),
    security: await listSecurityEvents(db, { customerId, most: MOST_EVENTS }),
    ...(await collectDataExport(db, { customerId, email, visitorIds })),
    newsletterConsents: consents.flat().map(({ addressHash: _, ...consent }) => consent),
  }
}

/** Created while it is sent: no photo is held completely in memory. */
function archiveOf(
  context: CallContext,
  data: { photos: readonly PhotoRow[]; invoices: readonly InvoiceRow[] },
): ReadableStream<Uint8Array> {
  const { storage } = context
  async function* entries() {
    yield { name: 'data.json', chunks: [new TextEncoder().encode(JSON.stringify(data, null, 2))] }
    for (const invoice of data.invoices) {
      const object = await storage.open(await ensureInvoicePdf(context, invoice))
      if (!object) continue
      // Invoice numbers are unique per seller only.
      const [seller, number] = [invoice.seller, invoice.number].map(text => text.replace(/[^\w.-]/g, '-'))
      yield { name: `invoices/${seller}-${number}.pdf`, chunks: object.stream() }
    }
    for (const photo of data.photos) {
      const object = await storage.open(originalKey(photo.id))
      if (!object) continue
      const name = photo.name.replace(/[^\p{L}\p{N} ._-]/gu, '_').slice(-100)
      yield { name: `photos/${photo.id.slice(0, 8)}-${name}`, chunks: object.stream() }
    }
  }
  return ReadableStream.from(zipArchive(entries()))
}
