import { DOCUMENT_KINDS, type DocumentKind } from '@passepartout/domain'
import * as z from 'zod'
import { frameConfigurationSchema, idSchema, timeSchema } from '../shapes.ts'

/** Checked in full by the document package on the server; here only that it is an object. */
export const documentObjectSchema = z.record(z.string(), z.unknown())

/** What can be designed; a box and prints without one are both `prints`. */
export const draftKindSchema = z.enum(DOCUMENT_KINDS)
export type DraftKind = DocumentKind

/** A picture's choices; of everything else the address of its designer, which says all that is chosen. */
export const draftConfigurationSchema = z.union([
  frameConfigurationSchema,
  z.object({ designerUrl: z.string().max(4000) }),
])
export type DraftConfiguration = z.infer<typeof draftConfigurationSchema>

export const draftTitleSchema = z.string().max(120)

export const draftSchema = z.object({
  id: idSchema,
  revision: z.int().positive(),
  kind: draftKindSchema,
  title: z.string(),
  configuration: draftConfigurationSchema,
  document: documentObjectSchema,
  updatedAt: timeSchema,
  /** Only to somebody who works on it by a link: until when. File names and times of photos are left out for them. */
  guest: z.object({ endsAt: timeSchema }).exactOptional(),
})
export type Draft = z.infer<typeof draftSchema>

export const draftContentSchema = z.object({
  title: draftTitleSchema,
  configuration: draftConfigurationSchema,
  document: documentObjectSchema,
})

export const createDraftSchemas = {
  body: draftContentSchema.extend({
    kind: draftKindSchema,
    /** Chosen by the device; sending the same one again answers the draft that is there. */
    id: idSchema.optional(),
  }),
  response: z.object({ id: idSchema, revision: z.int() }),
}

export const getDraftSchemas = { params: z.object({ id: idSchema }), response: draftSchema }

export const listDraftsSchemas = {
  response: z.object({ drafts: z.array(draftSchema.omit({ document: true, guest: true })) }),
}

export const putDraftSchemas = {
  params: z.object({ id: idSchema }),
  body: draftContentSchema.extend({ baseRevision: z.int().positive() }),
  response: z.object({ revision: z.int() }),
}

/** `details` of the failure `draft-conflict`: the version the server holds. */
export const draftConflictSchema = z.object({ current: draftSchema })

export const draftSchemas = {
  createDraft: createDraftSchemas,
  getDraft: getDraftSchemas,
  listDrafts: listDraftsSchemas,
  putDraft: putDraftSchemas,
}
