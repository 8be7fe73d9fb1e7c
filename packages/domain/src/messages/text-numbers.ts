import { CONSUMER_LAW } from '../checkout/consumer-law.ts'
import { RETENTION_DAYS } from '../consent/retention.ts'

/**
 * Limits and periods that texts mention and the shop enforces. Texts refer to them as `{=uploadMegabytes}`, so that a
 * text never differs from the enforced number; `numbers-in-words.test.ts` finds literal ones.
 */
export const TEXT_NUMBERS = {
  /** Largest photo file, in megabytes of a million bytes. */
  uploadMegabytes: 80,
  /** Largest photo, in millions of pixels. */
  uploadMegapixels: 120,
  /** Days for which a share link is valid. */
  shareDays: 30,
  /** Days for which a browser stores the versions of a draft that were discarded. */
  historyDays: 30,
  /** Payment period of a transfer or an invoice in days. */
  payDays: 14,
  /** Hours for which an order waits for its card payment. */
  cardHours: 24,
  /** Characters of a greeting sent with an order. */
  greetingLetters: 300,
  /** Days after delivery for which an order's photos and its recipient list are retained. */
  orderPhotosDays: RETENTION_DAYS['order-photos'],
  /** Days to withdraw from a contract, in every country that grants the right. */
  withdrawalDays: CONSUMER_LAW.de.withdrawalDays ?? 0,
  /** Days to return goods, and to refund the money after a withdrawal (Directive 2011/83/EU, articles 13 and 14). */
  returnDays: 14,
  /** Days before a reduction whose lowest price is shown (Directive 98/6/EC, article 6a). */
  lowestPriceDays: 30,
} as const

const NUMBER = /\{=(\w+)\}/g

/** Inserts these numbers into a text; unknown names stay unchanged, and the test of texts finds them. */
export const withTextNumbers = (text: string): string =>
  text.replace(NUMBER, (written, name: string) =>
    Object.hasOwn(TEXT_NUMBERS, name) ? String(TEXT_NUMBERS[name as keyof typeof TEXT_NUMBERS]) : written,
  )
