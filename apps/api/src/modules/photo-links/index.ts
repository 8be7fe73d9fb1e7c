import {
  closePhotoLinkRoute,
  confirmPhotoLinkRoute,
  getPhotoLinkRoute,
  openPhotoLinkRoute,
} from './owner-photo-link-routes.ts'
import {
  claimPhotoLinkRoute,
  getPhotoLinkStatusRoute,
  sendLinkPhotoRoute,
} from './phone-photo-link-routes.ts'

export { CLAIM_WINDOW_MS, SESSION_WINDOW_MS } from './link-state.ts'

export const photoLinkRoutes = [
  openPhotoLinkRoute,
  getPhotoLinkRoute,
  confirmPhotoLinkRoute,
  closePhotoLinkRoute,
  claimPhotoLinkRoute,
  getPhotoLinkStatusRoute,
  sendLinkPhotoRoute,
]
