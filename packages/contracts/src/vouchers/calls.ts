export { checkVoucher } from './check-voucher.ts'
export { getGiftVoucher } from './get-gift-voucher.ts'
