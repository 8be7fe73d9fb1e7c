// For the browser: no schema library is loaded.
export * from './calls.ts'
export type { AccountRow, CustomerDetail } from './customer-shapes.ts'
export type { DiscountDetail, DiscountListRow, DiscountRulesInput } from './discount-shapes.ts'
export type { BackOfficeProblem } from './schemas.ts'
export type {
  Amount,
  BackOfficeSession,
  CaseRow,
  OrderDetail,
  OrderListFilter,
  OrderListRow,
  OrderView,
  WaitingItem,
} from './shapes.ts'
