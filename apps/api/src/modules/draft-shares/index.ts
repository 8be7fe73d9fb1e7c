import {
  addSharedCommentRoute,
  answerSharedCommentRoute,
  approveSharedDraftRoute,
  changeSharedCommentRoute,
  removeSharedCommentRoute,
} from './guest-words.ts'
import {
  answerDraftCommentRoute,
  endDraftShareRoute,
  listDraftSharesRoute,
  openDraftShareRoute,
  removeDraftAnswerRoute,
  settleDraftCommentRoute,
} from './own-shares.ts'
import { draftProofRoute, sharedProofRoute } from './proofs.ts'
import {
  chooseShareMailRoute,
  confirmShareMailNowRoute,
  stopShareMailNowRoute,
  stopShareMailRoute,
} from './share-mail-routes.ts'
import { readSharedDraftRoute, sharedPagePictureRoute } from './shared-draft.ts'
import { openSharedWorkRoute, sendDraftPhotoRoute } from './shared-work.ts'

export { removeOldShares } from './remove-old-shares.ts'
export { writeShareLetter } from './write-share-letter.ts'

export const draftShareRoutes = [
  openDraftShareRoute,
  listDraftSharesRoute,
  endDraftShareRoute,
  settleDraftCommentRoute,
  answerDraftCommentRoute,
  removeDraftAnswerRoute,
  readSharedDraftRoute,
  openSharedWorkRoute,
  sendDraftPhotoRoute,
  sharedPagePictureRoute,
  addSharedCommentRoute,
  changeSharedCommentRoute,
  removeSharedCommentRoute,
  answerSharedCommentRoute,
  approveSharedDraftRoute,
  chooseShareMailRoute,
  confirmShareMailNowRoute,
  stopShareMailRoute,
  stopShareMailNowRoute,
  draftProofRoute,
  sharedProofRoute,
]
