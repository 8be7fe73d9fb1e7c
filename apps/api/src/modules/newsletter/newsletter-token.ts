import { isSignatureOf, type Signer, signatureOf } from '@passepartout/http'

type Purpose = 'confirm' | 'leave'

/** What a link in a mail carries: the subscription, and that the shop itself wrote the link. */
export const newsletterToken = (id: string, purpose: Purpose, key: Signer): string =>
  `${id}.${signatureOf(signed(id, purpose), key)}`

const TOKEN = /^([0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12})\.([\w-]{43})$/

/** The subscription of a token, if the shop wrote it for this purpose. */
export function subscriptionOf(token: string, purpose: Purpose, key: Signer): string | undefined {
  const [, id = '', signature = ''] = TOKEN.exec(token) ?? []
  return isSignatureOf(signature, signed(id, purpose), key) ? id : undefined
}

const signed = (id: string, purpose: Purpose) => `newsletter ${purpose} 1 ${id}`
