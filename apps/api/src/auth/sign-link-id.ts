import { isSignatureOf, type Signer, signatureOf } from '@passepartout/http'

const TOKEN = /^([0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12})\.([\w-]{43})$/

/** What a link in a mail carries: a row's id, and that the shop itself wrote the link for this purpose. */
export const signLinkId = (id: string, purpose: string, key: Signer): string =>
  `${id}.${signatureOf(`${purpose} ${id}`, key)}`

/** The row of a token, if the shop wrote it for this purpose. */
export function verifyLinkId(token: string, purpose: string, key: Signer): string | undefined {
  const [, id = '', signature = ''] = TOKEN.exec(token) ?? []
  return isSignatureOf(signature, `${purpose} ${id}`, key) ? id : undefined
}
