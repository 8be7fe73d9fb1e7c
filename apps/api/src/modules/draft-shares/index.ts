import { addSharedCommentRoute, approveSharedDraftRoute } from './guest-words.ts'
import {
  endDraftShareRoute,
  listDraftSharesRoute,
  openDraftShareRoute,
  settleDraftCommentRoute,
} from './own-shares.ts'
import { draftProofRoute, sharedProofRoute } from './proofs.ts'
import { readSharedDraftRoute, sharedPagePictureRoute } from './shared-draft.ts'

export const draftShareRoutes = [
  openDraftShareRoute,
  listDraftSharesRoute,
  endDraftShareRoute,
  settleDraftCommentRoute,
  readSharedDraftRoute,
  sharedPagePictureRoute,
  addSharedCommentRoute,
  approveSharedDraftRoute,
  draftProofRoute,
  sharedProofRoute,
]
