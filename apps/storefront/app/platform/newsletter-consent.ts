import { createHash } from 'node:crypto'
import { BRAND_NAMES, type Shop, type Translate } from '@passepartout/domain'
import { translatorFor } from '../messages/index.ts'

/** The consent text of the newsletter, beside its button. */
export const newsletterConsent = (translate: Translate, { channel }: Pick<Shop, 'channel'>): string =>
  translate('newsletter.consent', { shop: BRAND_NAMES[channel] })

/** Version of the consent text in a shop; it changes with the text. */
export function newsletterText(shop: Pick<Shop, 'channel' | 'locale'>): string {
  const text = newsletterConsent(translatorFor(shop, { warn: () => {} }), shop)
  return `${shop.locale} ${createHash('sha256').update(text).digest('base64url').slice(0, 16)}`
}
