import { permissionsOf } from '@passepartout/domain'
import {
  exportDatev,
  exportInvoices,
  exportTurnover,
  exportUnionSales,
  getTurnover,
  listSellers,
} from './accounting-calls.ts'
import { type BackOfficeHandlers, succeed } from './back-office-context.ts'
import { addNotes, cancelOrders, holdOrders, releaseOrders } from './bulk-actions.ts'
import { decideCaseCall, getCase, listCases, previewDecision } from './case-calls.ts'
import { eraseCustomer, exportCustomer, getCustomer, listCustomers } from './customers.ts'
import {
  endDiscountCall,
  getDiscount,
  listDiscountsCall,
  previewDiscount,
  publishDiscount,
  removeDiscount,
  restoreDiscount,
  saveDiscount,
} from './discount-calls.ts'
import { getReprints } from './get-reprints.ts'
import { exportOrders, listOrders } from './list-orders.ts'
import { getWaiting } from './list-waiting.ts'
import { changeOperatorRoles, inviteOperator, listOperators, removeOperator } from './operator-calls.ts'
import {
  addNote,
  approveRefund,
  cancel,
  cancelAtLab,
  changeAddress,
  declineRefund,
  getLinePicture,
  getOrder,
  getOrderEmail,
  getOrderPage,
  hold,
  refund,
  release,
  reprint,
  resendOrderEmail,
} from './order-actions.ts'
import { listOrderViews, removeOrderView, saveOrderView } from './order-views.ts'
import {
  importStatementCall,
  listEntryOrders,
  listPayments,
  matchEntry,
  previewStatementCall,
  settleEntry,
  settleRefundCall,
} from './payment-calls.ts'
import { scanSheets } from './scan-sheets.ts'
import { listEmails, listJobs, resendEmail, retryJob } from './waiting-pages.ts'

/** The handler of every call. */
export const BACK_OFFICE_HANDLERS: BackOfficeHandlers = {
  getSession: async ({ operator: { name, roles } }) =>
    succeed({ name, roles: [...roles], permissions: [...permissionsOf(roles)] }),
  getWaiting,
  listOrders,
  exportOrders,
  listOrderViews,
  saveOrderView,
  removeOrderView,
  getOrder,
  getLinePicture,
  getOrderPage,
  getOrderEmail,
  resendOrderEmail,
  refundOrder: refund,
  approveRefund,
  declineRefund,
  cancelOrder: cancel,
  cancelAtLab,
  holdOrder: hold,
  releaseOrder: release,
  reprintOrder: reprint,
  getReprints,
  changeAddress,
  addNote,
  holdOrders,
  releaseOrders,
  cancelOrders,
  addNotes,
  scanSheets,
  listCases,
  getCase,
  previewDecision,
  decideCase: decideCaseCall,
  listCustomers,
  getCustomer,
  exportCustomer,
  eraseCustomer,
  listPayments,
  previewStatement: previewStatementCall,
  importStatement: importStatementCall,
  listEntryOrders,
  matchEntry,
  settleEntry,
  settleRefund: settleRefundCall,
  listSellers,
  getTurnover,
  exportTurnover,
  exportDatev,
  exportInvoices,
  exportUnionSales,
  listEmails,
  resendEmail,
  listJobs,
  retryJob,
  listDiscounts: listDiscountsCall,
  getDiscount,
  saveDiscount,
  removeDiscount,
  previewDiscount,
  publishDiscount,
  endDiscount: endDiscountCall,
  restoreDiscount,
  listOperators,
  inviteOperator,
  changeOperatorRoles,
  removeOperator,
}
