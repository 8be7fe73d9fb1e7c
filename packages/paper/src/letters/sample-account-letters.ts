import type { MailMessage } from '@passepartout/db'
import { offersWithdrawal, type Seller, type Shop } from '@passepartout/domain'
import { type AccountLetterKind, renderAccountLetter } from './account-letters.ts'
import type { ToCustomer } from './letters.ts'

const KINDS: Readonly<Record<AccountLetterKind, { url?: string; minutes?: number }>> = {
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

/** Every mail about accounts, to be looked at while it is written. */
export function sampleAccountLetters(shop: Shop, seller: Seller): Record<string, MailMessage> {
  const base = sampleReader(shop, seller)
  const kinds = Object.keys(KINDS) as AccountLetterKind[]
  return Object.fromEntries(
    kinds.map(kind => [kind, renderAccountLetter(kind, { ...base, url: '', minutes: 0, ...KINDS[kind] })]),
  )
}

/** Somebody whom the sample letters go to. */
export function sampleReader(shop: Shop, seller: Seller): ToCustomer {
  const withdrawal = offersWithdrawal(shop.country) ? 'https://shop.example/withdrawal' : null
  return {
    ...{ shop, seller, to: 'mara@example.org', sender: { name: shop.channel, address: 'post@shop.example' } },
    pages: {
      ...{ privacy: 'https://shop.example/privacy', imprint: 'https://shop.example/imprint', withdrawal },
      lostLink: 'https://shop.example/order',
    },
  }
}
