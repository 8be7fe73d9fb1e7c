export {
  type FoundCode,
  findCode,
  formatCode,
  type InvalidCode,
  PROMOTION_REASONS,
} from './find-code.ts'
export { issuePurchasedVouchers, type PurchasedVoucher } from './issue-purchased-vouchers.ts'
export { releaseAndExpireVouchers } from './voucher-rules.ts'
