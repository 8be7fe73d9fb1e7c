import { defineBytesCall, defineCall, defineFileCall } from '../call.ts'
import type {
  addSharedCommentSchemas,
  approveSharedDraftSchemas,
  changeSharedCommentSchemas,
  confirmShareNotificationSchemas,
  createDraftShareSchemas,
  deleteDraftReplySchemas,
  draftProofSchemas,
  listDraftSharesSchemas,
  readSharedDraftSchemas,
  removeSharedCommentSchemas,
  replyToDraftCommentSchemas,
  replyToSharedCommentSchemas,
  resolveDraftCommentSchemas,
  revokeDraftShareSchemas,
  sendDraftPhotoSchemas,
  setShareNotificationSchemas,
  sharedPageImageSchemas,
  sharedProofSchemas,
  startSharedEditingSchemas,
  unsubscribeShareNotificationOneClickSchemas,
  unsubscribeShareNotificationSchemas,
} from './schemas.ts'

export type {
  DraftApproval,
  DraftComment,
  DraftReply,
  DraftShare,
  SharedDraft,
  ShareNotification,
  SharePermission,
} from './schemas.ts'

export const createDraftShare = defineCall<typeof createDraftShareSchemas>({
  name: 'openDraftShare',
  title: 'Makes a link to a design for somebody else, with one of four rights; it ends after thirty days.',
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

export const revokeDraftShare = defineCall<typeof revokeDraftShareSchemas>({
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

export const startSharedEditing = defineCall<typeof startSharedEditingSchemas>({
  name: 'openSharedWork',
  title:
    'Lets this browser work on the design of a link with that right, by a cookie that scripts cannot read; says where its designer is.',
  method: 'POST',
  path: '/web-api/shared/work',
})

export const sendDraftPhoto = defineBytesCall<typeof sendDraftPhotoSchemas>({
  name: 'sendDraftPhoto',
  title:
    'Sends a photo for a design as the bytes of its file, to be its owner’s: for whoever may work on it by a link.',
  bytesMethod: 'POST',
  path: '/web-api/drafts/:id/photos',
})

export const sharedPageImage = defineFileCall<typeof sharedPageImageSchemas>({
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

export const changeSharedComment = defineCall<typeof changeSharedCommentSchemas>({
  name: 'changeSharedComment',
  title:
    'Changes a comment, for the browser that has its key; 409 `conflict` once it was answered or dealt with.',
  method: 'PUT',
  path: '/web-api/shared/comments/:id',
})

export const removeSharedComment = defineCall<typeof removeSharedCommentSchemas>({
  name: 'removeSharedComment',
  title:
    'Takes a comment back, for the browser that has its key; 409 `conflict` once it was answered or dealt with.',
  method: 'DELETE',
  path: '/web-api/shared/comments/:id',
})

export const replyToSharedComment = defineCall<typeof replyToSharedCommentSchemas>({
  name: 'answerSharedComment',
  title: 'Says something to a comment of the same link, by a link with the right to comment.',
  method: 'POST',
  path: '/web-api/shared/comments/:id/answers',
})

export const approveSharedDraft = defineCall<typeof approveSharedDraftSchemas>({
  name: 'approveSharedDraft',
  title:
    'Approves the version that was seen, by a link with that right; 409 `conflict` where the design has moved on.',
  method: 'POST',
  path: '/web-api/shared/approval',
})

export const resolveDraftComment = defineCall<typeof resolveDraftCommentSchemas>({
  name: 'settleDraftComment',
  title: "Notes that a comment on one of the visitor's own designs was dealt with, or not.",
  method: 'PUT',
  path: '/web-api/draft-comments/:id',
})

export const replyToDraftComment = defineCall<typeof replyToDraftCommentSchemas>({
  name: 'answerDraftComment',
  title: "Answers a comment on one of the visitor's own designs; its writer cannot change it any more.",
  method: 'POST',
  path: '/web-api/draft-comments/:id/answers',
})

export const deleteDraftReply = defineCall<typeof deleteDraftReplySchemas>({
  name: 'removeDraftAnswer',
  title: 'Takes back an answer that the visitor gave to a comment on one of their own designs.',
  method: 'DELETE',
  path: '/web-api/draft-answers/:id',
})

export const setShareNotification = defineCall<typeof setShareNotificationSchemas>({
  name: 'chooseShareMail',
  title:
    "Says whether mails tell of what is said by the links to one of the visitor's own designs: to the account's address at once, to any other once its reader confirmed it.",
  method: 'PUT',
  path: '/web-api/drafts/:id/share-mail',
})

export const confirmShareNotification = defineCall<typeof confirmShareNotificationSchemas>({
  name: 'confirmShareMailNow',
  title: 'Confirms the address of such mails, by the button of the page that the first one leads to.',
  method: 'POST',
  path: '/web-api/share-mail-confirm',
  withoutShop: true,
})

export const unsubscribeShareNotification = defineFileCall<typeof unsubscribeShareNotificationSchemas>({
  name: 'stopShareMail',
  title:
    'Leads to the page that asks whether such mails shall end. Changes nothing: mail scanners open links.',
  fileMethod: 'GET',
  path: '/web-api/share-mail-stop',
  produces: [],
  withoutShop: true,
})

/** RFC 8058: the unsubscribe button of mail programs beside the sender. */
export const unsubscribeShareNotificationOneClick = defineCall<
  typeof unsubscribeShareNotificationOneClickSchemas
>({
  name: 'stopShareMailNow',
  title: 'Ends such mails and forgets their address, by the button of a mail program or of the shop’s page.',
  method: 'POST',
  path: '/web-api/share-mail-stop',
  withoutShop: true,
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
