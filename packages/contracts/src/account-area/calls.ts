import { defineCall, defineFileCall } from '../call.ts'
import type { accountAreaSchemas } from './schemas.ts'

type Schemas = typeof accountAreaSchemas

export const listAccountOrders = defineCall<Schemas['listAccountOrders']>({
  name: 'listAccountOrders',
  title: 'The orders of the customer in this channel, newest first.',
  method: 'GET',
  path: '/web-api/account/orders',
})

export const listAccountPhotos = defineCall<Schemas['listAccountPhotos']>({
  name: 'listAccountPhotos',
  title: 'The photos kept for the customer, newest first, with what keeps them.',
  method: 'GET',
  path: '/web-api/account/photos',
})

export const listAccountDates = defineCall<Schemas['listAccountDates']>({
  name: 'listAccountDates',
  title: 'Birthdays and other days that the customer keeps in the account, in the order of the year.',
  method: 'GET',
  path: '/web-api/account/dates',
})

export const storeAccountDates = defineCall<Schemas['storeAccountDates']>({
  name: 'storeAccountDates',
  title: 'Adds days to the account; one of the same person and day takes the place of the earlier one.',
  method: 'POST',
  path: '/web-api/account/dates',
})

export const removeAccountDate = defineCall<Schemas['removeAccountDate']>({
  name: 'removeAccountDate',
  title: 'Deletes a day of the account.',
  method: 'DELETE',
  path: '/web-api/account/dates/:id',
})

export const removeAccountDates = defineCall<Schemas['removeAccountDates']>({
  name: 'removeAccountDates',
  title: 'Deletes all days of the account.',
  method: 'DELETE',
  path: '/web-api/account/dates',
})

export const getAccountNewsletter = defineCall<Schemas['getAccountNewsletter']>({
  name: 'getAccountNewsletter',
  title: 'Whether the customer gets the newsletter of this channel.',
  method: 'GET',
  path: '/web-api/account/newsletter',
})

export const setAccountNewsletter = defineCall<Schemas['setAccountNewsletter']>({
  name: 'setAccountNewsletter',
  title: 'Subscribes the customer’s address, which is confirmed already, or ends the subscription.',
  method: 'POST',
  path: '/web-api/account/newsletter',
})

export const renameDraft = defineCall<Schemas['renameDraft']>({
  name: 'renameDraft',
  title: 'Gives a design another title; that is a new revision.',
  method: 'POST',
  path: '/web-api/drafts/:id/title',
})

export const copyDraft = defineCall<Schemas['copyDraft']>({
  name: 'copyDraft',
  title: 'Keeps a copy of a design as a design of its own.',
  method: 'POST',
  path: '/web-api/drafts/:id/copy',
})

export const removeDraft = defineCall<Schemas['removeDraft']>({
  name: 'removeDraft',
  title: 'Deletes a design. Articles in the cart and orders hold copies of their own.',
  method: 'DELETE',
  path: '/web-api/drafts/:id',
})

export const listAccountDesigns = defineCall<Schemas['listAccountDesigns']>({
  name: 'listAccountDesigns',
  title: 'The designs that are kept for the customer, last changed first, and where they open.',
  method: 'GET',
  path: '/web-api/account/designs',
})

export const draftImage = defineFileCall<Schemas['draftPicture']>({
  name: 'draftPicture',
  title: 'The picture of a design as it is now, to its owner.',
  fileMethod: 'GET',
  path: '/web-api/drafts/:id/picture',
  produces: ['image/webp'],
  withoutShop: true,
})
