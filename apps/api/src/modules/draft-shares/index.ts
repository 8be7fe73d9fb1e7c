import { endDraftShareRoute, listDraftSharesRoute, openDraftShareRoute } from './own-shares.ts'
import { readSharedDraftRoute, sharedPagePictureRoute } from './shared-draft.ts'

export const draftShareRoutes = [
  openDraftShareRoute,
  listDraftSharesRoute,
  endDraftShareRoute,
  readSharedDraftRoute,
  sharedPagePictureRoute,
]
