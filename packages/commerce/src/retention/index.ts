export { copyCaseImages, deleteCaseImages } from './case-images.ts'
export { deleteExpiredVisitorsAndOrders } from './delete-expired-records.ts'
export { CART_RETENTION_DAYS, deleteOrderPhotos, removeFiles, removeOldPhotos } from './retention.ts'
