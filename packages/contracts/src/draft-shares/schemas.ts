import * as z from 'zod'
import { draftKindSchema } from '../drafts/schemas.ts'
import { uploadPhotoSchemas } from '../photos/schemas.ts'
import { idSchema, timeSchema, visibleTextSchema } from '../shapes.ts'

/** 128 bits in base64url. */
export const shareTokenSchema = z.string().regex(/^[\w-]{22}$/)

/**
 * What whoever has the link may do. `comment` includes `view`, and `approve` both; `work` opens the designer, where nothing
 * is said or approved.
 */
export const sharePermissionSchema = z.enum(['view', 'comment', 'approve', 'work'])
export type SharePermission = z.infer<typeof sharePermissionSchema>

/** Who agreed to a version, and whether the design still is as they saw it. */
const approvalSchema = z.object({ by: z.string(), at: timeSchema, isCurrent: z.boolean() })
export type DraftApproval = z.infer<typeof approvalSchema>

/** From a page's left and top edge, as parts of its width and height. */
const pagePointSchema = z.object({
  pageId: z.string().max(64),
  x: z.number().min(0).max(1),
  y: z.number().min(0).max(1),
})

/** What was said to a comment. */
const replySchema = z.object({
  id: idSchema,
  /** Whoever makes the design, without a name; else whoever has the link. */
  isMaker: z.boolean(),
  author: z.string(),
  text: z.string(),
  createdAt: timeSchema,
})
export type DraftReply = z.infer<typeof replySchema>

const commentSchema = pagePointSchema.extend({
  id: idSchema,
  /** One comment of the design, whatever link it came by; numbers of what was taken back are gone. */
  number: z.int(),
  author: z.string(),
  text: z.string(),
  createdAt: timeSchema,
  /** Its writer changed it afterwards. */
  isChanged: z.boolean(),
  /** The design's maker has dealt with it. */
  isDone: z.boolean(),
  answers: z.array(replySchema),
})
export type DraftComment = z.infer<typeof commentSchema>

/** Who speaks, in their own words: a link knows nobody. */
const personSchema = visibleTextSchema(40)
const commentTextSchema = visibleTextSchema(1000)

/** What the browser that wrote a comment shows to change it or take it back. */
const commentKeySchema = shareTokenSchema

/** A link as its maker sees it. Its address is told once, when it is made. */
const shareSchema = z.object({
  id: idSchema,
  right: sharePermissionSchema,
  /** For whom it was made, in its maker's words. */
  name: z.string(),
  createdAt: timeSchema,
  endsAt: timeSchema,
  approval: approvalSchema.nullable(),
  comments: z.array(commentSchema),
})
export type DraftShare = z.infer<typeof shareSchema>

/** A page as the visitor of a link sees it: its name and shape, and nothing of what it is made of. */
const sharedPageSchema = z.object({
  id: z.string(),
  /** `page.<key>` with its values is what it is called. */
  label: z.object({ key: z.string(), params: z.record(z.string(), z.union([z.string(), z.number()])) }),
  /** Width by height. */
  ratio: z.number().positive(),
})

const shared = z.object({
  right: sharePermissionSchema,
  kind: draftKindSchema,
  title: z.string(),
  /** Counts up with every change. */
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
    /** For the fragment of the link's address, which no server gets to see. */
    token: shareTokenSchema,
  }),
}

/** Mails about what is said by a design's links. */
const shareNotificationSchema = z.object({
  /** `asked` waits for the button of the mail that went to the address. */
  state: z.enum(['off', 'asked', 'on']),
  /** Where they go; the account's address where somebody is logged in and has none chosen. */
  email: z.string().nullable(),
  /** That of the account, if somebody is logged in. */
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
    /** Instead of the account's; nothing comes there before its reader confirmed it. */
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
    /** The one that was seen. */
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
