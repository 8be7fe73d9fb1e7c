const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const MB = 1_000_000
const GB = 1000 * MB

export interface RateLimitRule {
  /**
   * Whose use is counted together: a connection's (IPv6 by /64), a visitor's, an account's, an account's from one
   * connection, or everybody's.
   */
  per: 'address' | 'visitor' | 'account' | 'account-at-address' | 'all'
  /** Tries, files, rows or bytes, as the limit says. */
  points: number
  seconds: number
  /** Whoever goes beyond waits so long from then on. */
  blockSeconds?: number
  /** Each process counts for itself, in memory: asking the database would cost more than what is kept away. */
  isOfProcess?: boolean
}

/**
 * Every limit of the shop, by what is limited. Rules are asked in order, so that nobody who is refused by their own
 * address uses up what belongs to all. Many customers can share one address (offices, mobile networks): limits by
 * address are several times what one person needs.
 */
export const RATE_LIMITS = {
  /** Codes that are entered or asked for, right ones too: bounds what can be under way before refusals count. */
  'voucher-try': [
    { per: 'address', points: 600, seconds: 10 * MINUTE },
    { per: 'visitor', points: 60, seconds: 10 * MINUTE },
  ],
  /** Codes that were refused. A person mistypes a code a few times; a new cookie does not begin anew. */
  voucher: [
    { per: 'address', points: 30, seconds: 10 * MINUTE, blockSeconds: 30 * MINUTE },
    { per: 'visitor', points: 10, seconds: 10 * MINUTE },
  ],
  /** Tries to name an order by its number and mail address, so that nobody finds orders by guessing. */
  'order-search': [
    { per: 'address', points: 20, seconds: 10 * MINUTE, blockSeconds: 30 * MINUTE },
    { per: 'all', points: 600, seconds: 10 * MINUTE },
  ],
  /**
   * Tries of a password. Whoever tries many at one account from many places is refused there, and so is everybody who
   * never logged in to it with their browser: a link by mail still lets its owner in.
   */
  'log-in': [
    { per: 'address', points: 100, seconds: 10 * MINUTE, blockSeconds: 10 * MINUTE },
    { per: 'account-at-address', points: 10, seconds: 15 * MINUTE },
    { per: 'account', points: 50, seconds: HOUR },
  ],
  /** The same from a browser that was logged in to the account before: counted by that browser, so nobody can use it up. */
  'log-in-known': [{ per: 'account', points: 10, seconds: 15 * MINUTE }],
  /** Proofs that it is still the customer, by their password. */
  'prove-password': [{ per: 'account', points: 10, seconds: 15 * MINUTE }],
  /** What is sent to become an operator, of whatever kind; counted before it is read. */
  'operator-log-in': [{ per: 'address', points: 30, seconds: 10 * MINUTE, blockSeconds: 30 * MINUTE }],
  /** Tries of an operator's password and six digits. */
  'operator-password': [
    { per: 'account-at-address', points: 10, seconds: 15 * MINUTE, blockSeconds: 30 * MINUTE },
  ],
  /** Their digits, from wherever, once the password was right: of a million three are valid at a time. */
  'operator-code': [{ per: 'account', points: 20, seconds: HOUR, blockSeconds: HOUR }],
  /** Refusals by a limit that the journal notes: the first of a block, by kind and address; the rest is in the metrics. */
  'noted-refusal': [{ per: 'account', points: 1, seconds: 10 * MINUTE, isOfProcess: true }],
  /** Tokens of links and answers of passkeys: they cannot be guessed, trying costs us all the same. */
  'log-in-token': [{ per: 'address', points: 100, seconds: 10 * MINUTE }],
  'sign-up': [{ per: 'address', points: 30, seconds: HOUR }],
  /** Letters with links to an address that somebody typed. The last ones still work when no more are sent. */
  'account-letter': [
    { per: 'address', points: 30, seconds: HOUR },
    { per: 'account-at-address', points: 5, seconds: HOUR },
    { per: 'account', points: 10, seconds: HOUR },
  ],
  /** Archives of everything, with all photos. */
  'account-export': [{ per: 'account', points: 5, seconds: HOUR }],
  /** Withdrawals from contracts. The law wants each received: few more than any household sends. */
  withdrawal: [{ per: 'address', points: 20, seconds: HOUR }],
  /** Orders that were written, each of which sends a mail to an address that nobody has checked. */
  order: [
    { per: 'address', points: 200, seconds: HOUR },
    { per: 'visitor', points: 30, seconds: HOUR },
  ],
  /** Messages and subscriptions of browsers that did the work of the bot check. */
  'form-work': [{ per: 'address', points: 20, seconds: HOUR }],
  /** The same of browsers without scripts, which only waited. */
  'form-patience': [{ per: 'address', points: 5, seconds: HOUR }],
  /** Events that browsers report. Of all together few: a broken page is known long before. */
  'browser-log': [
    { per: 'address', points: 60, seconds: MINUTE },
    { per: 'all', points: 300, seconds: MINUTE },
  ],
  /** Sums that browsers report when a page is left. */
  numbers: [{ per: 'address', points: 600, seconds: MINUTE }],
  /** Pieces of recorded visits, of half a megabyte at most, and all of them together. */
  recording: [
    { per: 'address', points: 120, seconds: HOUR },
    { per: 'all', points: 10_000, seconds: HOUR },
  ],
  /** Visitors without a cookie who store something; each is a row, and a new allowance of everything counted by visitor. */
  'new-visitor': [{ per: 'address', points: 1000, seconds: HOUR }],
  /** Files. A wedding is a thousand photos. */
  photo: [{ per: 'address', points: 2000, seconds: HOUR }],
  /** Files sent as photos that are none, are too large or never end. Far more than anybody chooses by mistake. */
  'no-photo': [{ per: 'address', points: 600, seconds: HOUR, isOfProcess: true }],
  /** Files that begin to arrive in parts; one that is sent whole in the end counts as a photo too. */
  'photo-parts': [
    { per: 'address', points: 600, seconds: HOUR },
    { per: 'visitor', points: 300, seconds: HOUR },
  ],
  /** Ways for a phone to send photos. */
  'photo-link': [{ per: 'address', points: 100, seconds: HOUR }],
  /** Phones that bring a token. */
  'phone-claim': [{ per: 'address', points: 60, seconds: HOUR }],
  /** Ways to go on with a design on another device. */
  'draft-link': [{ per: 'address', points: 60, seconds: HOUR }],
  /** Tries of such a code: ten signs that somebody types. Of all together so few that none is ever found by trying. */
  'draft-link-code': [
    { per: 'address', points: 20, seconds: 10 * MINUTE, blockSeconds: 30 * MINUTE },
    { per: 'all', points: 1000, seconds: 10 * MINUTE },
  ],
  /** Links to designs for somebody else. */
  'draft-share': [{ per: 'address', points: 100, seconds: HOUR }],
  /** Tokens of such links that open nothing. They cannot be guessed, trying costs us all the same. */
  'share-token': [{ per: 'address', points: 100, seconds: 10 * MINUTE }],
  /** Changes by links to work on a design, by address and by link: a designer saves every few seconds. */
  'share-saves': [
    { per: 'address', points: 6000, seconds: HOUR },
    { per: 'account', points: 3000, seconds: HOUR },
  ],
  /** By such links: comments, answers and approvals. Of those who share: answers, and switching mails on and off. */
  'share-words': [{ per: 'address', points: 200, seconds: HOUR }],
  /** Addresses of guest books that open nothing. They cannot be guessed; trying costs a query all the same. */
  'guest-book-token': [{ per: 'address', points: 100, seconds: 10 * MINUTE }],
  /** Entries in guest books: the guests of a wedding may write from one address. */
  'guest-book-entry': [
    { per: 'address', points: 200, seconds: HOUR },
    { per: 'all', points: 20_000, seconds: HOUR },
  ],
  /** Mails that ask an address whether it wants to hear of a design. */
  'share-mail': [
    { per: 'address', points: 30, seconds: HOUR },
    { per: 'account', points: 3, seconds: DAY },
    { per: 'all', points: 3000, seconds: HOUR },
  ],
  /** Reports of problems from the designer: a row each, read by people. */
  'problem-report': [
    { per: 'address', points: 20, seconds: HOUR },
    { per: 'all', points: 1000, seconds: DAY },
  ],
  /** Proofs that were drawn because their version had none. */
  'draft-proof': [
    { per: 'address', points: 60, seconds: HOUR },
    { per: 'all', points: 2000, seconds: HOUR },
  ],
  /** Bytes that arrived. */
  'photo-bytes': [
    { per: 'address', points: 8 * GB, seconds: HOUR },
    { per: 'address', points: 30 * GB, seconds: DAY },
    { per: 'all', points: 100 * GB, seconds: HOUR },
    { per: 'all', points: 500 * GB, seconds: DAY },
  ],
  /** New drafts. */
  draft: [
    { per: 'address', points: 300, seconds: HOUR },
    { per: 'all', points: 20_000, seconds: HOUR },
  ],
  /** Bytes written with new and changed drafts. A designer saves every few seconds. */
  'draft-bytes': [
    { per: 'address', points: 500 * MB, seconds: HOUR },
    { per: 'address', points: 2 * GB, seconds: DAY },
    { per: 'all', points: 5 * GB, seconds: HOUR },
    { per: 'all', points: 20 * GB, seconds: DAY },
  ],
  /** Bytes of designs laid into carts and copied there: a book has half a megabyte. Copying the largest takes the embedded database a while. */
  'line-bytes': [
    { per: 'address', points: 40 * MB, seconds: MINUTE },
    { per: 'address', points: 500 * MB, seconds: HOUR },
    { per: 'all', points: 5 * GB, seconds: HOUR },
    { per: 'all', points: 20 * GB, seconds: DAY },
  ],
  /** Files given to the toolbox. */
  toolbox: [{ per: 'address', points: 200, seconds: HOUR }],
  /** Bytes of results, which are kept for an hour: the sum of all is what the toolbox can fill of the disk. */
  'toolbox-bytes': [
    { per: 'address', points: 500 * MB, seconds: HOUR },
    { per: 'all', points: 5 * GB, seconds: HOUR },
  ],
  /** Pictures of the shop itself that were rendered because nobody had asked for them before. */
  'picture-rendering': [{ per: 'address', points: 6000, seconds: HOUR }],
} as const satisfies Record<string, readonly RateLimitRule[]>

/**
 * How fast bodies are read from one address, over all its connections: 192 Mbit a second, and 48 MB at once. What is read faster takes
 * both processors of a small machine from everybody's pictures. Each process counts for itself.
 */
export const UPLOAD_BANDWIDTH = { bytesPerSecond: 24 * MB, burst: 48 * MB }

export type RateLimitName = keyof typeof RATE_LIMITS
