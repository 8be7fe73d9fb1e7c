import {
  askPhotoLinkSchemas,
  claimPhotoLinkSchemas,
  closePhotoLinkSchemas,
  confirmPhotoLinkSchemas,
  getPhotoLinkSchemas,
  openPhotoLinkSchemas,
  sendLinkPhotoSchemas,
} from './photo-link.schema.ts'

export const photoLinkSchemas = {
  openPhotoLink: openPhotoLinkSchemas,
  getPhotoLink: getPhotoLinkSchemas,
  confirmPhotoLink: confirmPhotoLinkSchemas,
  closePhotoLink: closePhotoLinkSchemas,
  claimPhotoLink: claimPhotoLinkSchemas,
  askPhotoLink: askPhotoLinkSchemas,
  sendLinkPhoto: sendLinkPhotoSchemas,
}
