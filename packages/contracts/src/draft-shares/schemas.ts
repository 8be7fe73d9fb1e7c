import * as z from 'zod'
import { draftKindSchema } from '../drafts/schemas.ts'
import { uploadPhotoSchemas } from '../photos/schemas.ts'
import { idSchema, timeSchema, visibleTextSchema } from '../shapes.ts'

/** 128 bits in base64url. */
export const shareTokenSchema = z.string().regex(/^[\w-]{22}$/)

/**
 * Permission of a link. `comment` includes `view`, and `approve` both; `work` opens the designer, without comments or
 * approval.
 */
export const sharePermissionSchema = z.enum(['view', 'comment', 'approve', 'work'])
export type SharePermission = z.infer<typeof sharePermissionSchema>

/** Approval of a version, and whether the design is unchanged since. */
export const approvalSchema = z.object({ by: z.string(), at: timeSchema, isCurrent: z.boolean() })
export type DraftApproval = z.infer<typeof approvalSchema>

/** From a page's left and top edge, as fractions of its width and height. */
const pagePointSchema = z.object({
  pageId: z.string().max(64),
  x: z.number().min(0).max(1),
  y: z.number().min(0).max(1),
})

/** A reply to a comment. */
export const replySchema = z.object({
  id: idSchema,
  /** The owner of the design, without a name; otherwise a guest. */
  isMaker: z.boolean(),
  author: z.string(),
  text: z.string(),
  createdAt: timeSchema,
})
export type DraftReply = z.infer<typeof replySchema>

export const commentSchema = pagePointSchema.extend({
  id: idSchema,
  /** Number of the comment within the design, over all its links; numbers of deleted comments are not reused. */
  number: z.int(),
  author: z.string(),
  text: z.string(),
  createdAt: timeSchema,
  /** Edited by its author. */
  isChanged: z.boolean(),
  /** Resolved by the owner of the design. */
  isDone: z.boolean(),
  answers: z.array(replySchema),
})
export type DraftComment = z.infer<typeof commentSchema>

/** Name of the guest as typed: a link identifies no person. */
const personSchema = visibleTextSchema(40)
const commentTextSchema = visibleTextSchema(1000)

/** Secret of the browser that wrote a comment, required to edit or delete it. */
const commentKeySchema = shareTokenSchema

/** A link for its owner. Its URL is returned once, when it is created. */
const shareSchema = z.object({
  id: idSchema,
  right: sharePermissionSchema,
  /** The intended guest, in the owner's words. */
  name: z.string(),
  createdAt: timeSchema,
  endsAt: timeSchema,
  approval: approvalSchema.nullable(),
  comments: z.array(commentSchema),
})
export type DraftShare = z.infer<typeof shareSchema>

/** A page for the guest of a link: its name and shape, without its content. */
const sharedPageSchema = z.object({
  id: z.string(),
  /** Message key `page.<key>` with its values. */
  label: z.object({ key: z.string(), params: z.record(z.string(), z.union([z.string(), z.number()])) }),
  /** Width by height. */
  ratio: z.number().positive(),
})

const shared = z.object({
  right: sharePermissionSchema,
  kind: draftKindSchema,
  title: z.string(),
  /** Increases with every change. */
  revision: z.int().positive(),
  updatedAt: timeSchema,
  endsAt: timeSchema,
  pages: z.array(sharedPageSchema),
  /** Of this link only. */
  comments: z.array(commentSchema),
  approval: approvalSchema.nullable(),
})
export type SharedDraft = z.infer<typeof shared>

export const createDraftShareSchemas = {
  body: z.object({ draftId: idSchema, right: sharePermissionSchema, name: z.string().trim().max(60) }),
  response: shareSchema.extend({
    /** For the fragment of the link's URL, which browsers do not send to servers. */
    token: shareTokenSchema,
  }),
}

/** Email notifications about comments of a design's links. */
export const shareNotificationSchema = z.object({
  /** `asked` waits for the confirmation in the email sent to the address. */
  state: z.enum(['off', 'asked', 'on']),
  /** Recipient; defaults to the email of the account that is signed in. */
  email: z.string().nullable(),
  /** Email of the account that is signed in. */
  account: z.string().nullable(),
})
export type ShareNotification = z.infer<typeof shareNotificationSchema>

export const listDraftSharesSchemas = {
  params: z.object({ id: idSchema }),
  response: z.object({ shares: z.array(shareSchema), mail: shareNotificationSchema }),
}

