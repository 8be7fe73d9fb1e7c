import { defineCall } from '../call.ts'
import type { recipientSchemas } from './schemas.ts'

type Schemas = typeof recipientSchemas

export const getRecipients = defineCall<Schemas['getRecipients']>({
  name: 'getRecipients',
  title: 'To whom the copies of a line go, and what stands against sending them there.',
  method: 'GET',
  path: '/web-api/checkout/recipients/:line',
})

export const addRecipients = defineCall<Schemas['addRecipients']>({
  name: 'addRecipients',
  title: 'Reads addresses from a table, contacts or plain text and adds them to a line’s list.',
  method: 'POST',
  path: '/web-api/checkout/recipients/:line',
})

export const importNamesAsRecipients = defineCall<Schemas['takeNames']>({
  name: 'takeNames',
  title: 'Adds the addresses of a line’s own table of names to its list, each for the card with that name.',
  method: 'POST',
  path: '/web-api/checkout/recipients/:line/names',
})

export const putDelivery = defineCall<Schemas['putDelivery']>({
  name: 'putDelivery',
  title:
    'Says whether cards in addressed envelopes all come with the order or each goes to whom it is addressed.',
  method: 'PUT',
  path: '/web-api/checkout/deliveries/:line',
})

export const putRecipient = defineCall<Schemas['putRecipient']>({
  name: 'putRecipient',
  title: 'Changes an address on a line’s list.',
  method: 'PUT',
  path: '/web-api/checkout/recipients/:line/:id',
})

export const removeRecipient = defineCall<Schemas['removeRecipient']>({
  name: 'removeRecipient',
  title: 'Takes an address from a line’s list.',
  method: 'DELETE',
  path: '/web-api/checkout/recipients/:line/:id',
})

export const clearRecipients = defineCall<Schemas['clearRecipients']>({
  name: 'clearRecipients',
  title: 'Takes every address from a line’s list: all copies go to the order’s own address.',
  method: 'DELETE',
  path: '/web-api/checkout/recipients/:line',
})

export const getEnvelopeAddress = defineCall<Schemas['getEnvelopeAddress']>({
  name: 'getEnvelopeAddress',
  title: 'Whose address is printed on the envelope of a single card, which comes with the order.',
  method: 'GET',
  path: '/web-api/checkout/envelopes/:line',
})

export const putEnvelopeAddress = defineCall<Schemas['putEnvelopeAddress']>({
  name: 'putEnvelopeAddress',
  title:
    'Says whose address is printed on the envelope of a single card; the card itself comes with the order.',
  method: 'PUT',
  path: '/web-api/checkout/envelopes/:line',
})
