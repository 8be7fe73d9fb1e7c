import { getGiftVoucherRoute } from './get-gift-voucher.ts'

export { issuePurchasedVouchers, type PurchasedVoucher } from './issue-bought-vouchers.ts'
export {
  type FoundCode,
  findCode,
  formatCode,
  type InvalidCode,
  PROMOTION_REASONS,
} from './known-code.ts'
export { releaseAndExpireVouchers } from './voucher-rules.ts'
export const voucherRoutes = [getGiftVoucherRoute]
