import {
  addSharedCommentRoute,
  approveSharedDraftRoute,
  changeSharedCommentRoute,
  removeSharedCommentRoute,
  replyToSharedCommentRoute,
} from './guest-comment-routes.ts'
import {
  createDraftShareRoute,
  deleteDraftReplyRoute,
  listDraftSharesRoute,
  replyToDraftCommentRoute,
  resolveDraftCommentRoute,
  revokeDraftShareRoute,
} from './owner-share-routes.ts'
import { draftProofRoute, sharedProofRoute } from './proofs.ts'
import {
  confirmShareNotificationRoute,
  setShareNotificationRoute,
  unsubscribeShareNotificationOneClickRoute,
  unsubscribeShareNotificationRoute,
} from './share-notification-routes.ts'
import { readSharedDraftRoute, sharedPageImageRoute } from './shared-draft.ts'
import { sendDraftPhotoRoute, startSharedEditingRoute } from './shared-editing-routes.ts'

export { enqueueShareEmail } from './enqueue-share-email.ts'
export { removeOldShares } from './remove-old-shares.ts'

export const draftShareRoutes = [
  createDraftShareRoute,
  listDraftSharesRoute,
  revokeDraftShareRoute,
  resolveDraftCommentRoute,
  replyToDraftCommentRoute,
  deleteDraftReplyRoute,
  readSharedDraftRoute,
  startSharedEditingRoute,
  sendDraftPhotoRoute,
  sharedPageImageRoute,
  addSharedCommentRoute,
  changeSharedCommentRoute,
  removeSharedCommentRoute,
  replyToSharedCommentRoute,
  approveSharedDraftRoute,
  setShareNotificationRoute,
  confirmShareNotificationRoute,
  unsubscribeShareNotificationRoute,
  unsubscribeShareNotificationOneClickRoute,
  draftProofRoute,
  sharedProofRoute,
]
