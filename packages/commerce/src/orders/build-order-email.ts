import {
  type EmailDocument,
  legalAttachments,
  type OrderEmailData,
  renderOrderEmail,
} from '@passepartout/business-documents'
import {
  type Database,
  type EmailMessage,
  findOrderById,
  type InvoiceRow,
  listOrderEvents,
  listOrderInvoices,
  listOrderLines,
  listShipments,
  type OrderEventRow,
  type OrderRow,
} from '@passepartout/db'
import { isProducedByLab, money, systemPath, toDisplayMoney } from '@passepartout/domain'
import type { OrderEmailKind } from '@passepartout/jobs'
import type { ObjectStorage } from '@passepartout/storage'
import * as z from 'zod'
import { type EmailPorts, emailRecipientOf, type RecipientContext } from '../emails/index.ts'
import {
  creditNoteIdempotencyKey,
  ensureInvoicePdf,
  refundedAmounts,
  voucherRefundAmount,
} from '../invoices/index.ts'
import { shopOfOrder } from '../stored-orders/index.ts'
import { createOrderToken } from './create-order-token.ts'
import { type OrderEmailImagesContext, orderEmailImages } from './order-email-images.ts'
import { isShipped, type OrderPayloadContext, toOrderPayload } from './to-order-payload.ts'

export interface OrderEmailContext
  extends Omit<OrderPayloadContext, 'lineLooks'>,
    OrderEmailImagesContext,
    EmailPorts {
  storage: Pick<ObjectStorage, 'open' | 'put'>
  /** Base of order links. */
  secret: string
}

interface OrderEmailJob {
  orderId: string
  /** Sequence number of the order event that caused the email. */
  event: number
  letter: OrderEmailKind
}

/** Builds the email for an order event; `undefined` when it no longer applies. */
export async function buildOrderEmail(
  context: OrderEmailContext,
  { orderId, event: sequence, letter }: OrderEmailJob,
): Promise<EmailMessage | undefined> {
  const { db, secret } = context
  const order = await findOrderById(db, orderId)
  const events = await listOrderEvents(db, orderId)
  const event = events.find(one => one.sequence === sequence)
  if (!order || !event) return undefined
  const shop = shopOfOrder(order)
  const statusUrl = orderUrl(context, order)
  const base = {
    ...(await customerRecipient(context, order)),
    order: await toOrderPayload(context, order, createOrderToken(order.id, secret)),
    statusUrl,
  }
  const amount = () => toDisplayMoney(money(eventAmount(event) ?? order.due, order.currency), order.locale)
  switch (letter) {
    case 'order-received':
      return renderOrderEmail(letter, {
        ...base,
        documents: legalAttachments(shop, legalVersions(order)),
        pictures: await orderEmailImages(context, order),
      })
    case 'payment-received':
      return renderOrderEmail(letter, { ...base, amount: amount() })
    case 'shipped': {
      const isParcel = ({ kind }: OrderEventRow) => kind === 'parcel-shipped'
      const parcel = events.filter(one => isParcel(one) && one.sequence <= sequence).length
      return renderOrderEmail(letter, {
        ...base,
        parcel,
        isComplete: await areAllLinesShipped(db, orderId, parcel),
      })
    }
    case 'invoice':
      return invoiceEmail(context, order, base)
    case 'cancelled':
      return renderOrderEmail(letter, {
        ...{ ...base, ...cancellationEmailData(event, base.order.payment.state) },
        toVoucher: voucherPart(order, event),
      })
    case 'refunded':
      return refundEmail(context, order, event, base)
    case 'case-decided':
      return renderOrderEmail(letter, { ...base, ...parseCaseDecision(event) })
    default:
      return renderOrderEmail(letter, base)
  }
}

/** The email about the decision of a case, before it is decided: for the operator to read it first. */
export async function buildCaseDecisionEmail(
  context: OrderEmailContext,
  order: OrderRow,
  { decision, reason }: Pick<OrderEmailData['case-decided'], 'decision' | 'reason'>,
): Promise<EmailMessage> {
  return renderOrderEmail('case-decided', {
    ...(await customerRecipient(context, order)),
    order: await toOrderPayload(context, order, createOrderToken(order.id, context.secret)),
    statusUrl: orderUrl(context, order),
    decision,
    reason,
  })
}

