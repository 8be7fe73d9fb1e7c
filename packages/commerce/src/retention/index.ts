export { copyCaseImages, deleteCaseImages } from './case-images.ts'
export { deleteExpiredVisitorsAndOrders } from './delete-expired-records.ts'
export {
  CART_RETENTION_DAYS,
  deleteOrderPhotos,
  type RetentionPorts,
  removeFiles,
  removeOldPhotos,
} from './retention.ts'
