import { defineCall } from '../call.ts'
import type { checkVoucherSchemas, getGiftVoucherSchemas } from './schemas.ts'

export const checkVoucher = defineCall<typeof checkVoucherSchemas>({
  name: 'checkVoucher',
  title: 'What a voucher code is worth in this shop. Spends nothing.',
  method: 'POST',
  path: '/web-api/voucher',
})

export const getGiftVoucher = defineCall<typeof getGiftVoucherSchemas>({
  name: 'getGiftVoucher',
  title: 'The amounts and kinds of gift vouchers, and the price of a chosen one.',
  method: 'GET',
  path: '/gift-voucher',
})
