import { checkVoucherRoute } from './check-voucher.ts'
import { getGiftVoucherRoute } from './get-gift-voucher.ts'

export const voucherRoutes = [getGiftVoucherRoute, checkVoucherRoute]
