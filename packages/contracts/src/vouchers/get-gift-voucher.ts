import { defineCall } from '../call.ts'
import type { getGiftVoucherSchemas } from './get-gift-voucher.schema.ts'

export const getGiftVoucher = defineCall<typeof getGiftVoucherSchemas>({
  name: 'getGiftVoucher',
  title: 'The amounts and kinds of gift vouchers, and the price of a chosen one.',
  method: 'GET',
  path: '/gift-voucher',
})
