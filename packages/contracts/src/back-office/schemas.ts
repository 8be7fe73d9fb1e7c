import { OPERATOR_ROLES, SCAN_PROBLEMS, SCAN_STEPS } from '@passepartout/domain'
import * as z from 'zod'
import { addressSchema } from '../checkout/schemas.ts'
import { accountingSchemas } from './accounting-shapes.ts'
import { bulkSchemas } from './bulk-shapes.ts'
import { accountSchema, customerSchema } from './customer-shapes.ts'
import { discountSchemas } from './discount-shapes.ts'
import { paymentSchemas } from './payment-shapes.ts'
import { reprintFields, reprintSchemas } from './reprint-shapes.ts'
import {
  caseSchema,
  emailTextSchema,
  instantSchema,
  orderDetailSchema,
  orderFilterSchema,
  orderRowSchema,
  orderViewFilterSchema,
  orderViewSchema,
  sessionSchema,
  waitingItemSchema,
} from './shapes.ts'

const numberParams = z.object({ number: z.string().max(20) })
/** A refund proposal or a lab order of an order. */
const partParams = z.object({ number: z.string().max(20), id: z.uuid() })
const idParams = z.object({ id: z.uuid() })
/** A customer number, or the number of an order of a guest. */
const customerParams = z.object({ key: z.string().max(20) })
const reason = z.string().trim().min(1).max(300)
const orderResponse = z.object({ order: orderDetailSchema })
const roles = z.array(z.enum(OPERATOR_ROLES)).min(1)
const email = z.email().max(254)
const decision = z.enum(['reprint', 'refund', 'refused'])
const operator = z.object({
  email: z.string(),
  name: z.string(),
  roles: z.array(z.enum(OPERATOR_ROLES)),
  isSetUp: z.boolean(),
})
const orderViews = z.object({ views: z.array(orderViewSchema) })
const operators = z.object({ operators: z.array(operator) })

export { orderViewFilterSchema }

