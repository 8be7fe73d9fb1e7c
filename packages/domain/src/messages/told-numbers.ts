import { CONSUMER_LAW } from '../checkout/consumer-law.ts'
import { RETENTION_DAYS } from '../consent/retention.ts'

/**
 * Numbers that customers read and that rule what the shop does. Texts name them as `{=uploadMegabytes}`, so that a text never says
 * another number than the one that counts; `numbers-in-words.test.ts` finds those that are typed.
 */
export const TOLD_NUMBERS = {
  /** Largest photo file, in megabytes of a million bytes. */
  uploadMegabytes: 80,
  /** Largest photo, in millions of pixels. */
  uploadMegapixels: 120,
  /** Days for which a link to a shared design works. */
  shareDays: 30,
  /** Days for which a browser keeps versions of a design that were not taken. */
  historyDays: 30,
  /** Days in which a transfer or an invoice is paid. */
  payDays: 14,
  /** Hours for which an order waits for its card payment. */
  cardHours: 24,
  /** Letters of a greeting that goes with an order. */
  greetingLetters: 300,
  /** Days after delivery for which an order's photos and its list of recipients are kept. */
  orderPhotosDays: RETENTION_DAYS['order-photos'],
  /** Days to withdraw from a contract, in every country that gives the right. */
  withdrawalDays: CONSUMER_LAW.de.withdrawalDays ?? 0,
  /** Days in which goods go back, and the money after a withdrawal (Directive 2011/83/EU, articles 13 and 14). */
  returnDays: 14,
  /** Days before a reduction whose lowest price is named (Directive 98/6/EC, article 6a). */
  lowestPriceDays: 30,
} as const

const NUMBER = /\{=(\w+)\}/g

/** A text with its told numbers; one that nobody knows stays, which the test of texts finds. */
export const withToldNumbers = (text: string): string =>
  text.replace(NUMBER, (written, name: string) =>
    Object.hasOwn(TOLD_NUMBERS, name) ? String(TOLD_NUMBERS[name as keyof typeof TOLD_NUMBERS]) : written,
  )
