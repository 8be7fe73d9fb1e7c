import { DOCUMENT_KINDS, type DocumentKind } from '@passepartout/domain'
import * as z from 'zod'
import { frameConfigurationSchema, idSchema, timeSchema } from '../shapes.ts'

/** Validated in full by the document package on the server; here only checked to be an object. */
export const documentObjectSchema = z.record(z.string(), z.unknown())

/** Kinds with a design; photo boxes and loose prints are both `prints`. */
export const draftKindSchema = z.enum(DOCUMENT_KINDS)
export type DraftKind = DocumentKind

/** Configuration of wall art; for all other kinds the address of the designer, which contains it. */
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
  /**
   * Only for a guest who edits by a link: the end of the link. File names and times of photos are omitted for guests.
   */
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
    /** Chosen by the device; repeating it returns the existing draft. */
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

/** `details` of the failure `draft-conflict`: the version on the server. */
export const draftConflictSchema = z.object({ current: draftSchema })

export const draftSchemas = {
  createDraft: createDraftSchemas,
  getDraft: getDraftSchemas,
  listDrafts: listDraftsSchemas,
  putDraft: putDraftSchemas,
}
