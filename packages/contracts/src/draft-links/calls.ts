import { defineCall } from '../call.ts'
import type { claimDraftLinkSchemas, consumeDraftLinkSchemas, openDraftLinkSchemas } from './schemas.ts'

export const openDraftLink = defineCall<typeof openDraftLinkSchemas>({
  name: 'openDraftLink',
  title:
    'Opens a one-time way to go on with a draft on another device; it is asked after and confirmed as a photo link.',
  method: 'POST',
  path: '/web-api/draft-links',
})

export const claimDraftLink = defineCall<typeof claimDraftLinkSchemas>({
  name: 'claimDraftLink',
  title: 'Gives the first device that brings the code a key, and the number to compare.',
  method: 'POST',
  path: '/web-api/draft-links/claim',
})

export const consumeDraftLink = defineCall<typeof consumeDraftLinkSchemas>({
  name: 'takeDraftLink',
  title: 'Copies the draft and its photos to whoever asks, once the other screen has confirmed their device.',
  method: 'POST',
  path: '/web-api/draft-links/take',
})
