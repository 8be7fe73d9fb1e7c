export {
  isChangeable,
  isWithdrawable,
  lastEventAt,
  PHOTO_RETENTION_DAYS,
  photoRetentionUntil,
  withdrawalDeadline,
} from './order-deadlines.ts'
export {
  parseStoredAddress,
  parseStoredReceipt,
  plannedShipmentsOf,
  type StoredReceipt,
  shopOfOrder,
  whitelabelSenderOf,
} from './stored-order.ts'
