import * as z from 'zod'
import { draftKindSchema } from '../drafts/schemas.ts'
import { idSchema, timeSchema } from '../shapes.ts'

/** 128 bits in base64url. */
export const shareTokenSchema = z.string().regex(/^[\w-]{22}$/)

/** What whoever has the link may do; each includes those before it. */
export const shareRightSchema = z.enum(['view', 'comment', 'approve'])
export type ShareRight = z.infer<typeof shareRightSchema>

/** Who agreed to a version, and whether the design still is as they saw it. */
const approvalSchema = z.object({ by: z.string(), at: timeSchema, isCurrent: z.boolean() })
export type DraftApproval = z.infer<typeof approvalSchema>

/** From a page's left and top edge, as parts of its width and height. */
const placeSchema = z.object({
  pageId: z.string().max(64),
  x: z.number().min(0).max(1),
  y: z.number().min(0).max(1),
})

const commentSchema = placeSchema.extend({
  id: idSchema,
  author: z.string(),
  text: z.string(),
  createdAt: timeSchema,
  /** The design's maker has dealt with it. */
  isDone: z.boolean(),
})
export type DraftComment = z.infer<typeof commentSchema>

/** Who speaks, in their own words: a link knows nobody. */
const personSchema = z.string().trim().min(1).max(40)

/** A link as its maker sees it. Its address is told once, when it is made. */
const shareSchema = z.object({
  id: idSchema,
  right: shareRightSchema,
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
  /** `page.<key>` is what it is called. */
  label: z.object({ key: z.string(), number: z.int() }),
  /** Width by height. */
  ratio: z.number().positive(),
})

const shared = z.object({
  right: shareRightSchema,
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

export const openDraftShareSchemas = {
  body: z.object({ draftId: idSchema, right: shareRightSchema, name: z.string().trim().max(60) }),
  response: shareSchema.extend({
    /** For the fragment of the link's address, which no server gets to see. */
    token: shareTokenSchema,
  }),
}

export const listDraftSharesSchemas = {
  params: z.object({ id: idSchema }),
  response: z.object({ shares: z.array(shareSchema) }),
}

export const endDraftShareSchemas = {
  params: z.object({ id: idSchema }),
  response: z.object({ id: idSchema }),
}

export const readSharedDraftSchemas = {
  body: z.object({ token: shareTokenSchema }),
  response: shared,
}

export const sharedPagePictureSchemas = { params: z.object({ page: z.string().max(64) }) }

export const draftProofSchemas = { params: z.object({ id: idSchema }) }

export const sharedProofSchemas = {}

export const addSharedCommentSchemas = {
  body: placeSchema.extend({
    token: shareTokenSchema,
    author: personSchema,
    text: z.string().trim().min(1).max(1000),
  }),
  response: commentSchema,
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

export const settleDraftCommentSchemas = {
  params: z.object({ id: idSchema }),
  body: z.object({ isDone: z.boolean() }),
  response: z.object({ id: idSchema }),
}

export const draftShareSchemas = {
  openDraftShare: openDraftShareSchemas,
  listDraftShares: listDraftSharesSchemas,
  endDraftShare: endDraftShareSchemas,
  readSharedDraft: readSharedDraftSchemas,
  sharedPagePicture: sharedPagePictureSchemas,
  draftProof: draftProofSchemas,
  sharedProof: sharedProofSchemas,
  addSharedComment: addSharedCommentSchemas,
  approveSharedDraft: approveSharedDraftSchemas,
  settleDraftComment: settleDraftCommentSchemas,
}
