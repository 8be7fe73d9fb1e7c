/** Every error code of the shop with its response status. Closed: a new failure is a new row. */
export const ERROR_STATUS = {
  'bad-request': 400,
  'invalid-input': 422,
  'missing-shop-headers': 400,
  'log-in-failed': 400,
  'link-expired': 400,
  'log-in-again': 403,
  unauthorised: 401,
  forbidden: 403,
  'cross-origin-write': 403,
  'not-found': 404,
  'not-in-this-shop': 404,
  'page-not-found': 404,
  'storyblok-page-not-found': 404,
  'method-not-allowed': 405,
  'request-timeout': 408,
  conflict: 409,
  'draft-conflict': 409,
  'price-changed': 409,
  'photo-in-use': 409,
  gone: 410,
  'too-large': 413,
  'address-too-long': 414,
  'unsupported-file': 415,
  'unsupported-media-type': 415,
  'photo-too-large': 413,
  'photo-too-many-pixels': 422,
  'photo-broken': 422,
  'photo-empty': 422,
  'unknown-host': 421,
  'invalid-configuration': 422,
  'invalid-document': 422,
  'cart-full': 422,
  'wishlist-full': 422,
  'bot-check-failed': 422,
  'too-many-requests': 429,
  internal: 500,
  'upstream-failed': 502,
  unavailable: 503,
  'storage-full': 507,
} as const satisfies Record<string, number>

export type ErrorCode = keyof typeof ERROR_STATUS

export interface AppErrorOptions {
  /** For the log; may contain internals. */
  message?: string
  /** Key of a message for the customer; by default the code's own message. */
  userMessage?: string
  /** Texts by field, for `payload.errors`. */
  errors?: Readonly<Record<string, readonly string[]>>
  cause?: unknown
}

/** The only exception class of the shop: an error code, a message for the log, and one for the customer. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  readonly userMessage: string | undefined
  readonly errors: Readonly<Record<string, readonly string[]>> | undefined

  constructor(code: ErrorCode, { message, userMessage, errors, cause }: AppErrorOptions = {}) {
    super(message ?? code, cause === undefined ? undefined : { cause })
    this.code = code
    this.userMessage = userMessage
    this.errors = errors
  }

  get status(): number {
    return ERROR_STATUS[this.code]
  }
}

export const isErrorCode = (value: unknown): value is ErrorCode =>
  typeof value === 'string' && Object.hasOwn(ERROR_STATUS, value)