export const setShareNotificationSchemas = {
  params: z.object({ id: idSchema }),
  body: z.object({
    isOn: z.boolean(),
    /** Instead of the account's; receives nothing before its owner has confirmed it. */
    email: z.string().max(500).exactOptional(),
  }),
  response: shareNotificationSchema,
}

const emailTokenSchema = z.object({ token: z.string().max(200) })

export const unsubscribeShareNotificationSchemas = { query: emailTokenSchema }

export const confirmShareNotificationSchemas = {
  query: emailTokenSchema,
  response: z.object({ confirmed: z.literal(true) }),
}

export const unsubscribeShareNotificationOneClickSchemas = {
  query: emailTokenSchema,
  response: z.object({ stopped: z.literal(true) }),
}

export const revokeDraftShareSchemas = {
  params: z.object({ id: idSchema }),
  response: z.object({ id: idSchema }),
}

export const readSharedDraftSchemas = {
  body: z.object({ token: shareTokenSchema }),
  response: shared,
}

export const startSharedEditingSchemas = {
  body: z.object({ token: shareTokenSchema }),
  response: z.object({
    /** Inner address of the designer. */
    editUrl: z.string(),
  }),
}

export const sendDraftPhotoSchemas = {
  params: z.object({ id: idSchema }),
  response: uploadPhotoSchemas.response,
}

export const sharedPageImageSchemas = { params: z.object({ page: z.string().max(64) }) }

export const draftProofSchemas = { params: z.object({ id: idSchema }) }

export const sharedProofSchemas = {}

export const addSharedCommentSchemas = {
  body: pagePointSchema.extend({
    token: shareTokenSchema,
    author: personSchema,
    text: commentTextSchema,
  }),
  response: commentSchema.extend({ key: commentKeySchema }),
}

export const changeSharedCommentSchemas = {
  params: z.object({ id: idSchema }),
  body: z.object({ token: shareTokenSchema, key: commentKeySchema, text: commentTextSchema }),
  response: commentSchema,
}

export const removeSharedCommentSchemas = {
  params: z.object({ id: idSchema }),
  body: z.object({ token: shareTokenSchema, key: commentKeySchema }),
  response: z.object({ id: idSchema }),
}

export const replyToSharedCommentSchemas = {
  params: z.object({ id: idSchema }),
  body: z.object({ token: shareTokenSchema, author: personSchema, text: commentTextSchema }),
  response: replySchema,
}

export const replyToDraftCommentSchemas = {
  params: z.object({ id: idSchema }),
  body: z.object({ text: commentTextSchema }),
  response: replySchema,
}

export const deleteDraftReplySchemas = {
  params: z.object({ id: idSchema }),
  response: z.object({ id: idSchema }),
}

export const approveSharedDraftSchemas = {
  body: z.object({
    token: shareTokenSchema,
    /** The revision the guest saw. */
    revision: z.int().positive(),
    by: personSchema,
  }),
  response: approvalSchema,
}

export const resolveDraftCommentSchemas = {
  params: z.object({ id: idSchema }),
  body: z.object({ isDone: z.boolean() }),
  response: z.object({ id: idSchema }),
}

export const draftShareSchemas = {
  openDraftShare: createDraftShareSchemas,
  listDraftShares: listDraftSharesSchemas,
  endDraftShare: revokeDraftShareSchemas,
  readSharedDraft: readSharedDraftSchemas,
  openSharedWork: startSharedEditingSchemas,
  sendDraftPhoto: sendDraftPhotoSchemas,
  sharedPagePicture: sharedPageImageSchemas,
  draftProof: draftProofSchemas,
  sharedProof: sharedProofSchemas,
  addSharedComment: addSharedCommentSchemas,
  approveSharedDraft: approveSharedDraftSchemas,
  settleDraftComment: resolveDraftCommentSchemas,
  changeSharedComment: changeSharedCommentSchemas,
  removeSharedComment: removeSharedCommentSchemas,
  answerSharedComment: replyToSharedCommentSchemas,
  answerDraftComment: replyToDraftCommentSchemas,
  removeDraftAnswer: deleteDraftReplySchemas,
  chooseShareMail: setShareNotificationSchemas,
  confirmShareMailNow: confirmShareNotificationSchemas,
  stopShareMail: unsubscribeShareNotificationSchemas,
  stopShareMailNow: unsubscribeShareNotificationOneClickSchemas,
}
