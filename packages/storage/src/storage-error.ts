const UNREACHABLE = new Set(
  'ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT ENOTFOUND EAI_AGAIN EHOSTUNREACH ENETUNREACH'.split(' '),
)

/** The storage is unreachable or failing for the moment; a retry may succeed. */
export class StorageUnavailableError extends Error {
  override name = 'StorageUnavailableError'
}

/** Converts temporary failures of the S3 client to StorageUnavailableError; returns other errors unchanged. */
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
