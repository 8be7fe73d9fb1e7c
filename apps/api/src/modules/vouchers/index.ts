import { getGiftVoucherRoute } from './get-gift-voucher.ts'

export const voucherRoutes = [getGiftVoucherRoute]
