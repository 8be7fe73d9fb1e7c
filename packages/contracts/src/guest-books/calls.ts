import { defineCall } from '../call.ts'
import type { guestBookSchemas } from './schemas.ts'

type Schemas = typeof guestBookSchemas

export const getGuestBookOfOrder = defineCall<Schemas['getGuestBookOfOrder']>({
  name: 'getGuestBookOfOrder',
  title: "The guest or condolence book that comes with an order's cards, as its owner sees it.",
  method: 'GET',
  path: '/web-api/orders/:token/guest-book',
})

export const openGuestBook = defineCall<Schemas['openGuestBook']>({
  name: 'openGuestBook',
  title: 'Opens the book of a paid order; 409 `conflict` where it has one.',
  method: 'POST',
  path: '/web-api/orders/:token/guest-book',
})

export const changeGuestBook = defineCall<Schemas['changeGuestBook']>({
  name: 'changeGuestBook',
  title: "Changes a book's title and its last day.",
  method: 'PUT',
  path: '/web-api/orders/:token/guest-book',
})

export const removeGuestBook = defineCall<Schemas['removeGuestBook']>({
  name: 'removeGuestBook',
  title: 'Deletes a book with all that guests wrote.',
  method: 'DELETE',
  path: '/web-api/orders/:token/guest-book',
})

export const decideGuestBookEntry = defineCall<Schemas['decideGuestBookEntry']>({
  name: 'decideGuestBookEntry',
  title: 'Shows an entry to guests, or hides it.',
  method: 'PUT',
  path: '/web-api/orders/:token/guest-book/entries/:id',
})

export const showWaitingGuestBookEntries = defineCall<Schemas['showWaitingGuestBookEntries']>({
  name: 'showWaitingGuestBookEntries',
  title: 'Shows all entries to guests that wait for it.',
  method: 'POST',
  path: '/web-api/orders/:token/guest-book/show-waiting',
})

export const removeGuestBookEntry = defineCall<Schemas['removeGuestBookEntry']>({
  name: 'removeGuestBookEntry',
  title: 'Deletes an entry.',
  method: 'DELETE',
  path: '/web-api/orders/:token/guest-book/entries/:id',
})

export const readGuestBook = defineCall<Schemas['readGuestBook']>({
  name: 'readGuestBook',
  title: 'A book with the entries that its owner shows, for those who have its address.',
  method: 'GET',
  path: '/web-api/guest-books/:token',
})

export const writeGuestBook = defineCall<Schemas['writeGuestBook']>({
  name: 'writeGuestBook',
  title: 'Writes an entry, which waits for the owner of the book.',
  method: 'POST',
  path: '/web-api/guest-books/:token/entries',
})
