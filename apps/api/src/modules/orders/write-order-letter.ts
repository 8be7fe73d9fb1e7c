import {
  type Database,
  eventsOfOrder,
  findOrderById,
  type InvoiceRow,
  invoicesOfOrder,
  linesOfOrder,
  type MailMessage,
  type OrderEventRow,
  type OrderRow,
  parcelsOfOrder,
} from '@passepartout/db'
import { type Locale, money, type Shop, systemPath } from '@passepartout/domain'
import type { OrderLetter } from '@passepartout/jobs'
import { type LetterData, type LetterDocument, legalDocuments, renderLetter } from '@passepartout/paper'
import type { ObjectStorage } from '@passepartout/storage'
import * as z from 'zod'
import { orderToken } from '../checkout/index.ts'
import { recipientOf } from '../letters/index.ts'
import { shownMoney } from '../prices/index.ts'
import { creditNoteKey, givenBack, toVouchers } from './credit-note.ts'
import { keepInvoice } from './keep-invoice.ts'
import { type LetterPicturesContext, letterPictures } from './letter-pictures.ts'
import { isSent, type OrderSpeaker, shownOrder } from './shown-order.ts'
import { shopOf } from './stored-order.ts'

/** What letters about orders are written with. */
export interface LetterContext extends OrderSpeaker, Omit<LetterPicturesContext, 'storage'> {
  db: Database
  storage: Pick<ObjectStorage, 'open' | 'put'>
  secret: string
  pageUrl: (shop: Shop, innerPath: string) => string
  mailSender: (shop: Shop) => { name: string; address: string }
  /** Addresses of one page in every locale of the channel that has it. */
  localisedPages: (shop: Shop, innerPath: string) => Promise<readonly { locale: Locale; url: string }[]>
}

interface Asked {
  orderId: string
  /** Number of the journal's word that calls for the letter. */
  event: number
  letter: OrderLetter
}

/** The letter that a word of an order's journal calls for; none where there is nothing to say any more. */
export async function writeOrderLetter(
  context: LetterContext,
  { orderId, event: sequence, letter }: Asked,
): Promise<MailMessage | undefined> {
  const { db, secret } = context
  const order = await findOrderById(db, orderId)
  const events = await eventsOfOrder(db, orderId)
  const event = events.find(one => one.sequence === sequence)
  if (!order || !event) return undefined
  const shop = shopOf(order)
  const statusUrl = orderUrl(context, order)
  const base = {
    ...(await customerOf(context, order)),
    order: await shownOrder(context, order, orderToken(order.id, secret)),
    statusUrl,
  }
  const amount = () => shownMoney(money(amountIn(event) ?? order.due, order.currency), order.locale)
  switch (letter) {
    case 'order-received':
      return renderLetter(letter, {
        ...base,
        documents: legalDocuments(shop, legalVersions(order)),
        pictures: await letterPictures(context, order),
      })
    case 'payment-received':
      return renderLetter(letter, { ...base, amount: amount() })
    case 'shipped': {
      const isParcel = ({ kind }: OrderEventRow) => kind === 'parcel-shipped'
      const parcel = events.filter(one => isParcel(one) && one.sequence <= sequence).length
      return renderLetter(letter, { ...base, parcel, isComplete: await isAllSent(db, orderId, parcel) })
    }
    case 'invoice':
      return invoiceLetter(context, order, base)
    case 'cancelled':
      return renderLetter(letter, {
        ...{ ...base, ...cancellation(event, base.order.payment.state) },
        toVoucher: voucherPart(order, event),
      })
    case 'refunded':
      return refundLetter(context, order, event, base)
    case 'case-decided':
      return renderLetter(letter, { ...base, ...decisionIn(event) })
    default:
      return renderLetter(letter, base)
  }
}

