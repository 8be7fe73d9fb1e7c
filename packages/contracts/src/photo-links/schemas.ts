import * as z from 'zod'
import { photoSchema } from '../photos/schemas.ts'
import { idSchema } from '../shapes.ts'

/** 128 bits in base64url. */
const secret = z.string().regex(/^[\w-]{22}$/)
const params = z.object({ id: idSchema })
/** `waiting` for a phone, for confirmation on the other screen (`claimed`), accepting photos (`open`), `ended`. */
const state = z.enum(['waiting', 'claimed', 'open', 'ended'])
const number = z.string().regex(/^\d{2}$/)

export const openPhotoLinkSchemas = {
  body: z.object({ draftId: idSchema }),
  response: z.object({
    id: idSchema,
    /** For the fragment of the phone's URL, which browsers do not send to servers. */
    token: secret,
    opensUntil: z.iso.datetime(),
    endsAt: z.iso.datetime(),
  }),
}

export const getPhotoLinkSchemas = {
  params,
  response: z.object({ state, number: number.nullable(), photos: z.array(photoSchema) }),
}

export const confirmPhotoLinkSchemas = { params, response: z.object({ id: idSchema }) }

export const closePhotoLinkSchemas = { params, response: z.object({ id: idSchema }) }

export const claimPhotoLinkSchemas = {
  body: z.object({ token: secret }),
  response: z.object({ key: secret, number, endsAt: z.iso.datetime(), most: z.int() }),
}

export const getPhotoLinkStatusSchemas = {
  body: z.object({ key: secret }),
  response: z.object({ state, sent: z.int(), most: z.int() }),
}

export const sendLinkPhotoSchemas = { response: z.object({ sent: z.int() }) }

export const photoLinkSchemas = {
  openPhotoLink: openPhotoLinkSchemas,
  getPhotoLink: getPhotoLinkSchemas,
  confirmPhotoLink: confirmPhotoLinkSchemas,
  closePhotoLink: closePhotoLinkSchemas,
  claimPhotoLink: claimPhotoLinkSchemas,
  askPhotoLink: getPhotoLinkStatusSchemas,
  sendLinkPhoto: sendLinkPhotoSchemas,
}