export function orderUrl(
  { pageUrl, secret }: Pick<OrderEmailContext, 'pageUrl' | 'secret'>,
  order: OrderRow,
) {
  const shop = shopOfOrder(order)
  return pageUrl(shop, `${systemPath(shop, 'order')}/${createOrderToken(order.id, secret)}`)
}

/** Sender, recipient and footer links of an order's emails. */
export const customerRecipient = (context: RecipientContext, order: OrderRow) =>
  emailRecipientOf(context, shopOfOrder(order), order.email)

const eventAmount = ({ details }: OrderEventRow): number | undefined =>
  typeof details.amount === 'number' ? details.amount : undefined

function cancellationEmailData(
  { actor, details }: OrderEventRow,
  payment: string,
): Pick<OrderEmailData['cancelled'], 'reason' | 'isPaid'> {
  const reason =
    actor === 'clock' ? 'unpaid' : actor === 'customer' || details.reason === 'customer' ? 'customer' : 'shop'
  return { reason, isPaid: payment === 'paid' || payment === 'refunded' || payment === 'partly-refunded' }
}

const receiptSchema = z.object({ legalTexts: z.record(z.string(), z.string()) })
const legalVersions = ({ receipt }: OrderRow): Record<string, string> =>
  receiptSchema.safeParse(receipt).data?.legalTexts ?? {}

const formatOrderAmount = ({ currency, locale }: OrderRow, amount: number) =>
  toDisplayMoney(money(amount, currency), locale)

const voucherPart = (order: OrderRow, { details }: OrderEventRow) =>
  voucherRefundAmount(details) > 0 ? formatOrderAmount(order, voucherRefundAmount(details)) : null

async function refundEmail(
  context: OrderEmailContext,
  order: OrderRow,
  event: OrderEventRow,
  base: Omit<OrderEmailData['refunded'], 'amount' | 'toVoucher' | 'creditNote'>,
): Promise<EmailMessage> {
  const invoices = await listOrderInvoices(context.db, order.id)
  const creditNote = invoices.find(({ key }) => key === creditNoteIdempotencyKey(event.sequence))
  return renderOrderEmail('refunded', {
    ...base,
    amount: formatOrderAmount(order, refundedAmounts(event.details)),
    toVoucher: voucherPart(order, event),
    creditNote: creditNote ? await invoiceDocument(context, creditNote) : null,
  })
}

const decisionSchema = z.object({
  decision: z.enum(['reprint', 'refund', 'refused']),
  reason: z.string().default(''),
})
const parseCaseDecision = ({
  details,
}: OrderEventRow): Pick<OrderEmailData['case-decided'], 'decision' | 'reason'> =>
  decisionSchema.parse(details)

/** The invoice PDF is rendered once, stored with the invoice and attached. */
async function invoiceEmail(
  context: OrderEmailContext,
  order: OrderRow,
  base: Omit<OrderEmailData['invoice'], 'invoiceNumber' | 'document'>,
): Promise<EmailMessage | undefined> {
  const invoice = (await listOrderInvoices(context.db, order.id)).find(({ kind }) => kind === 'invoice')
  if (!invoice) return undefined
  const document = await invoiceDocument(context, invoice)
  return renderOrderEmail('invoice', { ...base, invoiceNumber: invoice.number, document })
}

async function invoiceDocument(context: OrderEmailContext, invoice: InvoiceRow): Promise<EmailDocument> {
  const key = await ensureInvoicePdf(context, invoice)
  const filename = `${invoice.number}.pdf`
  return { title: invoice.number, file: { filename, contentType: 'application/pdf', content: { key } } }
}

/** Whether every line has been shipped with this parcel or an earlier one. */
async function areAllLinesShipped(db: Database, orderId: string, parcel: number): Promise<boolean> {
  const parcels = await listShipments(db, orderId)
  const sent = new Set(parcels.filter(({ number }) => number <= parcel).flatMap(({ lines }) => lines))
  return (await listOrderLines(db, orderId)).every(line => !isShipped(line) || sent.has(line.number))
}

/** The lines of an order that the lab produces. */
export const listProducedLines = async (db: Database, orderId: string) =>
  (await listOrderLines(db, orderId)).filter(({ kind }) => isProducedByLab(kind))
