import { defineCall, defineFileCall } from '../call.ts'
import type {
  endDraftShareSchemas,
  listDraftSharesSchemas,
  openDraftShareSchemas,
  readSharedDraftSchemas,
  sharedPagePictureSchemas,
} from './schemas.ts'

export type { DraftShare, SharedDraft, ShareRight } from './schemas.ts'

export const openDraftShare = defineCall<typeof openDraftShareSchemas>({
  name: 'openDraftShare',
  title: 'Makes a link to a design for somebody else, with one of three rights; it ends after thirty days.',
  method: 'POST',
  path: '/web-api/draft-shares',
})

export const listDraftShares = defineCall<typeof listDraftSharesSchemas>({
  name: 'listDraftShares',
  title: "The links to one of the visitor's own designs that have not ended, without their addresses.",
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
