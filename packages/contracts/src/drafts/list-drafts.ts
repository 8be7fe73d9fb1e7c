import { defineCall } from '../call.ts'
import type { listDraftsSchemas } from './list-drafts.schema.ts'

export const listDrafts = defineCall<typeof listDraftsSchemas>({
  name: 'listDrafts',
  title: "The visitor's own designs without their documents, last changed first.",
  method: 'GET',
  path: '/web-api/drafts',
})
