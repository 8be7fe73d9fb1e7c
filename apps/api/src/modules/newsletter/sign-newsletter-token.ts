import type { Signer } from '@passepartout/http'
import { signLinkId, verifyLinkId } from '../../auth/sign-link-id.ts'

type Purpose = 'confirm' | 'leave'

/** What a link in a mail carries: the subscription, and that the shop itself wrote the link. */
export const signNewsletterToken = (id: string, purpose: Purpose, key: Signer): string =>
  signLinkId(id, `newsletter ${purpose} 1`, key)

/** The subscription of a token, if the shop wrote it for this purpose. */
export const verifyNewsletterToken = (token: string, purpose: Purpose, key: Signer): string | undefined =>
  verifyLinkId(token, `newsletter ${purpose} 1`, key)
