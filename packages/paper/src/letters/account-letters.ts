import type { MailMessage } from '@passepartout/db'
import { BRANDS } from '../brand.ts'
import { accountLetterTranslator } from '../messages/accounts.ts'
import { addressed } from './addressed.ts'
import type { Block } from './letter.ts'
import type { ToCustomer } from './letters.ts'

interface WithLink extends ToCustomer {
  /** Absolute; the only secret that a mail may carry, and worth something once. */
  url: string
}

interface ForAWhile extends WithLink {
  /** How long the link works. */
  minutes: number
}

/** What each letter about an account is written from. */
export interface AccountLetterData {
  /** Whoever signed up shows that the address is theirs. */
  'sign-up': ForAWhile
  /** Somebody signed up with an address that has an account: only its owner learns of it. `url` leads to the log-in. */
  'already-customer': WithLink
  'password-reset': ForAWhile
  'magic-link': ForAWhile
  /** To the new address, before it counts. */
  'mail-change': ForAWhile
  /** To the address that counted before. */
  'mail-changed': ToCustomer
  /** `url` leads to where a password is set anew. */
  'password-changed': WithLink
  /** `url` leads to the account's security page. */
  'passkey-added': WithLink
  'account-deleted': ToCustomer
}
export type AccountLetterKind = keyof AccountLetterData

/** A letter about an account in both brands and every locale, ready for the outbox. It names nobody and nothing secret but its link. */
export function renderAccountLetter<K extends AccountLetterKind>(
  kind: K,
  data: AccountLetterData[K],
): MailMessage {
  const { shop } = data
  const translate = accountLetterTranslator(shop.locale, shop.channel)
  const { url, minutes } = data as Partial<ForAWhile>
  const words = (part: string): Block => ({
    kind: 'text',
    text: translate(`${kind}.${part}`, { shop: BRANDS[shop.channel].name }),
  })
  const blocks: Block[] = [words('text')]
  if (url) blocks.push({ kind: 'button', text: translate(`${kind}.button`), url })
  if (minutes) blocks.push({ kind: 'small', text: translate('account.minutes', { minutes }) })
  blocks.push(words('unasked'))
  return addressed(data, {
    subject: translate(`${kind}.subject`, { shop: BRANDS[shop.channel].name }),
    title: translate(`${kind}.title`),
    blocks,
  })
}
