import type { OperatorPermission } from '@passepartout/domain'
import type * as z from 'zod'
import type { backOfficeSchemas } from './schemas.ts'

interface BackOfficeCall {
  method: 'GET' | 'POST' | 'PUT'
  /** Below `/_operations/api`. */
  path: string
  permission: OperatorPermission
  /** Returns a file instead of JSON. */
  isFile?: true
  /** The body is a file of at most so many bytes instead of JSON. */
  mostFileBytes?: number
}

/** A day's statement of a thousand payers has some 2 MB; larger files are imported on the command line. */
export const MOST_STATEMENT_BYTES = 4_000_000

/** Every call of the back office with the permission it needs; checked in one place. */
export const BACK_OFFICE_CALLS = {
  getSession: { method: 'GET', path: '/session', permission: 'session:read' },
  getWaiting: { method: 'GET', path: '/waiting', permission: 'waiting:read' },
  listOrders: { method: 'GET', path: '/orders', permission: 'orders:read' },
  exportOrders: { method: 'GET', path: '/orders.csv', permission: 'orders:export', isFile: true },
  listOrderViews: { method: 'GET', path: '/order-views', permission: 'orders:read' },
  saveOrderView: { method: 'POST', path: '/order-views', permission: 'order-views:write' },
  removeOrderView: { method: 'POST', path: '/order-views/:id/remove', permission: 'order-views:write' },
  getOrder: { method: 'GET', path: '/orders/:number', permission: 'orders:read' },
  getLinePicture: {
    method: 'GET',
    path: '/orders/:number/lines/:line/picture',
    permission: 'order-photos:read',
    isFile: true,
  },
  getOrderPage: { method: 'GET', path: '/orders/:number/page', permission: 'order-pages:open' },
  getOrderEmail: {
    method: 'GET',
    path: '/orders/:number/emails/:event/:kind',
    permission: 'order-emails:read',
  },
  resendOrderEmail: { method: 'POST', path: '/orders/:number/emails', permission: 'order-emails:send' },
  refundOrder: { method: 'POST', path: '/orders/:number/refunds', permission: 'refunds:request' },
  approveRefund: {
    method: 'POST',
    path: '/orders/:number/refund-proposals/:id/approve',
    permission: 'refunds:approve',
  },
  declineRefund: {
    method: 'POST',
    path: '/orders/:number/refund-proposals/:id/decline',
    permission: 'refunds:request',
  },
  cancelOrder: { method: 'POST', path: '/orders/:number/cancel', permission: 'orders:cancel' },
  cancelAtLab: { method: 'POST', path: '/orders/:number/labs/:id/cancel', permission: 'orders:cancel' },
  holdOrder: { method: 'POST', path: '/orders/:number/hold', permission: 'orders:hold' },
  releaseOrder: { method: 'POST', path: '/orders/:number/release', permission: 'orders:hold' },
  reprintOrder: { method: 'POST', path: '/orders/:number/reprints', permission: 'orders:reprint' },
  getReprints: { method: 'GET', path: '/reprints', permission: 'reprints:read' },
  changeAddress: { method: 'PUT', path: '/orders/:number/address', permission: 'order-addresses:change' },
  addNote: { method: 'POST', path: '/orders/:number/notes', permission: 'order-notes:write' },
  holdOrders: { method: 'POST', path: '/bulk/hold', permission: 'orders:hold' },
  releaseOrders: { method: 'POST', path: '/bulk/release', permission: 'orders:hold' },
  cancelOrders: { method: 'POST', path: '/bulk/cancel', permission: 'orders:cancel' },
  addNotes: { method: 'POST', path: '/bulk/notes', permission: 'order-notes:write' },
  scanSheets: { method: 'POST', path: '/scans', permission: 'sheets:scan' },
  listCases: { method: 'GET', path: '/cases', permission: 'cases:read' },
  getCase: { method: 'GET', path: '/cases/:id', permission: 'cases:read' },
  previewDecision: { method: 'POST', path: '/cases/:id/preview', permission: 'cases:decide' },
  decideCase: { method: 'POST', path: '/cases/:id/decision', permission: 'cases:decide' },
  listCustomers: { method: 'GET', path: '/customers', permission: 'customers:read' },
  getCustomer: { method: 'GET', path: '/customers/:key', permission: 'customers:read' },
  exportCustomer: {
    method: 'GET',
    path: '/customers/:key/data.json',
    permission: 'customers:export',
    isFile: true,
  },
  eraseCustomer: { method: 'POST', path: '/customers/:key/erase', permission: 'customers:erase' },
  listPayments: { method: 'GET', path: '/payments', permission: 'payments:read' },
  previewStatement: {
    method: 'POST',
    path: '/payments/statement-preview',
    permission: 'payments:book',
    mostFileBytes: MOST_STATEMENT_BYTES,
  },
  importStatement: {
    method: 'POST',
    path: '/payments/statements',
    permission: 'payments:book',
    mostFileBytes: MOST_STATEMENT_BYTES,
  },
  listEntryOrders: { method: 'GET', path: '/payments/entries/:id/orders', permission: 'payments:book' },
  matchEntry: { method: 'POST', path: '/payments/entries/:id/match', permission: 'payments:book' },
  settleEntry: { method: 'POST', path: '/payments/entries/:id/settle', permission: 'payments:book' },
  settleRefund: { method: 'POST', path: '/payments/refunds/:id/settle', permission: 'payments:book' },
  listSellers: { method: 'GET', path: '/accounting', permission: 'accounting:export' },
  getTurnover: { method: 'GET', path: '/accounting/:seller/:month', permission: 'accounting:export' },
  exportTurnover: {
    method: 'GET',
    path: '/accounting/:seller/:month/turnover.csv',
    permission: 'accounting:export',
    isFile: true,
  },
  exportDatev: {
    method: 'GET',
    path: '/accounting/:seller/:month/datev.csv',
    permission: 'accounting:export',
    isFile: true,
  },
  exportInvoices: {
    method: 'GET',
    path: '/accounting/:seller/:month/invoices.zip',
    permission: 'accounting:export',
    isFile: true,
  },
  exportUnionSales: {
    method: 'GET',
    path: '/accounting/:seller/quarters/:quarter/oss.csv',
    permission: 'accounting:export',
    isFile: true,
  },
  listEmails: { method: 'GET', path: '/emails', permission: 'emails:read' },
  resendEmail: { method: 'POST', path: '/emails/:id/resend', permission: 'emails:send' },
  listJobs: { method: 'GET', path: '/jobs', permission: 'jobs:read' },
  retryJob: { method: 'POST', path: '/jobs/:id/retry', permission: 'jobs:retry' },
  listDiscounts: { method: 'GET', path: '/discounts', permission: 'discounts:read' },
  getDiscount: { method: 'GET', path: '/discounts/:kind/:id', permission: 'discounts:read' },
  saveDiscount: { method: 'PUT', path: '/discounts/:kind/:id', permission: 'discounts:write' },
  removeDiscount: { method: 'POST', path: '/discounts/:kind/:id/remove', permission: 'discounts:write' },
  previewDiscount: {
    method: 'GET',
    path: '/discounts/:kind/:id/preview',
    permission: 'discounts:read',
    isFile: true,
  },
  publishDiscount: { method: 'POST', path: '/discounts/:kind/:id/publish', permission: 'discounts:publish' },
  endDiscount: { method: 'POST', path: '/discounts/:kind/:id/end', permission: 'discounts:publish' },
  restoreDiscount: { method: 'POST', path: '/discounts/:kind/:id/restore', permission: 'discounts:publish' },
  listOperators: { method: 'GET', path: '/operators', permission: 'operators:read' },
  inviteOperator: { method: 'POST', path: '/operators', permission: 'operators:invite' },
  changeOperatorRoles: { method: 'PUT', path: '/operators/roles', permission: 'operators:change' },
  removeOperator: { method: 'POST', path: '/operators/remove', permission: 'operators:change' },
} as const satisfies Record<string, BackOfficeCall>

