import { CHANNELS, COUNTRY_CODES, cookieNameOf, ERROR_STATUS, LOCALES } from '@passepartout/domain'

export const INTRODUCTION = [
  'The calls of the shop, as its own pages make them.',
  'A successful body is `{ "payload": ... }`; a failing one carries a sentence for the customer, texts per field, a stable `code` and the `requestId` of our log.',
  'Lists in a query are repeated names ending in `[]`. Amounts are integers in minor units beside a text to show.',
  'Cart, drafts and photos belong to the visitor of a signed cookie, which the first write sets. Writes are taken from the pages of the shop only.',
  'Answers that are the same for everybody carry an `ETag` and may be kept for a minute.',
].join('\n\n')

/** The two headers that name the shop of a call (specification, "Headers between shop and API"). */
export const SHOP_HEADERS = {
  ShopChannel: {
    name: 'X-Shop-Channel',
    in: 'header',
    required: true,
    description: 'Channel and country, such as passepartout-de.',
    schema: {
      type: 'string',
      enum: CHANNELS.flatMap(channel => COUNTRY_CODES.map(country => `${channel}-${country}`)),
    },
    example: 'passepartout-de',
  },
  ShopLocale: {
    name: 'X-Shop-Locale',
    in: 'header',
    required: true,
    description: "A locale of the channel's country, such as de-DE.",
    schema: { type: 'string', enum: [...LOCALES] },
    example: 'de-DE',
  },
}

/**
 * Signed cookies that identify the caller. Over HTTPS their names begin with `__Host-`; the other channel's have its
 * own names.
 */
export const COOKIES_OF_VISITORS = {
  visitor: {
    ...{ type: 'apiKey', in: 'cookie', name: cookieNameOf('visitor', 'passepartout') },
    description: 'Whose cart, drafts and photos these are. The first write sets it.',
  },
  session: {
    ...{ type: 'apiKey', in: 'cookie', name: cookieNameOf('session', 'passepartout') },
    description: 'A customer who is logged in.',
  },
}

export const FAILING_BODY = {
  type: 'object',
  properties: {
    message: {
      type: 'object',
      properties: { text: { type: 'string', minLength: 1 } },
      required: ['text'],
      additionalProperties: false,
    },
    payload: {
      type: 'object',
      properties: {
        errors: {
          type: 'object',
          additionalProperties: { type: 'array', items: { type: 'string' }, minItems: 1 },
        },
        details: {},
      },
      required: ['errors'],
      additionalProperties: false,
    },
    code: { type: 'string', enum: Object.keys(ERROR_STATUS) },
    requestId: { type: 'string', minLength: 1 },
  },
  required: ['message', 'payload', 'code', 'requestId'],
  additionalProperties: false,
}
