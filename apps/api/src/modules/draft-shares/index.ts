import {
  addSharedCommentRoute,
  approveSharedDraftRoute,
  changeSharedCommentRoute,
  removeSharedCommentRoute,
  replyToSharedCommentRoute,
} from './guest-words.ts'
import {
  createDraftShareRoute,
  deleteDraftReplyRoute,
  listDraftSharesRoute,
  replyToDraftCommentRoute,
  resolveDraftCommentRoute,
  revokeDraftShareRoute,
} from './own-shares.ts'
import { draftProofRoute, sharedProofRoute } from './proofs.ts'
import {
  confirmShareNotificationRoute,
  setShareNotificationRoute,
  unsubscribeShareNotificationOneClickRoute,
  unsubscribeShareNotificationRoute,
} from './share-mail-routes.ts'
import { readSharedDraftRoute, sharedPageImageRoute } from './shared-draft.ts'
import { sendDraftPhotoRoute, startSharedEditingRoute } from './shared-work.ts'

export { removeOldShares } from './remove-old-shares.ts'
export { enqueueShareEmail } from './write-share-letter.ts'

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
