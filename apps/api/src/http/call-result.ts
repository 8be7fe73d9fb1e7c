import type { ErrorCode } from '@passepartout/domain'
import type { MessageKey } from '../messages/messages.ts'

/** A successful call: what stands under `payload`. */
export interface CallSuccess<Payload> {
  payload: Payload
  status?: 200 | 201
  /** The answer of a public call that only its caller may see. */
  isPrivate?: boolean
}

export interface RefusalOptions {
  /** The sentence for the customer; the code's own otherwise. */
  text?: MessageKey
  params?: Readonly<Record<string, string | number>>
  /** Texts per field. */
  errors?: Readonly<Record<string, readonly string[]>>
  /** Data the caller needs to go on, such as the version the server holds. */
  details?: unknown
  headers?: Readonly<Record<string, string>>
}

/** An expected failure, as data. */
export interface Refusal extends RefusalOptions {
  refused: ErrorCode
}

export const success = <Payload>(payload: Payload, status: 200 | 201 = 200): CallSuccess<Payload> => ({
  payload,
  status,
})

export const refuse = (code: ErrorCode, options: RefusalOptions = {}): Refusal => ({
  refused: code,
  ...options,
})

/** A refusal from deep inside a call, where nothing of it has been done yet. */
export class RefusedError extends Error {
  override name = 'RefusedError'
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.refused)
    this.refusal = refusal
  }
}
