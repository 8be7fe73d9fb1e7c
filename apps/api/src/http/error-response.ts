import type { ErrorBody } from '@passepartout/contracts'
import { DatabaseError } from '@passepartout/db'
import { AppError, ERROR_STATUS, type Locale, type Translate } from '@passepartout/domain'
import { StorageUnavailableError } from '@passepartout/storage'
import { isMessageKey, translatorFor } from '../messages/messages.ts'
import { type Refusal, RefusedError, refuse } from './call-result.ts'
import { isDiskFull } from './free-disk.ts'

/** Writes a refusal as the failing body (specification, "Headers between shop and API"). */
export function toErrorResponse(refusal: Refusal, translate: Translate, requestId: string): Response {
  const { refused, text = refused, params, errors, details, headers } = refusal
  const body: ErrorBody = {
    message: { text: translate(text, params) },
    payload: { errors: copyErrors(errors), ...(details === undefined ? {} : { details }) },
    code: refused,
    requestId,
  }
  return Response.json(body, {
    status: ERROR_STATUS[refused],
    headers: { 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff', ...headers },
  })
}

/** Seconds after which asking again is worth while. */
const AGAIN = { 'retry-after': '10' }

/**
 * An exception as a refusal: our own keep their code, a database that cannot work now and a full disk say so, everything
 * else is `internal` and says nothing of itself.
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

/** The sentence of an exception for somebody who reads it as it is, where no call and no page could answer. */
export function localisedFailureMessage(error: unknown, locale: Locale) {
  const { refused, text = refused, params, headers = {} } = toRefusal(error)
  return { status: ERROR_STATUS[refused], text: translatorFor(locale)(text, params), headers }
}

const copyErrors = (errors: Refusal['errors'] = {}): Record<string, string[]> =>
  Object.fromEntries(Object.entries(errors).map(([field, texts]) => [field, [...texts]]))
