const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const MB = 1_000_000
const GB = 1000 * MB

export interface RateLimitRule {
  /**
   * The scope of the count: a connection (IPv6 by /64), a visitor, an account, an account at one connection, or all
   * callers together.
   */
  per: 'address' | 'visitor' | 'account' | 'account-at-address' | 'all'
  /** Attempts, files, rows or bytes, depending on the limit. */
  points: number
  seconds: number
  /** Duration of the refusal once the limit is exceeded. */
  blockSeconds?: number
  /** Counted in each process's memory, because a database query would cost more than the limit saves. */
  isOfProcess?: boolean
}

/**
 * Every rate limit of the shop. Rules are checked in order, so that a caller refused by their own address does not
 * consume points of all. Many customers can share an address (offices, mobile networks): limits by address are several
 * times what one person needs.
 */
export const RATE_LIMITS = {
  /** Codes entered or checked, including valid ones: bounds how many run before their refusals count. */
  'voucher-try': [
    { per: 'address', points: 600, seconds: 10 * MINUTE },
    { per: 'visitor', points: 60, seconds: 10 * MINUTE },
  ],
  /**
   * Refused codes. A person mistypes a few times. Counting by address too means that a new cookie brings no new points.
   */
  voucher: [
    { per: 'address', points: 30, seconds: 10 * MINUTE, blockSeconds: 30 * MINUTE },
    { per: 'visitor', points: 10, seconds: 10 * MINUTE },
  ],
  /** Attempts to find an order by number and email address, against guessing. */
  'order-search': [
    { per: 'address', points: 20, seconds: 10 * MINUTE, blockSeconds: 30 * MINUTE },
    { per: 'all', points: 600, seconds: 10 * MINUTE },
  ],
  /**
   * Attempts with a password. An account attacked from many addresses is refused for every browser that never logged in
   * to it; its owner can still log in by email link.
   */
  'log-in': [
    { per: 'address', points: 100, seconds: 10 * MINUTE, blockSeconds: 10 * MINUTE },
    { per: 'account-at-address', points: 10, seconds: 15 * MINUTE },
    { per: 'account', points: 50, seconds: HOUR },
  ],
  /**
   * Attempts from a browser that was logged in to the account before, counted by browser, so that an attacker cannot
   * consume them.
   */
  'log-in-known': [{ per: 'account', points: 10, seconds: 15 * MINUTE }],
  /** Confirmations of a change by password. */
  'prove-password': [{ per: 'account', points: 10, seconds: 15 * MINUTE }],
  /** Every kind of operator log-in request; consumed before the body is read. */
  'operator-log-in': [{ per: 'address', points: 30, seconds: 10 * MINUTE, blockSeconds: 30 * MINUTE }],
  /** Attempts with an operator's password and code. */
  'operator-password': [
    { per: 'account-at-address', points: 10, seconds: 15 * MINUTE, blockSeconds: 30 * MINUTE },
  ],
  /**
   * Attempts with a code after the correct password, from any address: of a million codes three are valid at a time.
   */
  'operator-code': [{ per: 'account', points: 20, seconds: HOUR, blockSeconds: HOUR }],
  /** Refusals recorded as security events: the first of a block, by kind and address; the metrics count all. */
  'noted-refusal': [{ per: 'account', points: 1, seconds: 10 * MINUTE, isOfProcess: true }],
  /** Link tokens and passkey responses: they cannot be guessed, but checking costs a query. */
  'log-in-token': [{ per: 'address', points: 100, seconds: 10 * MINUTE }],
  'sign-up': [{ per: 'address', points: 30, seconds: HOUR }],
  /** Emails with links to an address that a visitor entered. Earlier links keep working when no more are sent. */
  'account-letter': [
    { per: 'address', points: 30, seconds: HOUR },
    { per: 'account-at-address', points: 5, seconds: HOUR },
    { per: 'account', points: 10, seconds: HOUR },
  ],
  'account-dates': [{ per: 'account', points: 300, seconds: HOUR }],
  'account-export': [{ per: 'account', points: 5, seconds: HOUR }],
  /**
   * Withdrawals from contracts. The law requires each to be received, so the limit is above what any household sends.
   */
  withdrawal: [{ per: 'address', points: 20, seconds: HOUR }],
  /** Placed orders, each of which emails an unverified address. */
  order: [
    { per: 'address', points: 200, seconds: HOUR },
    { per: 'visitor', points: 30, seconds: HOUR },
  ],
  /** Messages and subscriptions with a proof of work. */
  'form-work': [{ per: 'address', points: 20, seconds: HOUR }],
  /** Messages and subscriptions without scripts, which only waited. */
  'form-patience': [{ per: 'address', points: 5, seconds: HOUR }],
  /** Events reported by browsers. Few in total: a broken page is known long before the limit. */
  'browser-log': [
    { per: 'address', points: 60, seconds: MINUTE },
    { per: 'all', points: 300, seconds: MINUTE },
  ],
  /** Metrics that browsers report when leaving a page. */
  numbers: [{ per: 'address', points: 600, seconds: MINUTE }],
  /** Chunks of session recordings, at most half a megabyte each. */
  recording: [
    { per: 'address', points: 120, seconds: HOUR },
    { per: 'all', points: 10_000, seconds: HOUR },
  ],
  /**
   * New visitors, created when a browser without a cookie stores something: each is a row, and brings new points of
   * every limit by visitor.
   */
  'new-visitor': [{ per: 'address', points: 1000, seconds: HOUR }],
  /** Photos. A wedding has a thousand. */
  photo: [{ per: 'address', points: 2000, seconds: HOUR }],
  /** Uploads that are no photo, too large or never complete. Far more than chosen by mistake. */
  'no-photo': [{ per: 'address', points: 600, seconds: HOUR, isOfProcess: true }],
  /** Started resumable uploads; a completed one also counts as a photo. */
  'photo-parts': [
    { per: 'address', points: 600, seconds: HOUR },
    { per: 'visitor', points: 300, seconds: HOUR },
  ],
  'photo-link': [{ per: 'address', points: 100, seconds: HOUR }],
  /** Phones that redeem a photo link. */
  'phone-claim': [{ per: 'address', points: 60, seconds: HOUR }],
  'draft-link': [{ per: 'address', points: 60, seconds: HOUR }],
  /** Attempts with the ten-character code of a draft link. The total is too small to ever find one by guessing. */
  'draft-link-code': [
    { per: 'address', points: 20, seconds: 10 * MINUTE, blockSeconds: 30 * MINUTE },
    { per: 'all', points: 1000, seconds: 10 * MINUTE },
  ],
  'draft-share': [{ per: 'address', points: 100, seconds: HOUR }],
  /** Unknown share tokens. They cannot be guessed, but checking costs a query. */
  'share-token': [{ per: 'address', points: 100, seconds: 10 * MINUTE }],
  /** Saves through a share link, by address and by link: the designer saves every few seconds. */
  'share-saves': [
    { per: 'address', points: 6000, seconds: HOUR },
    { per: 'account', points: 3000, seconds: HOUR },
  ],
  /**
   * Comments, replies and approvals through share links, replies of the sharing customer, and switching notifications
   * on and off.
   */
  'share-words': [{ per: 'address', points: 200, seconds: HOUR }],
  /** Unknown guest book addresses. They cannot be guessed, but checking costs a query. */
  'guest-book-token': [{ per: 'address', points: 100, seconds: 10 * MINUTE }],
  /** Guest book entries: the guests of a wedding may share one address. */
  'guest-book-entry': [
    { per: 'address', points: 200, seconds: HOUR },
    { per: 'all', points: 20_000, seconds: HOUR },
  ],
  /** Confirmation emails for notifications of a shared draft. */
  'share-mail': [
    { per: 'address', points: 30, seconds: HOUR },
    { per: 'account', points: 3, seconds: DAY },
    { per: 'all', points: 3000, seconds: HOUR },
  ],
  /** Problem reports from the designer: each is a row that people read. */
  'problem-report': [
    { per: 'address', points: 20, seconds: HOUR },
    { per: 'all', points: 1000, seconds: DAY },
  ],
  /** Proofs rendered because the version had none. */
  'draft-proof': [
    { per: 'address', points: 60, seconds: HOUR },
    { per: 'all', points: 2000, seconds: HOUR },
  ],
  /** Own copies of orders rendered because there were none. */
  'order-copy': [
    { per: 'address', points: 30, seconds: HOUR },
    { per: 'all', points: 1000, seconds: HOUR },
  ],
  /** Bytes received. */
  'photo-bytes': [
    { per: 'address', points: 8 * GB, seconds: HOUR },
    { per: 'address', points: 30 * GB, seconds: DAY },
    { per: 'all', points: 100 * GB, seconds: HOUR },
    { per: 'all', points: 500 * GB, seconds: DAY },
  ],
  draft: [
    { per: 'address', points: 300, seconds: HOUR },
    { per: 'all', points: 20_000, seconds: HOUR },
  ],
  /** Bytes written with new and changed drafts. The designer saves every few seconds. */
  'draft-bytes': [
    { per: 'address', points: 500 * MB, seconds: HOUR },
    { per: 'address', points: 2 * GB, seconds: DAY },
    { per: 'all', points: 5 * GB, seconds: HOUR },
    { per: 'all', points: 20 * GB, seconds: DAY },
  ],
  /**
   * Bytes of designs copied into carts and within them: a photobook has half a megabyte, and copying the largest keeps
   * the embedded database busy for a while.
   */
  'line-bytes': [
    { per: 'address', points: 40 * MB, seconds: MINUTE },
    { per: 'address', points: 500 * MB, seconds: HOUR },
    { per: 'all', points: 5 * GB, seconds: HOUR },
    { per: 'all', points: 20 * GB, seconds: DAY },
  ],
  toolbox: [{ per: 'address', points: 200, seconds: HOUR }],
  /** Bytes of toolbox results, which are stored for an hour: the total bounds the toolbox's disk usage. */
  'toolbox-bytes': [
    { per: 'address', points: 500 * MB, seconds: HOUR },
    { per: 'all', points: 5 * GB, seconds: HOUR },
  ],
  /** The shop's own images rendered at their first request. */
  'picture-rendering': [{ per: 'address', points: 6000, seconds: HOUR }],
} as const satisfies Record<string, readonly RateLimitRule[]>

/**
 * Bandwidth of request bodies per address over all its connections: 192 Mbit/s with a burst of 48 MB. Faster reading
 * would take both processors of a small machine from other visitors' pages. Counted per process.
 */
export const UPLOAD_BANDWIDTH = { bytesPerSecond: 24 * MB, burst: 48 * MB }

export type RateLimitName = keyof typeof RATE_LIMITS
