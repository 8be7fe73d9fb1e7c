import type { ErrorBody } from '@passepartout/contracts'
import { DatabaseError } from '@passepartout/db'
import { AppError, ERROR_STATUS, type Locale, type Translate } from '@passepartout/domain'
import { StorageUnavailableError } from '@passepartout/storage'
import { isMessageKey, type MessageKey, translatorFor } from '../messages/messages.ts'
import { type Refusal, RefusedError, refuse } from './call-result.ts'
import { isDiskFull } from './free-disk.ts'

/** Writes a refusal as the error body (specification, "Headers between shop and API"). */
export function toErrorResponse(refusal: Refusal, translate: Translate, requestId: string): Response {
  const { refused, text = refused, params, errors, details, headers } = refusal
  const body: ErrorBody = {
    // Every error code has a message.
    message: { text: translate(text satisfies MessageKey, params) },
    payload: { errors: copyErrors(errors), ...(details === undefined ? {} : { details }) },
    code: refused,
    requestId,
  }
  return Response.json(body, {
    status: ERROR_STATUS[refused],
    headers: { 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff', ...headers },
  })
}

/** Seconds until a retry may succeed. */
const AGAIN = { 'retry-after': '10' }

/**
 * Turns an exception into a refusal. Our own keep their code, an unavailable database and a full disk are named, and
 * everything else becomes `internal` without details.
 */
export function toRefusal(error: unknown): Refusal {
  if (error instanceof DatabaseError && error.isUnavailable) {
    const text = error.isFull ? 'unavailable.full' : 'unavailable.database'
    return refuse('unavailable', { text, headers: AGAIN })
  }
  if (error instanceof RefusedError) return error.refusal
  if (isDiskFull(error)) return refuse('storage-full')
  if (error instanceof StorageUnavailableError)
    return refuse('unavailable', { text: 'unavailable.database', headers: AGAIN })
  if (!(error instanceof AppError)) return refuse('internal')
  const { code, userMessage, errors } = error
  return refuse(code, {
    ...(userMessage && isMessageKey(userMessage) ? { text: userMessage } : {}),
    ...(errors ? { errors } : {}),
  })
}

/** The message of an exception in a locale, for responses outside calls and pages. */
export function localisedFailureMessage(error: unknown, locale: Locale) {
  const { refused, text = refused, params, headers = {} } = toRefusal(error)
  return { status: ERROR_STATUS[refused], text: translatorFor(locale)(text, params), headers }
}

const copyErrors = (errors: Refusal['errors'] = {}): Record<string, string[]> =>
  Object.fromEntries(Object.entries(errors).map(([field, texts]) => [field, [...texts]]))