/** Schemas of every call of the back office, by its name. */
export const backOfficeSchemas = {
  getSession: { response: sessionSchema },
  getWaiting: { response: z.object({ items: z.array(waitingItemSchema) }) },
  listOrders: {
    query: orderFilterSchema.extend({ after: z.string().max(120).optional() }),
    response: z.object({ orders: z.array(orderRowSchema), next: z.string().nullable() }),
  },
  exportOrders: { query: orderFilterSchema },
  listOrderViews: { response: orderViews },
  saveOrderView: {
    body: z.strictObject({
      name: z.string().trim().min(1).max(60),
      isShared: z.boolean(),
      filter: orderViewFilterSchema,
    }),
    response: orderViews,
  },
  removeOrderView: { params: idParams, body: z.strictObject({}), response: orderViews },
  getOrder: { params: numberParams, response: orderResponse },
  getLinePicture: { params: z.object({ number: z.string().max(20), line: z.coerce.number().int().min(1) }) },
  getOrderPage: { params: numberParams, response: z.object({ url: z.string() }) },
  getOrderEmail: {
    params: z.object({
      number: z.string().max(20),
      event: z.coerce.number().int().min(1),
      kind: z.string().max(40),
    }),
    response: emailTextSchema,
  },
  resendOrderEmail: {
    params: numberParams,
    body: z.strictObject({ event: z.int(), kind: z.string().max(40) }),
    response: orderResponse,
  },
  refundOrder: {
    params: numberParams,
    body: z.strictObject({
      /** Minor units; without amount and lines all that is left. */
      amount: z.int().min(1).max(10_000_000).optional(),
      /** Numbers of lines whose price is returned. */
      lines: z.array(z.int().min(1)).max(200).optional(),
      reason,
      isSecond: z.boolean().optional(),
    }),
    response: orderResponse,
  },
  approveRefund: { params: partParams, body: z.strictObject({}), response: orderResponse },
  declineRefund: { params: partParams, body: z.strictObject({}), response: orderResponse },
  cancelOrder: { params: numberParams, body: z.strictObject({ reason }), response: orderResponse },
  cancelAtLab: {
    params: partParams,
    body: z.strictObject({ reason }),
    response: orderResponse,
  },
  holdOrder: { params: numberParams, body: z.strictObject({ reason }), response: orderResponse },
  releaseOrder: { params: numberParams, body: z.strictObject({}), response: orderResponse },
  reprintOrder: {
    params: numberParams,
    body: z.strictObject({ lines: z.array(z.int().min(1)).min(1).max(200), reason, ...reprintFields }),
    response: orderResponse,
  },
  changeAddress: {
    params: numberParams,
    body: z.strictObject({ delivery: addressSchema }),
    response: orderResponse,
  },
  addNote: {
    params: numberParams,
    body: z.strictObject({ text: z.string().trim().min(1).max(2000) }),
    response: orderResponse,
  },
  scanSheets: {
    body: z.strictObject({
      /** Made by the scanner: a repeated scan is recorded once. */
      scan: z.uuid(),
      step: z.enum(SCAN_STEPS),
      /** Of sheets: cut ones, all of a copy to bind, or one of each copy to pack. */
      codes: z.array(z.string().max(60)).min(1).max(500),
      /** Code of the parcel's label, to pack. */
      parcel: z.string().max(40).optional(),
    }),
    response: z.object({
      isRepeated: z.boolean(),
      /** Sheets that were cut, and copies that were bound and packed, of each line. */
      lines: z.array(
        z.object({
          orderNumber: z.string(),
          line: z.int(),
          copies: z.int(),
          cut: z.int(),
          bound: z.int(),
          packed: z.int(),
        }),
      ),
    }),
  },
  listCases: { response: z.object({ cases: z.array(caseSchema) }) },
  getCase: { params: idParams, response: z.object({ case: caseSchema }) },
  previewDecision: {
    params: idParams,
    body: z.strictObject({ decision, reason: z.string().trim().max(1000) }),
    /** Null where the case has no order, so that no email is sent. */
    response: z.object({ email: emailTextSchema.nullable() }),
  },
  decideCase: {
    params: idParams,
    body: z.strictObject({ decision, reason: z.string().trim().max(1000) }),
    response: z.object({ case: caseSchema }),
  },
  listCustomers: {
    query: z.object({ search: z.string().max(100).optional() }),
    response: z.object({
      customers: z.array(accountSchema),
      /** A guest with that email address, named by their last order. */
      guest: z.object({ number: z.string(), name: z.string(), email: z.string() }).nullable(),
    }),
  },
  getCustomer: { params: customerParams, response: z.object({ customer: customerSchema }) },
  exportCustomer: { params: customerParams },
  eraseCustomer: {
    params: customerParams,
    /** Their address, typed again. */
    body: z.strictObject({ email }),
    /** `kept`: numbers of orders that stay, as they run or have an invoice. */
    response: z.object({ erased: z.int(), kept: z.array(z.string()), photos: z.int() }),
  },
  ...paymentSchemas,
  ...accountingSchemas,
  listEmails: {
    response: z.object({
      emails: z.array(
        z.object({
          id: z.uuid(),
          kind: z.string(),
          to: z.string(),
          subject: z.string(),
          refusedAt: instantSchema.nullable(),
          refusal: z.string(),
        }),
      ),
    }),
  },
  resendEmail: {
    params: idParams,
    body: z.strictObject({ to: email.optional() }),
    response: z.object({ isSent: z.literal(true) }),
  },
  listJobs: {
    response: z.object({
      jobs: z.array(
        z.object({
          id: z.string(),
          queue: z.string(),
          state: z.string(),
          attempts: z.int(),
          createdAt: z.string(),
          reason: z.string(),
        }),
      ),
    }),
  },
  retryJob: {
    params: z.object({ id: z.uuid() }),
    body: z.strictObject({}),
    response: z.object({ retried: z.int() }),
  },
  ...bulkSchemas,
  ...reprintSchemas,
  ...discountSchemas,
  listOperators: { response: operators },
  inviteOperator: {
    body: z.strictObject({ email, name: z.string().trim().min(1).max(60), roles }),
    /** The link is shown once. */
    response: z.object({ link: z.string(), operators: z.array(operator) }),
  },
  changeOperatorRoles: { body: z.strictObject({ email, roles }), response: operators },
  removeOperator: { body: z.strictObject({ email }), response: operators },
} as const

/** Reasons of a refused call, in its body's `problem`. */
export const BACK_OFFICE_PROBLEMS = [
  'not-found',
  'not-allowed',
  'forbidden',
  'invalid-input',
  'not-paid',
  'too-much',
  'repeated',
  'unknown-line',
  'other-country',
  'too-late',
  'lab-failed',
  'wrong-address',
  'decided',
  'lacks-permission',
  'last-owner',
  'exists',
  ...SCAN_PROBLEMS,
  'too-many',
  'refund-waits',
  'own-proposal',
  'changed-meanwhile',
  'id-taken',
  'check-failed',
  'unknown-product',
  'nothing-to-change',
  'wrong-email',
  'bad-statement',
  'no-exchange-rate',
  'no-account',
  'too-many-documents',
  'file-too-large',
  'settled',
  'counted',
  'other-currency',
] as const
export type BackOfficeProblem = (typeof BACK_OFFICE_PROBLEMS)[number]
