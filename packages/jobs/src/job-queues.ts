import * as z from 'zod'

const MINUTE = 60
const QUARTER = 15 * MINUTE
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

interface QueueSettings {
  /** What a job names. Ids only: payloads are kept, shown by the command line and logged. */
  payload: z.ZodType<object>
  /** Attempts after the first. */
  retries: number
  /** Seconds before the second attempt, at least; at most twice as long. Every further pause doubles. */
  pause: number
  longestPause: number
  /** Seconds that an attempt may take. */
  mostTime: number
  /** Seconds that a finished job is remembered; until then the same key is not taken again. */
  remembered: number
  /** Jobs of one process at the same time. */
  atOnce: number
}

/** Letters about an order that follow from its journal. */
export const ORDER_EMAILS = [
  'order-received',
  'payment-received',
  'in-production',
  'shipped',
  'invoice',
  'payment-reminder',
  'cancelled',
  'refunded',
  'address-changed',
  'arrived',
  'case-decided',
] as const
export type OrderEmailKind = (typeof ORDER_EMAILS)[number]

/** Every kind of job. Their handlers live in apps/worker. */
export const JOB_QUEUES = {
  /**
   * Attempts for about three days, at least every quarter of an hour: no mail waits longer once the mail server is back, or because the
   * process that sent it died several times. One attempt ends before 15 minutes, as a mail server may be silent for ten. Remembered
   * longer than the outbox keeps what could not be sent.
   */
  'send-mail': {
    payload: z.strictObject({ mailId: z.uuid() }),
    retries: 290,
    pause: MINUTE,
    longestPause: QUARTER,
    mostTime: 15 * MINUTE,
    remembered: 60 * DAY,
    atOnce: 2,
  },
  /** Print files take memory: one at a time. Attempts for about a day. */
  'produce-line': {
    /** `reprint` is the word of the journal that calls for it, where the line is made once more. */
    payload: z.strictObject({ orderLineId: z.uuid(), reprint: z.int().optional() }),
    retries: 9,
    pause: MINUTE,
    longestPause: 6 * HOUR,
    mostTime: 30 * MINUTE,
    remembered: 90 * DAY,
    atOnce: 1,
  },
  /** Reads the journals of orders and has done what their new words call for. */
  'follow-orders': {
    payload: z.strictObject({}),
    retries: 3,
    pause: MINUTE,
    longestPause: MINUTE,
    mostTime: 10 * MINUTE,
    remembered: HOUR,
    atOnce: 1,
  },
  /** Writes a letter about an order; `event` is the word of its journal that calls for it. */
  'order-letter': {
    payload: z.strictObject({ orderId: z.uuid(), event: z.int(), letter: z.enum(ORDER_EMAILS) }),
    retries: 9,
    pause: MINUTE,
    longestPause: 6 * HOUR,
    mostTime: 10 * MINUTE,
    remembered: 60 * DAY,
    atOnce: 1,
  },
  /** Writes the letter of a one-time link. Its link lasts an hour at most, so attempts go on for about one. */
  'account-letter': {
    payload: z.strictObject({ linkId: z.uuid() }),
    retries: 9,
    pause: 10,
    longestPause: 10 * MINUTE,
    mostTime: 5 * MINUTE,
    remembered: DAY,
    atOnce: 2,
  },
  /** Writes what was said of a shared design to its maker. */
  'share-letter': {
    payload: z.strictObject({ mailId: z.uuid() }),
    retries: 9,
    pause: MINUTE,
    longestPause: HOUR,
    mostTime: 5 * MINUTE,
    remembered: DAY,
    atOnce: 1,
  },
  /** Tells the owner of a guest book how many entries wait. */
  'guest-book-letter': {
    payload: z.strictObject({ bookId: z.uuid() }),
    retries: 9,
    pause: MINUTE,
    longestPause: HOUR,
    mostTime: 5 * MINUTE,
    remembered: DAY,
    atOnce: 1,
  },
  /** Once nobody can change the order any more. */
  'start-production': {
    payload: z.strictObject({ orderId: z.uuid() }),
    retries: 9,
    pause: MINUTE,
    longestPause: HOUR,
    mostTime: 10 * MINUTE,
    remembered: 90 * DAY,
    atOnce: 1,
  },
  'record-prices': {
    payload: z.strictObject({}),
    retries: 5,
    pause: MINUTE,
    longestPause: HOUR,
    mostTime: 30 * MINUTE,
    remembered: DAY,
    atOnce: 1,
  },
  /** Asks about open payments, reminds, cancels, refunds, gives vouchers back. The next minute tries again anyway; a process that dies meanwhile leaves nothing given up. */
  'tend-payments': {
    payload: z.strictObject({}),
    retries: 3,
    pause: MINUTE,
    longestPause: MINUTE,
    mostTime: 10 * MINUTE,
    remembered: HOUR,
    atOnce: 1,
  },
  'clean-up': {
    payload: z.strictObject({}),
    retries: 2,
    pause: MINUTE,
    longestPause: HOUR,
    mostTime: 10 * MINUTE,
    remembered: DAY,
    atOnce: 1,
  },
} as const satisfies Record<string, QueueSettings>

export type QueueName = keyof typeof JOB_QUEUES
export type JobPayload<Name extends QueueName> = z.output<(typeof JOB_QUEUES)[Name]['payload']>

export const QUEUE_NAMES = Object.keys(JOB_QUEUES) as QueueName[]

/** Seconds that a job which nobody works on is kept. */
export const MAX_QUEUED_SECONDS = 10 * 365 * DAY
