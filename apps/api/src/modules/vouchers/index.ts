import { checkVoucherRoute } from './check-voucher.ts'
import { getGiftVoucherRoute } from './get-gift-voucher.ts'

export { type BoughtVoucher, issueBoughtVouchers } from './issue-bought-vouchers.ts'
export { settleVouchers, voucherProblem } from './voucher-rules.ts'
export const voucherRoutes = [getGiftVoucherRoute, checkVoucherRoute]
