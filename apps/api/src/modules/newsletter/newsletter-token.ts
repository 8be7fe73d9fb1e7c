import type { Signer } from '@passepartout/http'
import { idOfToken, signedId } from '../../auth/signed-id.ts'

type Purpose = 'confirm' | 'leave'

/** What a link in a mail carries: the subscription, and that the shop itself wrote the link. */
export const newsletterToken = (id: string, purpose: Purpose, key: Signer): string =>
  signedId(id, `newsletter ${purpose} 1`, key)

/** The subscription of a token, if the shop wrote it for this purpose. */
export const subscriptionOf = (token: string, purpose: Purpose, key: Signer): string | undefined =>
  idOfToken(token, `newsletter ${purpose} 1`, key)
