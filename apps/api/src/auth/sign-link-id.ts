import { isSignatureOf, type Signer, signatureOf } from '@passepartout/http'

const TOKEN = /^([0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12})\.([\w-]{43})$/

/** A token for links in emails: a row's id, signed for one purpose. */
export const signLinkId = (id: string, purpose: string, key: Signer): string =>
  `${id}.${signatureOf(`${purpose} ${id}`, key)}`

/** The id in a token, when its signature is valid for this purpose. */
export function verifyLinkId(token: string, purpose: string, key: Signer): string | undefined {
  const [, id = '', signature = ''] = TOKEN.exec(token) ?? []
  return isSignatureOf(signature, `${purpose} ${id}`, key) ? id : undefined
}
