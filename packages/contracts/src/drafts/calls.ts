import { defineCall } from '../call.ts'
import type { createDraftSchemas, getDraftSchemas, listDraftsSchemas, putDraftSchemas } from './schemas.ts'

export type { Draft, DraftConfiguration, DraftKind } from './schemas.ts'

export const createDraft = defineCall<typeof createDraftSchemas>({
  name: 'createDraft',
  title: 'Keeps a new design.',
  method: 'POST',
  path: '/web-api/drafts',
})

export const getDraft = defineCall<typeof getDraftSchemas>({
  name: 'getDraft',
  title:
    "One of the visitor's own designs, or one that they may work on by a link; 410 `gone` once that has ended.",
  method: 'GET',
  path: '/web-api/drafts/:id',
})

export const listDrafts = defineCall<typeof listDraftsSchemas>({
  name: 'listDrafts',
  title: "The visitor's own designs without their documents, last changed first.",
  method: 'GET',
  path: '/web-api/drafts',
})

export const putDraft = defineCall<typeof putDraftSchemas>({
  name: 'putDraft',
  title:
    'Keeps a change of whoever may work on the design, if it is based on the version the server holds; otherwise 409 `draft-conflict` with that version under `details.current`. Sending the same content twice is no conflict.',
  method: 'PUT',
  path: '/web-api/drafts/:id',
})
