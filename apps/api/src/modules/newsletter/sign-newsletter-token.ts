import type { Signer } from '@passepartout/http'
import { signLinkId, verifyLinkId } from '../../auth/sign-link-id.ts'

type Purpose = 'confirm' | 'leave'

/** Signed token of a subscription for a link in an email. */
export const signNewsletterToken = (id: string, purpose: Purpose, key: Signer): string =>
  signLinkId(id, `newsletter ${purpose} 1`, key)

/** The subscription id of a token, if its signature is valid for this purpose. */
export const verifyNewsletterToken = (token: string, purpose: Purpose, key: Signer): string | undefined =>
  verifyLinkId(token, `newsletter ${purpose} 1`, key)
