import { defineCall, defineFileCall } from '../call.ts'
import type {
  addSharedCommentSchemas,
  approveSharedDraftSchemas,
  draftProofSchemas,
  endDraftShareSchemas,
  listDraftSharesSchemas,
  openDraftShareSchemas,
  readSharedDraftSchemas,
  settleDraftCommentSchemas,
  sharedPagePictureSchemas,
  sharedProofSchemas,
} from './schemas.ts'

export type { DraftApproval, DraftComment, DraftShare, SharedDraft, ShareRight } from './schemas.ts'

export const openDraftShare = defineCall<typeof openDraftShareSchemas>({
  name: 'openDraftShare',
  title: 'Makes a link to a design for somebody else, with one of three rights; it ends after thirty days.',
  method: 'POST',
  path: '/web-api/draft-shares',
})

export const listDraftShares = defineCall<typeof listDraftSharesSchemas>({
  name: 'listDraftShares',
  title:
    "The links to one of the visitor's own designs that have not ended, with what was said by them, without their addresses.",
  method: 'GET',
  path: '/web-api/drafts/:id/shares',
})

export const endDraftShare = defineCall<typeof endDraftShareSchemas>({
  name: 'endDraftShare',
  title: 'Ends a link at once: nothing more is shown by it.',
  method: 'DELETE',
  path: '/web-api/draft-shares/:id',
})

export const readSharedDraft = defineCall<typeof readSharedDraftSchemas>({
  name: 'readSharedDraft',
  title:
    'What a link shows of its design: names and shapes of its pages, nothing of its photos or its owner.',
  method: 'POST',
  path: '/web-api/shared',
})

export const sharedPagePicture = defineFileCall<typeof sharedPagePictureSchemas>({
  name: 'sharedPagePicture',
  title: 'A page as a picture made from previews, to whoever brings the token of a link (`X-Share-Token`).',
  fileMethod: 'GET',
  path: '/web-api/shared/pages/:page',
  produces: ['image/webp'],
})

export const addSharedComment = defineCall<typeof addSharedCommentSchemas>({
  name: 'addSharedComment',
  title: 'Says something about a place on a page, by a link with the right to comment.',
  method: 'POST',
  path: '/web-api/shared/comments',
})

export const approveSharedDraft = defineCall<typeof approveSharedDraftSchemas>({
  name: 'approveSharedDraft',
  title:
    'Approves the version that was seen, by a link with that right; 409 `conflict` where the design has moved on.',
  method: 'POST',
  path: '/web-api/shared/approval',
})

export const settleDraftComment = defineCall<typeof settleDraftCommentSchemas>({
  name: 'settleDraftComment',
  title: "Notes that a comment on one of the visitor's own designs was dealt with, or not.",
  method: 'PUT',
  path: '/web-api/draft-comments/:id',
})

export const draftProof = defineFileCall<typeof draftProofSchemas>({
  name: 'draftProof',
  title: "One of the visitor's own designs as a PDF to look at, with a watermark and small photos.",
  fileMethod: 'GET',
  path: '/web-api/drafts/:id/proof',
  produces: ['application/pdf'],
})

export const sharedProof = defineFileCall<typeof sharedProofSchemas>({
  name: 'sharedProof',
  title: 'The same of a shared design, to whoever brings the token of a link (`X-Share-Token`).',
  fileMethod: 'GET',
  path: '/web-api/shared/proof',
  produces: ['application/pdf'],
})
