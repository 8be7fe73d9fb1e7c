import { defineCall } from '../call.ts'
import type { listDraftsSchemas } from './list-drafts.schema.ts'

/** The visitor's own designs without their documents, last changed first. */
export const listDrafts = defineCall<typeof listDraftsSchemas>({
  name: 'listDrafts',
  method: 'GET',
  path: '/web-api/drafts',
})
