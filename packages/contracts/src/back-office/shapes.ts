import {
  CHANNELS,
  COUNTRY_CODES,
  LAB_REASONS,
  OPERATOR_PERMISSIONS,
  OPERATOR_ROLES,
  ORDER_STATES,
  PAYMENT_METHODS,
} from '@passepartout/domain'
import * as z from 'zod'
import { addressSchema } from '../checkout/schemas.ts'

/** Minor units; the browser formats it in the reader's language. */
export const amountSchema = z.object({ amount: z.int(), currency: z.string() })
export type Amount = z.infer<typeof amountSchema>

export const instantSchema = z.iso.datetime()

/** What waits for somebody; the browser has its words and its page. */
export const WAITING_KINDS = [
  'orders-not-at-lab',
  'orders-lab-failed',
  'orders-production-failed',
  'orders-late',
  'orders-held',
  'orders-unpaid',
  'payments-unmatched',
  'refunds-to-approve',
  'refunds-failed',
  'refunds-to-send',
  'cases-overdue',
  'cases-due',
  'cases-new',
  'emails-undeliverable',
  'jobs-failed',
  'problems-open',
] as const

export const waitingItemSchema = z.object({ kind: z.enum(WAITING_KINDS), count: z.int() })
export type WaitingItem = z.infer<typeof waitingItemSchema>

export const sessionSchema = z.object({
  name: z.string(),
  roles: z.array(z.enum(OPERATOR_ROLES)),
  permissions: z.array(z.enum(OPERATOR_PERMISSIONS)),
})
export type BackOfficeSession = z.infer<typeof sessionSchema>

export const ORDER_WAITING_LISTS = [
  'not-at-lab',
  'lab-failed',
  'production-failed',
  'late',
  'held',
  'unpaid',
] as const

const day = z.iso.date()

export const orderFilterSchema = z.object({
  search: z.string().max(100).optional(),
  state: z.enum(ORDER_STATES).optional(),
  channel: z.enum(CHANNELS).optional(),
  country: z.enum(COUNTRY_CODES).optional(),
  payment: z.enum(PAYMENT_METHODS).optional(),
  from: day.optional(),
  until: day.optional(),
  waiting: z.enum(ORDER_WAITING_LISTS).optional(),
})
export type OrderListFilter = z.infer<typeof orderFilterSchema>

/** A saved filter has no search, which would keep names of customers. */
export const orderViewFilterSchema = orderFilterSchema.omit({ search: true }).strict()

export const orderViewSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  isShared: z.boolean(),
  isOwn: z.boolean(),
  /** Null once they left. */
  savedBy: z.string().nullable(),
  filter: orderViewFilterSchema,
})
export type OrderView = z.infer<typeof orderViewSchema>

export const orderRowSchema = z.object({
  number: z.string(),
  state: z.enum(ORDER_STATES),
  placedAt: instantSchema,
  channel: z.string(),
  country: z.string(),
  name: z.string(),
  email: z.string(),
  total: amountSchema,
  paymentMethod: z.enum(PAYMENT_METHODS),
  /** The day promised to the customer; null where nothing is shipped. */
  arrivesOn: z.string().nullable(),
})
export type OrderListRow = z.infer<typeof orderRowSchema>

export const emailTextSchema = z.object({ to: z.string(), subject: z.string(), text: z.string() })

export const caseSchema = z.object({
  id: z.uuid(),
  kind: z.enum(['complaint', 'withdrawal']),
  state: z.enum(['received', 'reprint', 'refund', 'refused']),
  createdAt: instantSchema,
  decidedAt: instantSchema.nullable(),
  orderNumber: z.string().nullable(),
  customer: z.string(),
  /** Products that it is about; empty in the list of cases. */
  lines: z.array(z.string()),
  /** What else the customer entered, by field. */
  content: z.record(z.string(), z.string()),
  pictures: z.array(z.string()),
})
export type CaseRow = z.infer<typeof caseSchema>

export const orderDetailSchema = z.object({
  number: z.string(),
  state: z.enum(ORDER_STATES),
  isHeld: z.boolean(),
  placedAt: instantSchema,
  changeUntil: instantSchema,
  channel: z.string(),
  country: z.string(),
  locale: z.string(),
  email: z.string(),
  phone: z.string(),
  total: amountSchema,
  due: amountSchema,
  paymentMethod: z.enum(PAYMENT_METHODS),
  arrivesOn: z.string().nullable(),
  shippingName: z.string(),
  delivery: addressSchema.nullable(),
  invoiceTo: addressSchema.nullable(),
  lines: z.array(
    z.object({
      number: z.int(),
      kind: z.string(),
      name: z.string(),
      title: z.string(),
      description: z.array(z.object({ label: z.string(), value: z.string() })),
      quantity: z.int(),
      total: amountSchema,
      hasPicture: z.boolean(),
      /** Finished by the lab since the last reprint. */
      isProduced: z.boolean(),
    }),
  ),
  /** What each lab makes of it; empty before production. */
  labs: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      reason: z.enum(LAB_REASONS),
      lines: z.array(z.int()),
      stage: z.enum(['waiting', 'placed', 'in-production', 'shipped', 'cancelled']),
      /** The lab's own number. */
      reference: z.string().nullable(),
      /** Code of what went wrong. */
      problem: z.string().nullable(),
      /** Reprint, from 1; 0 for the first production. */
      reprint: z.int(),
      /** Whether the shop learns its stage, as it orders there by HTTP. */
      isRemote: z.boolean(),
      canCancel: z.boolean(),
    }),
  ),
  shipments: z.array(
    z.object({
      number: z.int(),
      carrier: z.string(),
      trackingNumber: z.string().nullable(),
      trackingUrl: z.string().nullable(),
      lines: z.array(z.int()),
      shippedAt: instantSchema,
      deliveredAt: instantSchema.nullable(),
    }),
  ),
  payments: z.array(
    z.object({
      method: z.enum(PAYMENT_METHODS),
      state: z.string(),
      amount: amountSchema,
      refunded: amountSchema,
      reference: z.string(),
      createdAt: instantSchema,
    }),
  ),
  /** A refund above the shop's limit that waits for a second operator. */
  waitingRefund: z
    .object({
      id: z.uuid(),
      amount: amountSchema,
      reason: z.string(),
      proposedBy: z.string(),
      /** Whether the operator made it, who may not approve it. */
      isOwn: z.boolean(),
    })
    .nullable(),
  /** What can still be refunded; null where nothing is paid. */
  refundable: amountSchema.nullable(),
  invoices: z.array(z.object({ kind: z.string(), number: z.string(), issuedAt: instantSchema })),
  emails: z.array(z.object({ event: z.int(), kind: z.string(), at: instantSchema })),
  cases: z.array(z.object({ id: z.uuid(), kind: z.string(), state: z.string(), createdAt: instantSchema })),
  timeline: z.array(
    z.object({
      id: z.string(),
      at: instantSchema,
      /** The type of an order event, `note`, `refund-proposed` or `refund-declined`. */
      kind: z.string(),
      actor: z.string(),
      text: z.string(),
      amount: amountSchema.nullable(),
      /** Of a reprint, where it was named. */
      cause: z.string().optional(),
      payer: z.string().optional(),
    }),
  ),
  /** Operations that the order's state allows. */
  can: z.object({
    cancel: z.boolean(),
    hold: z.boolean(),
    release: z.boolean(),
    changeAddress: z.boolean(),
    reprint: z.boolean(),
  }),
})
export type OrderDetail = z.infer<typeof orderDetailSchema>
