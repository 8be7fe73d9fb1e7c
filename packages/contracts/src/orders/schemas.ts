import { COUNTRY_CODES, ORDER_STATES, PAYMENT_METHODS } from '@passepartout/domain'
import * as z from 'zod'
import {
  addressSchema,
  contactSchema,
  paymentOptionSchema,
  receiptLineSchema,
  receiptSumsSchema,
} from '../checkout/schemas.ts'
import { displayMomentSchema } from '../delivery/schemas.ts'
import { displayMoneySchema, idSchema } from '../shapes.ts'

/** Signed, from the email's link or the thank-you page; opens one order. */
export const orderTokenSchema = z.string().min(16).max(200)

/** Bank details of a transfer, to be read, copied and scanned. */
export const paymentSlipSchema = z.object({
  /** `plain` where banks have no code (pounds): to be typed. */
  kind: z.enum(['epc', 'swiss-qr', 'plain']),
  recipient: z.string(),
  iban: z.string(),
  bic: z.string().nullable(),
  /** Local format of the account's country, where banks do not use the IBAN. */
  domestic: z.object({ sortCode: z.string(), accountNumber: z.string() }).nullable(),
  /** RF creditor reference, or QR reference. */
  reference: z.string(),
  amount: displayMoneySchema,
  /** Last day before the order is cancelled. */
  payUntil: z.iso.date(),
  /** The code as scalable SVG: the EPC code alone, or the whole payment part and receipt of a QR-bill. */
  svg: z.string().nullable(),
})
export type PaymentSlip = z.infer<typeof paymentSlipSchema>

export const shipmentSchema = z.object({
  number: z.int().min(1),
  carrier: z.string(),
  trackingNumber: z.string().nullable(),
  trackingUrl: z.string().nullable(),
  shippedAt: displayMomentSchema,
  deliveredAt: displayMomentSchema.nullable(),
  /** Names of the lines in the shipment. */
  contents: z.array(z.string()),
})

/** A step of an order on its way to the customer. */
export const ORDER_TIMELINE_STEPS = ['placed', 'paid', 'in-production', 'shipped', 'delivered'] as const
export type OrderTimelineStep = (typeof ORDER_TIMELINE_STEPS)[number]

/** Withdrawal of a line: its deadline, or that it was made to order. */
export const withdrawalLineSchema = z.object({
  line: receiptLineSchema,
  isExempt: z.boolean(),
})

export const orderSchema = z.object({
  orderNumber: z.string(),
  state: z.enum(ORDER_STATES),
  /** Day, month, year. */
  placedAt: displayMomentSchema,
  country: z.enum(COUNTRY_CODES),
  contact: contactSchema,
  delivery: addressSchema,
  /** Company name of a whitelabel customer, the sender of the parcel. */
  sender: z.string().optional(),
  invoice: addressSchema,
  lines: z.array(receiptLineSchema),
  /** Ordered designs as PDF for the screen, until the photos are deleted. */
  copies: z.array(z.object({ line: idSchema, title: z.string(), fileUrl: z.string() })),
  /** Ordered calendars with the days that they print, until the photos are deleted. */
  calendars: z.array(
    z.object({
      line: idSchema,
      title: z.string(),
      /** The days as a calendar file. */
      fileUrl: z.string(),
      days: z.array(z.object({ day: displayMomentSchema, names: z.array(z.string()) })),
    }),
  ),
  sums: receiptSumsSchema,
  shippingName: z.string(),
  arrives: z.string().nullable(),
  /** Last day to pay for that delivery day; null where the payment counted at once. */
  moneyBy: z.string().nullable(),
  payment: z.object({
    method: z.enum(PAYMENT_METHODS),
    name: z.string(),
    state: z.enum(['open', 'processing', 'refused', 'paid', 'refunded', 'partly-refunded']),
    slip: paymentSlipSchema.nullable(),
    /** The provider's page, while the payment is open there. */
    url: z.string().nullable(),
    /** Other methods, while none has succeeded. */
    options: z.array(paymentOptionSchema),
  }),
  /** Past and future steps; `at` is null for future ones. */
  timeline: z.array(z.object({ step: z.enum(ORDER_TIMELINE_STEPS), at: displayMomentSchema.nullable() })),
  parcels: z.array(shipmentSchema),
  /** Cancelling and changing the address are possible. */
  canChange: z.boolean(),
  /** Guaranteed until this moment; null once it has passed. */
  changeUntil: displayMomentSchema.nullable(),
  /** The day of that moment, where it is not today. */
  changeDay: z.string().nullable(),
  invoiceUrl: z.string().nullable(),
  /** Deletion of the photos, future or past. */
  photosUntil: displayMomentSchema.nullable(),
  arePhotosDeleted: z.boolean(),
  canComplain: z.boolean(),
  canWithdraw: z.boolean(),
  cases: z.array(
    z.object({
      id: idSchema,
      kind: z.enum(['complaint', 'withdrawal']),
      at: displayMomentSchema,
      state: z.enum(['received', 'reprint', 'refund', 'refused']),
    }),
  ),
})
export type Order = z.infer<typeof orderSchema>

