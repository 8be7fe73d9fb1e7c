/** Why a call has no payload. `status` 0: no response arrived (`network`, `timeout`, `aborted`, `unreadable`). */
export interface CallFailure {
  ok: false
  status: number
  /** Stable kebab-case code for decisions. */
  code: string
  /** For the customer, in the shop's language; empty without a response. */
  message: string
  /** Texts per field. */
  errors: Record<string, string[]>
  requestId: string | undefined
  /** Further data of a conflict, such as the version on the server. */
  details?: unknown
}

export type CallResult<Payload> = { ok: true; status: number; payload: Payload } | CallFailure

/** The failing body (specification, "Headers between shop and API"). */
export interface ErrorBody {
  message: { text: string }
  payload: { errors: Record<string, string[]>; details?: unknown }
  code: string
  requestId: string
}

export const failure = (code: string, status = 0): CallFailure => ({
  ok: false,
  status,
  code,
  message: '',
  errors: {},
  requestId: undefined,
})

/** Parses a failing response without trusting its shape: a proxy in between may have sent it. */
export function parseErrorBody(status: number, body: unknown): CallFailure {
  const { message, payload, code, requestId } = toRecord(body)
  const { errors, details } = toRecord(payload)
  const text = toRecord(message).text
  const lists = Object.entries(toRecord(errors)).filter((entry): entry is [string, string[]] =>
    Array.isArray(entry[1]),
  )
  return {
    ok: false,
    status,
    code: typeof code === 'string' ? code : 'unreadable',
    message: typeof text === 'string' ? text : '',
    errors: Object.fromEntries(lists),
    requestId: typeof requestId === 'string' ? requestId : undefined,
    ...(details === undefined ? {} : { details }),
  }
}

export const toRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
