import * as z from 'zod'

const MINUTE = 60
const QUARTER = 15 * MINUTE
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

interface QueueSettings {
  /** Job payload. Holds ids only: payloads are stored, printed by the command line and logged. */
  payload: z.ZodType<object>
  /** Attempts after the first. */
  retries: number
  /** Minimum seconds before the second attempt; jitter may double it. Each further delay doubles. */
  pause: number
  longestPause: number
  /** Seconds an attempt may take. */
  mostTime: number
  /** Seconds a finished job is retained; until then its key is not accepted again. */
  remembered: number
  /** Concurrent jobs per process. */
  atOnce: number
}

/** Emails that order events trigger. */
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

/** All job queues. apps/server/src/start-job-workers.ts registers their handlers. */
export const JOB_QUEUES = {
  /**
   * Retries for about three days, at least every 15 minutes: an email waits no longer than that once the mail server is
   * back, and repeated crashes of the sending process do not exhaust the attempts. An attempt expires after 15 minutes
   * because a mail server may stay silent for ten. Finished jobs are retained longer than the outbox retains failed
   * emails.
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
  /** Print files take much memory: one at a time. Retries for about a day. */
  'produce-line': {
    /** `reprint` is the id of the order event that requests a reprint of the line. */
    payload: z.strictObject({ orderLineId: z.uuid(), reprint: z.int().optional() }),
    retries: 9,
    pause: MINUTE,
    longestPause: 6 * HOUR,
    mostTime: 30 * MINUTE,
    remembered: 90 * DAY,
    atOnce: 1,
  },
  /**
   * Gives an order to its lab. Retries for about two days, at least every three hours: a lab that is closed for a
   * weekend needs somebody who retries it.
   */
  'place-lab-order': {
    payload: z.strictObject({ labOrderId: z.uuid() }),
    retries: 24,
    pause: MINUTE,
    longestPause: 3 * HOUR,
    mostTime: 10 * MINUTE,
    remembered: 90 * DAY,
    atOnce: 1,
  },
  /** Asks a lab about an order, as a callback suggested. */
  'poll-lab': {
    payload: z.strictObject({ labOrderId: z.uuid() }),
    retries: 5,
    pause: MINUTE,
    longestPause: HOUR,
    mostTime: 10 * MINUTE,
    remembered: 7 * DAY,
    atOnce: 1,
  },
  /** Asks the labs about all orders of which nothing was heard for a while. */
  'poll-labs': {
    payload: z.strictObject({}),
    retries: 2,
    pause: MINUTE,
    longestPause: MINUTE,
    mostTime: 2 * HOUR,
    remembered: HOUR,
    atOnce: 1,
  },
  /** The ticket of an order that was released before labs had orders of their own; `reprint` as above. */
  'write-order-ticket': {
    payload: z.strictObject({ orderId: z.uuid(), reprint: z.int().optional() }),
    retries: 9,
    pause: MINUTE,
    longestPause: 6 * HOUR,
    mostTime: 10 * MINUTE,
    remembered: 90 * DAY,
    atOnce: 1,
  },
  /** Processes new order events. */
  'follow-orders': {
    payload: z.strictObject({}),
    retries: 3,
    pause: MINUTE,
    longestPause: MINUTE,
    mostTime: 10 * MINUTE,
    remembered: HOUR,
    atOnce: 1,
  },
  /** Writes an email about an order; `event` is the id of the order event that triggers it. */
  'order-letter': {
    payload: z.strictObject({ orderId: z.uuid(), event: z.int(), letter: z.enum(ORDER_EMAILS) }),
    retries: 9,
    pause: MINUTE,
    longestPause: 6 * HOUR,
    mostTime: 10 * MINUTE,
    remembered: 60 * DAY,
    atOnce: 1,
  },
  /** Writes the email with a one-time link. The link lasts an hour at most, so attempts end after about an hour. */
  'account-letter': {
    payload: z.strictObject({ linkId: z.uuid() }),
    retries: 9,
    pause: 10,
    longestPause: 10 * MINUTE,
    mostTime: 5 * MINUTE,
    remembered: DAY,
    atOnce: 2,
  },
  /** Emails the owner of a shared design what a guest has written about it. */
  'share-letter': {
    payload: z.strictObject({ mailId: z.uuid() }),
    retries: 9,
    pause: MINUTE,
    longestPause: HOUR,
    mostTime: 5 * MINUTE,
    remembered: DAY,
    atOnce: 1,
  },
  /** Emails the owner of a guest book the number of pending entries. */
  'guest-book-letter': {
    payload: z.strictObject({ bookId: z.uuid() }),
    retries: 9,
    pause: MINUTE,
    longestPause: HOUR,
    mostTime: 5 * MINUTE,
    remembered: DAY,
    atOnce: 1,
  },
  /** Runs once the order can no longer be changed. */
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
  /**
   * Reconciles payments: polls open ones, reminds, cancels, refunds, releases vouchers. Few retries, since the schedule
   * runs it again within a minute; if the process dies, no work is lost.
   */
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

/** Seconds a job is retained that no worker takes. */
export const MAX_QUEUED_SECONDS = 10 * 365 * DAY
