import type { EmailMessage } from '@passepartout/db'
import { BRANDS } from '../brand.ts'
import { accountLetterTranslator } from '../messages/accounts.ts'
import { addressEmail } from './address-email.ts'
import type { EmailBlock } from './email-content.ts'
import type { CustomerEmailContext } from './order-email-types.ts'

interface WithLink extends CustomerEmailContext {
  /** Absolute; the only secret that a mail may carry, and worth something once. */
  url: string
}

interface ExpiringLink extends WithLink {
  /** How long the link works. */
  minutes: number
}

/** What each letter about an account is written from. */
export interface AccountEmailData {
  /** Whoever signed up shows that the address is theirs. */
  'sign-up': ExpiringLink
  /** Somebody signed up with an address that has an account: only its owner learns of it. `url` leads to the log-in. */
  'already-customer': WithLink
  'password-reset': ExpiringLink
  'magic-link': ExpiringLink
  /** To the new address, before it counts. */
  'mail-change': ExpiringLink
  /** To the address that counted before. */
  'mail-changed': CustomerEmailContext
  /** `url` leads to where a password is set anew. */
  'password-changed': WithLink
  /** `url` leads to the account's security page. */
  'passkey-added': WithLink
  'account-deleted': CustomerEmailContext
}
export type AccountEmailKind = keyof AccountEmailData

/** A letter about an account in both brands and every locale, ready for the outbox. It names nobody and nothing secret but its link. */
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
