import { checkVoucherSchemas } from './check-voucher.schema.ts'
import { getGiftVoucherSchemas } from './get-gift-voucher.schema.ts'

export const voucherSchemas = {
  checkVoucher: checkVoucherSchemas,
  getGiftVoucher: getGiftVoucherSchemas,
}