export type BackOfficeCallName = keyof typeof BACK_OFFICE_CALLS

type SchemasOf<Name extends BackOfficeCallName> = (typeof backOfficeSchemas)[Name]
type Part<Name extends BackOfficeCallName, Key extends string> =
  SchemasOf<Name> extends Readonly<Record<Key, infer Schema extends z.ZodType>> ? Schema : never

type FilePart<Name extends BackOfficeCallName, File> = {
  [Key in 'file' as (typeof BACK_OFFICE_CALLS)[Name] extends { mostFileBytes: number } ? Key : never]: File
}

/** Input of a call as the browser sends it: only the parts the call has. */
export type BackOfficeInput<Name extends BackOfficeCallName> = FilePart<Name, Blob> & {
  [Key in 'params' | 'query' | 'body' as Part<Name, Key> extends never ? never : Key]: z.input<
    Part<Name, Key>
  >
}

/** The same, validated. */
export type BackOfficeRequest<Name extends BackOfficeCallName> = FilePart<Name, Uint8Array> & {
  [Key in 'params' | 'query' | 'body' as Part<Name, Key> extends never ? never : Key]: z.output<
    Part<Name, Key>
  >
}

export type BackOfficeResponse<Name extends BackOfficeCallName> = z.output<Part<Name, 'response'>>

/** Where the calls are served. */
export const BACK_OFFICE_API = '/_operations/api'
