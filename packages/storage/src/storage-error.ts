const UNREACHABLE = new Set(
  'ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT ENOTFOUND EAI_AGAIN EHOSTUNREACH ENETUNREACH'.split(' '),
)

/** Where objects lie cannot be reached, or cannot work now; it may in a moment. */
export class StorageUnavailableError extends Error {
  override name = 'StorageUnavailableError'
}

/** What a client of S3 failed with, told apart: the store's fault for now, or anything else as it is. */
export function toStorageError(error: unknown): unknown {
  const {
    code = '',
    name = '',
    $metadata,
  } = Object(error) as {
    code?: string
    name?: string
    $metadata?: { httpStatusCode?: number }
  }
  const status = $metadata?.httpStatusCode ?? 0
  // "Slow down" comes as 429 or 503.
  const isIts = UNREACHABLE.has(code) || name === 'TimeoutError' || status === 429 || status >= 500
  return isIts ? new StorageUnavailableError('The object store does not answer', { cause: error }) : error
}
