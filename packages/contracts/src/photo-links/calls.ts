import { defineBytesCall, defineCall } from '../call.ts'
import type {
  claimPhotoLinkSchemas,
  closePhotoLinkSchemas,
  confirmPhotoLinkSchemas,
  getPhotoLinkSchemas,
  getPhotoLinkStatusSchemas,
  openPhotoLinkSchemas,
  sendLinkPhotoSchemas,
} from './schemas.ts'

export const openPhotoLink = defineCall<typeof openPhotoLinkSchemas>({
  name: 'openPhotoLink',
  title: 'Opens a one-time way for a phone to send photos to a draft; one that led to it before is closed.',
  method: 'POST',
  path: '/web-api/photo-links',
})

export const getPhotoLink = defineCall<typeof getPhotoLinkSchemas>({
  name: 'getPhotoLink',
  title: 'Whether a phone has come, the number it shows, and the photos that it has sent.',
  method: 'GET',
  path: '/web-api/photo-links/:id',
})

export const confirmPhotoLink = defineCall<typeof confirmPhotoLinkSchemas>({
  name: 'confirmPhotoLink',
  title: 'Lets the phone that has come send photos.',
  method: 'POST',
  path: '/web-api/photo-links/:id/confirm',
})

export const closePhotoLink = defineCall<typeof closePhotoLinkSchemas>({
  name: 'closePhotoLink',
  title: 'Closes the way: nothing more is taken from the phone.',
  method: 'DELETE',
  path: '/web-api/photo-links/:id',
})

export const claimPhotoLink = defineCall<typeof claimPhotoLinkSchemas>({
  name: 'claimPhotoLink',
  title: 'Gives the first phone that brings the token a key to send with, and the number to compare.',
  method: 'POST',
  path: '/web-api/phone/claim',
})

export const getPhotoLinkStatus = defineCall<typeof getPhotoLinkStatusSchemas>({
  name: 'askPhotoLink',
  title: 'Whether a phone may send, and how much it has sent.',
  method: 'POST',
  path: '/web-api/phone/state',
})

export const sendLinkPhoto = defineBytesCall<typeof sendLinkPhotoSchemas>({
  name: 'sendLinkPhoto',
  title:
    'Sends a photo from a phone to the draft of its key (`X-Phone-Key`); tells nothing of the draft or its photos.',
  bytesMethod: 'POST',
  path: '/web-api/phone/photos',
})
