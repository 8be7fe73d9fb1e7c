import { INVOICE_YEARS } from '../law/invoice-years.ts'
import type { ConsentPurpose } from './consent.ts'

/** How long one class of data is kept: days, or until its owner deletes it. */
export type RetentionPeriod = number | 'until-deleted'

/**
 * What the shop keeps of people, by class. Jobs delete by these numbers and the privacy notice is written from them; whoever
 * adds a class of data adds it here.
 */
export const RETENTION_DAYS = {
  /** Photos, designs and the list of cards of who has no account, after the last visit: as long as the visitor's cookie lives. */
  designs: 400,
  /** The same in an account: nobody but its owner deletes them. */
  'account-designs': 'until-deleted',
  /** Links to shared designs, what was said by them and where mails about that go, after a link's end. */
  'shared-words': 30,
  /** Addresses for such mails that were not confirmed. */
  'share-question': 7,
  /** Guest and condolence books with all that was written in them, after their last day. */
  'guest-books': 90,
  /** Photos of a cart, after the last visit. */
  'cart-photos': 30,
  /** Photos of an order and the files that the plant prints, after its delivery. */
  'order-photos': 90,
  /**
   * Orders and their invoices: full years after the one in which they were written, as the tax law of the seller's country asks
   * (`INVOICE_YEARS`); here those of Germany.
   */
  invoices: INVOICE_YEARS.DE * 365,
  /** Account, addresses, saved recipients. */
  account: 'until-deleted',
  /** What the toolbox made. */
  'tool-results': 1 / 24,
  /** What came by the contact form. */
  messages: 180,
  /** Copies of mails that were sent. */
  mails: 30,
  /** Newsletters that were asked for and not confirmed. */
  'newsletter-question': 7,
  /** That a newsletter was agreed to, after it was left. */
  'newsletter-proof': 1095,
  /** Log-ins, refused ones too, and changes of accounts. */
  'security-journal': 180,
  /** Impressions and events by visitor key: as long as the key's cookie lives. */
  experiments: 180,
  /** What flag clients report of themselves. */
  telemetry: 30,
  /** Recorded visits, masked. */
  recordings: 30,
  /** Sums of days, nobody's: two years, so that a season can be compared with the last. */
  numbers: 760,
} as const satisfies Record<string, RetentionPeriod>

export type RetentionClass = keyof typeof RETENTION_DAYS

/** Classes that exist only where visitors can agree to them. */
const WAITS_FOR: Partial<Record<RetentionClass, ConsentPurpose>> = {
  experiments: 'experiments',
  telemetry: 'experiments',
  recordings: 'recording',
}

/** Where a shop keeps something for another time than by default, in days. */
export type RetentionOverrides = Readonly<Partial<Record<RetentionClass, number>>>

/** What a shop keeps, given for what it asks its visitors, and how long. */
export function effectiveRetention(
  purposes: readonly ConsentPurpose[],
  other: RetentionOverrides = {},
): { name: RetentionClass; kept: RetentionPeriod }[] {
  return (Object.keys(RETENTION_DAYS) as RetentionClass[]).flatMap(name => {
    const purpose = WAITS_FOR[name]
    return purpose && !purposes.includes(purpose) ? [] : [{ name, kept: other[name] ?? RETENTION_DAYS[name] }]
  })
}
