import {
  closePhotoLinkRoute,
  confirmPhotoLinkRoute,
  getPhotoLinkRoute,
  openPhotoLinkRoute,
} from './own-links.ts'
import { askPhotoLinkRoute, claimPhotoLinkRoute, sendLinkPhotoRoute } from './phone-calls.ts'

export { LAST_MS, OPEN_MS } from './link-state.ts'

export const photoLinkRoutes = [
  openPhotoLinkRoute,
  getPhotoLinkRoute,
  confirmPhotoLinkRoute,
  closePhotoLinkRoute,
  claimPhotoLinkRoute,
  askPhotoLinkRoute,
  sendLinkPhotoRoute,
]
