import { defineCall } from '../call.ts'
import type { checkVoucherSchemas } from './check-voucher.schema.ts'

export const checkVoucher = defineCall<typeof checkVoucherSchemas>({
  name: 'checkVoucher',
  title: 'What a voucher code is worth in this shop. Spends nothing.',
  method: 'POST',
  path: '/web-api/voucher',
})
