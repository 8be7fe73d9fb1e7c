import * as z from 'zod'
import { idSchema } from '../shapes.ts'

const secret = z.string().regex(/^[\w-]{22}$/)
const number = z.string().regex(/^\d{2}$/)

export const openDraftLinkSchemas = {
  body: z.object({ draftId: idSchema }),
  response: z.object({
    id: idSchema,
    /** Ten characters, typed on the other device or part of the fragment of its URL. */
    code: z.string().regex(/^[0-9A-HJKMNP-TV-Z]{10}$/),
    opensUntil: z.iso.datetime(),
  }),
}

export const claimDraftLinkSchemas = {
  /** As typed: lower case, spaces and look-alikes are corrected. */
  body: z.object({ code: z.string().max(40) }),
  response: z.object({ key: secret, number }),
}

export const consumeDraftLinkSchemas = {
  body: z.object({ key: secret }),
  response: z.object({
    draftId: idSchema,
    /** Inner address of the designer with the draft. */
    path: z.string(),
  }),
}

export const draftLinkSchemas = {
  openDraftLink: openDraftLinkSchemas,
  claimDraftLink: claimDraftLinkSchemas,
  takeDraftLink: consumeDraftLinkSchemas,
}
