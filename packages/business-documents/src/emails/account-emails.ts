import type { EmailMessage } from '@passepartout/db'
import { BRANDS } from '../brand.ts'
import { accountLetterTranslator } from '../messages/translators.ts'
import { addressEmail } from './address-email.ts'
import type { EmailBlock } from './email-content.ts'
import type { CustomerEmailContext } from './order-email-types.ts'

interface WithLink extends CustomerEmailContext {
  /** Absolute; the only secret that an email may contain, valid once. */
  url: string
}

interface ExpiringLink extends WithLink {
  /** Validity of the link. */
  minutes: number
}

/** Data of each email about an account. */
export interface AccountEmailData {
  /** Confirms the address of a new customer. */
  'sign-up': ExpiringLink
  /** A sign-up with the address of an existing account: only its owner learns of it. `url` leads to the sign-in. */
  'already-customer': WithLink
  'password-reset': ExpiringLink
  'magic-link': ExpiringLink
  /** To the new address, before it replaces the old one. */
  'mail-change': ExpiringLink
  /** To the previous address. */
  'mail-changed': CustomerEmailContext
  /** `url` leads to the password reset. */
  'password-changed': WithLink
  /** `url` leads to the account's security page. */
  'passkey-added': WithLink
  'account-deleted': CustomerEmailContext
}
export type AccountEmailKind = keyof AccountEmailData

/**
 * Renders an email about an account in both brands and every locale, ready for the outbox. It contains no names, and no
 * secret but its link.
 */
export function renderAccountEmail<K extends AccountEmailKind>(
  kind: K,
  data: AccountEmailData[K],
): EmailMessage {
  const { shop } = data
  const translate = accountLetterTranslator(shop.locale, shop.channel)
  const { url, minutes } = data as Partial<ExpiringLink>
  const words = (part: string): EmailBlock => ({
    kind: 'text',
    text: translate(`${kind}.${part}`, { shop: BRANDS[shop.channel].name }),
  })
  const blocks: EmailBlock[] = [words('text')]
  if (url) blocks.push({ kind: 'button', text: translate(`${kind}.button`), url })
  if (minutes) blocks.push({ kind: 'small', text: translate('account.minutes', { minutes }) })
  blocks.push(words('unasked'))
  return addressEmail(data, {
    subject: translate(`${kind}.subject`, { shop: BRANDS[shop.channel].name }),
    title: translate(`${kind}.title`),
    blocks,
  })
}