/** Absolute address of an order's status page. */
export function orderUrl({ pageUrl, secret }: Pick<LetterContext, 'pageUrl' | 'secret'>, order: OrderRow) {
  const shop = shopOf(order)
  return pageUrl(shop, `${systemPath(shop, 'order')}/${orderToken(order.id, secret)}`)
}

/** Who writes to whom, and where the foot of the letter leads. */
export const customerOf = (context: LetterContext, order: OrderRow) =>
  recipientOf(context, shopOf(order), order.email)

const amountIn = ({ details }: OrderEventRow): number | undefined =>
  typeof details.amount === 'number' ? details.amount : undefined

function cancellation(
  { actor, details }: OrderEventRow,
  payment: string,
): Pick<LetterData['cancelled'], 'reason' | 'isPaid'> {
  const reason =
    actor === 'clock' ? 'unpaid' : actor === 'customer' || details.reason === 'customer' ? 'customer' : 'shop'
  return { reason, isPaid: payment === 'paid' || payment === 'refunded' || payment === 'partly-refunded' }
}

const receiptSchema = z.object({ legalTexts: z.record(z.string(), z.string()) })
const legalVersions = ({ receipt }: OrderRow): Record<string, string> =>
  receiptSchema.safeParse(receipt).data?.legalTexts ?? {}

const shownAmount = ({ currency, locale }: OrderRow, amount: number) =>
  shownMoney(money(amount, currency), locale)

const voucherPart = (order: OrderRow, { details }: OrderEventRow) =>
  toVouchers(details) > 0 ? shownAmount(order, toVouchers(details)) : null

async function refundLetter(
  context: LetterContext,
  order: OrderRow,
  event: OrderEventRow,
  base: Omit<LetterData['refunded'], 'amount' | 'toVoucher' | 'creditNote'>,
): Promise<MailMessage> {
  const invoices = await invoicesOfOrder(context.db, order.id)
  const creditNote = invoices.find(({ key }) => key === creditNoteKey(event.sequence))
  return renderLetter('refunded', {
    ...base,
    amount: shownAmount(order, givenBack(event.details)),
    toVoucher: voucherPart(order, event),
    creditNote: creditNote ? await invoiceDocument(context, creditNote) : null,
  })
}

const decisionSchema = z.object({
  decision: z.enum(['reprint', 'refund', 'refused']),
  reason: z.string().default(''),
})
const decisionIn = ({ details }: OrderEventRow): Pick<LetterData['case-decided'], 'decision' | 'reason'> =>
  decisionSchema.parse(details)

/** The PDF is drawn once, kept with the invoice, and goes along. */
async function invoiceLetter(
  context: LetterContext,
  order: OrderRow,
  base: Omit<LetterData['invoice'], 'invoiceNumber' | 'document'>,
): Promise<MailMessage | undefined> {
  const invoice = (await invoicesOfOrder(context.db, order.id)).find(({ kind }) => kind === 'invoice')
  if (!invoice) return undefined
  const document = await invoiceDocument(context, invoice)
  return renderLetter('invoice', { ...base, invoiceNumber: invoice.number, document })
}

async function invoiceDocument(context: LetterContext, invoice: InvoiceRow): Promise<LetterDocument> {
  const key = await keepInvoice(context, invoice)
  const filename = `${invoice.number}.pdf`
  return { title: invoice.number, file: { filename, contentType: 'application/pdf', content: { key } } }
}

/** Whether nothing is left to come after a parcel. */
async function isAllSent(db: Database, orderId: string, parcel: number): Promise<boolean> {
  const parcels = await parcelsOfOrder(db, orderId)
  const sent = new Set(parcels.filter(({ number }) => number <= parcel).flatMap(({ lines }) => lines))
  return (await linesOfOrder(db, orderId)).every(line => !isSent(line) || sent.has(line.number))
}

/** How many lines of an order the plant makes. */
export const madeLines = async (db: Database, orderId: string) =>
  (await linesOfOrder(db, orderId)).filter(({ kind }) => kind !== 'gift-voucher')
