import { INVOICE_YEARS } from '../law/invoice-years.ts'
import type { ConsentPurpose } from './consent.ts'

/** How long one class of data is retained: days, or until its owner deletes it. */
export type RetentionPeriod = number | 'until-deleted'

/**
 * Personal data that the shop stores, by class. Jobs delete by these numbers and the privacy notice is generated from
 * them; a new class of data needs a row here.
 */
export const RETENTION_DAYS = {
  /**
   * Photos, designs and recipient lists of visitors without an account, after the last visit: as long as the visitor
   * cookie.
   */
  designs: 400,
  /** Photos, designs and recipient lists of an account: only its owner deletes them. */
  'account-designs': 'until-deleted',
  /** Links to shared designs, comments made through them and email addresses for notifications, after a link's end. */
  'shared-words': 30,
  /** Unconfirmed addresses for such notifications. */
  'share-question': 7,
  /** Guest and condolence books with their entries, after their last day. */
  'guest-books': 90,
  /** Photos of a cart, after the last visit. */
  'cart-photos': 30,
  /** Photos of an order and its print files, after its delivery. */
  'order-photos': 90,
  /**
   * Orders and their invoices: full years after the year in which they were issued, as the tax law of the seller's
   * country requires (`INVOICE_YEARS`); the value here is Germany's.
   */
  invoices: INVOICE_YEARS.DE * 365,
  /** Account, addresses, saved recipients. */
  account: 'until-deleted',
  'tool-results': 1 / 24,
  /** Messages of the contact form. */
  messages: 180,
  /** Copies of sent emails. */
  mails: 30,
  /** Unconfirmed newsletter subscriptions. */
  'newsletter-question': 7,
  /** Proof of consent to a newsletter, after it was cancelled. */
  'newsletter-proof': 1095,
  /** Successful and failed sign-ins, and changes of accounts. */
  'security-journal': 180,
  /** Impressions and events by visitor key: as long as the key's cookie. */
  experiments: 180,
  /** Reports of the feature flag clients. */
  telemetry: 30,
  /** Recordings of visits, masked. */
  recordings: 30,
  /** Daily metrics without personal data: two years, so that a season can be compared with the previous one. */
  numbers: 760,
} as const satisfies Record<string, RetentionPeriod>

export type RetentionClass = keyof typeof RETENTION_DAYS

/** Classes that exist only if visitors can consent to them. */
const WAITS_FOR: Partial<Record<RetentionClass, ConsentPurpose>> = {
  experiments: 'experiments',
  telemetry: 'experiments',
  recordings: 'recording',
}

/** Deviations of a shop from the default retention, in days. */
export type RetentionOverrides = Readonly<Partial<Record<RetentionClass, number>>>

/** Retention periods of a shop, given the consent purposes it requests. */
export function effectiveRetention(
  purposes: readonly ConsentPurpose[],
  other: RetentionOverrides = {},
): { name: RetentionClass; kept: RetentionPeriod }[] {
  return (Object.keys(RETENTION_DAYS) as RetentionClass[]).flatMap(name => {
    const purpose = WAITS_FOR[name]
    return purpose && !purposes.includes(purpose) ? [] : [{ name, kept: other[name] ?? RETENTION_DAYS[name] }]
  })
}
