import { getGiftVoucherRoute } from './get-gift-voucher.ts'

export { type BoughtVoucher, issueBoughtVouchers } from './issue-bought-vouchers.ts'
export {
  type KnownCode,
  knownCode,
  PROMOTION_REASONS,
  type RefusedCode,
  writtenCode,
} from './known-code.ts'
export { settleVouchers } from './voucher-rules.ts'
export const voucherRoutes = [getGiftVoucherRoute]