const ofOrder = z.object({ token: orderTokenSchema })
export const orderResponse = z.object({ order: orderSchema })

export const orderSchemas = {
  getOrder: { params: ofOrder, response: orderResponse },
  cancelOrder: { params: ofOrder, response: orderResponse },
  changeOrderAddress: {
    params: ofOrder,
    body: z.object({ delivery: addressSchema }),
    response: orderResponse,
  },
  payOrder: {
    params: ofOrder,
    body: z.object({ method: z.enum(PAYMENT_METHODS) }),
    response: z.object({ order: orderSchema, paymentUrl: z.string().nullable() }),
  },
  /** Number of lines added to the cart, and of lines no longer available. */
  reorder: { params: ofOrder, response: z.object({ added: z.int(), missing: z.int() }) },
  complain: {
    params: ofOrder,
    body: z.object({
      lines: z.array(idSchema).min(1).max(100),
      what: z.enum(['damaged', 'misprint', 'wrong-article', 'missing', 'other']),
      wish: z.enum(['reprint', 'refund']),
      text: z.string().max(2000),
      /** Uploaded before, like any photo. */
      photos: z.array(idSchema).max(8),
    }),
    response: orderResponse,
  },
  keepOrderPhotos: { params: ofOrder, response: orderResponse },
  deleteOrderPhotos: { params: ofOrder, response: orderResponse },
  /** Identical whether or not there are orders of that address. */
  sendOrderLinks: {
    body: z.object({ email: z.string().min(3).max(200) }),
    response: z.object({ sent: z.literal(true) }),
  },
  /** Identical whether or not there is such an order, so that orders cannot be enumerated. */
  findWithdrawal: {
    body: z.object({ orderNumber: z.string().min(1).max(40), email: z.string().min(3).max(200) }),
    response: z.object({
      order: z
        .object({
          orderNumber: z.string(),
          placedAt: displayMomentSchema,
          /** Last day of the period, once it has begun. */
          until: displayMomentSchema.nullable(),
          lines: z.array(withdrawalLineSchema),
        })
        .nullable(),
    }),
  },
  withdraw: {
    body: z.object({
      name: z.string().min(1).max(200),
      email: z.string().min(3).max(200),
      orderNumber: z.string().min(1).max(40),
      /** Returned lines; empty means the whole order. */
      lines: z.array(idSchema).max(100),
      text: z.string().max(2000),
    }),
    /** Time of receipt, to the second, and its reference. */
    response: z.object({ receivedAt: displayMomentSchema, reference: z.string() }),
  },
  orderInvoice: { params: ofOrder },
  orderLineCopy: { params: z.object({ token: orderTokenSchema, line: idSchema }) },
  orderLineDays: { params: z.object({ token: orderTokenSchema, line: idSchema }) },
  orderLinePicture: { params: z.object({ token: orderTokenSchema, line: idSchema }) },
}
