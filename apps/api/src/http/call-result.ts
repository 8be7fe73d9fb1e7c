import type { ErrorCode } from '@passepartout/domain'
import type { MessageKey } from '../messages/messages.ts'

export interface CallSuccess<Payload> {
  payload: Payload
  status?: 200 | 201
  /** A public call's response that only this caller may see. */
  isPrivate?: boolean
}

export interface RefusalOptions {
  /** The message for the customer; the error code's own by default. */
  text?: MessageKey
  params?: Readonly<Record<string, string | number>>
  /** Messages per field. */
  errors?: Readonly<Record<string, readonly string[]>>
  /** Data with which the client can continue, such as the server's version of a draft. */
  details?: unknown
  headers?: Readonly<Record<string, string>>
}

/** An expected failure as data. */
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

/** A refusal thrown from deep inside a call, before it has changed anything. */
export class RefusedError extends Error {
  override name = 'RefusedError'
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.refused)
    this.refusal = refusal
  }
}
