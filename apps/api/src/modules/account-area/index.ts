import {
  listAccountDatesRoute,
  removeAccountDateRoute,
  removeAccountDatesRoute,
  storeAccountDatesRoute,
} from './dates.ts'
import { draftImageFolder, draftImageRoute } from './draft-picture.ts'
import { copyDraftRoute, removeDraftRoute, renameDraftRoute } from './drafts.ts'
import { listAccountDesignsRoute } from './list-designs.ts'
import { listAccountOrdersRoute } from './list-orders.ts'
import { listAccountPhotosRoute } from './list-photos.ts'
import { getAccountNewsletterRoute, setAccountNewsletterRoute } from './newsletter.ts'

export { draftImageFolder }

export const accountAreaRoutes = [
  listAccountOrdersRoute,
  listAccountDesignsRoute,
  draftImageRoute,
  listAccountPhotosRoute,
  listAccountDatesRoute,
  storeAccountDatesRoute,
  removeAccountDateRoute,
  removeAccountDatesRoute,
  getAccountNewsletterRoute,
  setAccountNewsletterRoute,
  renameDraftRoute,
  copyDraftRoute,
  removeDraftRoute,
]
