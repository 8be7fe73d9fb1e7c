import type { EmailMessage } from '@passepartout/db'
import { offersWithdrawal, type Seller, type Shop } from '@passepartout/domain'
import { type AccountEmailKind, renderAccountEmail } from './account-emails.ts'
import type { CustomerEmailContext } from './order-email-types.ts'

const KINDS: Readonly<Record<AccountEmailKind, { url?: string; minutes?: number }>> = {
  'sign-up': { url: 'https://shop.example/confirm#token', minutes: 60 },
  'already-customer': { url: 'https://shop.example/log-in' },
  'password-reset': { url: 'https://shop.example/reset#token', minutes: 60 },
  'magic-link': { url: 'https://shop.example/link#token', minutes: 15 },
  'mail-change': { url: 'https://shop.example/confirm#token', minutes: 60 },
  'mail-changed': {},
  'password-changed': { url: 'https://shop.example/reset' },
  'passkey-added': { url: 'https://shop.example/account/security' },
  'account-deleted': {},
}

/** All emails about accounts with sample data, for previews. */
export function sampleAccountEmails(shop: Shop, seller: Seller): Record<string, EmailMessage> {
  const base = sampleRecipient(shop, seller)
  const kinds = Object.keys(KINDS) as AccountEmailKind[]
  return Object.fromEntries(
    kinds.map(kind => [kind, renderAccountEmail(kind, { ...base, url: '', minutes: 0, ...KINDS[kind] })]),
  )
}

/** Recipient of the sample emails. */
export function sampleRecipient(shop: Shop, seller: Seller): CustomerEmailContext {
  const withdrawal = offersWithdrawal(shop.country) ? 'https://shop.example/withdrawal' : null
  return {
    ...{ shop, seller, to: 'mara@example.org', sender: { name: shop.channel, address: 'post@shop.example' } },
    pages: {
      ...{ privacy: 'https://shop.example/privacy', imprint: 'https://shop.example/imprint', withdrawal },
      lostLink: 'https://shop.example/order',
    },
  }
}
