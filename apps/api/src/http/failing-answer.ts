import type { FailingBody } from '@passepartout/contracts'
import { AppError, ERROR_STATUS, type Translate } from '@passepartout/domain'
import { isMessageKey } from '../messages/messages.ts'
import { type Refusal, refuse } from './answer.ts'

/** Writes a refusal as the failing body of product.md. */
export function failingAnswer(refusal: Refusal, translate: Translate, requestId: string): Response {
  const { refused, text = refused, params, errors, details, headers } = refusal
  const body: FailingBody = {
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

/** An exception as a refusal: our own keep their code, everything else is `internal` and says nothing of itself. */
export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof AppError)) return refuse('internal')
  const { code, userMessage, errors } = error
  return refuse(code, {
    ...(userMessage && isMessageKey(userMessage) ? { text: userMessage } : {}),
    ...(errors ? { errors } : {}),
  })
}

const copyErrors = (errors: Refusal['errors'] = {}): Record<string, string[]> =>
  Object.fromEntries(Object.entries(errors).map(([field, texts]) => [field, [...texts]]))
