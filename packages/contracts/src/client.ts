import type { Channel, CountryCode, Locale } from '@passepartout/domain'
import { callUrl } from './address.ts'
import type { Call, CallInput, CallPayload, CallSchemas } from './call.ts'
import { type CallResult, failure, parseErrorBody, toRecord } from './result.ts'

export interface ClientOptions {
  fetch: (url: string, init: ClientRequest) => Response | Promise<Response>
  /** Empty in the browser: calls go to the page's own host. */
  baseUrl?: string
  channel: Channel
  country: CountryCode
  locale: Locale
  /** Sent with every call, such as the visitor's cookie when a page is rendered on the server. */
  headers?: Readonly<Record<string, string>>
  timeoutMs?: number
  /** In tests and development: validates every successful payload and throws where it violates the contract. */
  check?: (call: Call, payload: unknown) => void
}

/** The part of `RequestInit` in use; this package has the types of neither DOM nor Node. */
export interface ClientRequest {
  method: string
  headers: Record<string, string>
  body?: string
  credentials: 'same-origin'
  signal: AbortSignal
}

export interface CallOptions {
  signal?: AbortSignal
  timeoutMs?: number
}

export interface Client {
  /** Makes the call. Returns failures of every kind as data and never throws. */
  call<S extends CallSchemas>(
    call: Call<S>,
    input: CallInput<S>,
    options?: CallOptions,
  ): Promise<CallResult<CallPayload<S>>>
}

/**
 * A client for one channel, country and locale: works in the browser and, given the API's own `request`, in process.
 */
export function createClient(options: ClientOptions): Client {
  const { baseUrl = '', timeoutMs = 10_000, check } = options
  const shopHeaders = {
    accept: 'application/json',
    ...options.headers,
    'x-shop-channel': `${options.channel}-${options.country}`,
    'x-shop-locale': options.locale,
  }

  return {
    call: async (call, input, callOptions = {}) => {
      const { params, query, body } = input as { params?: HeaderNames; query?: HeaderNames; body?: unknown }
      const timeout = AbortSignal.timeout(callOptions.timeoutMs ?? timeoutMs)
      const signal = callOptions.signal ? AbortSignal.any([callOptions.signal, timeout]) : timeout
      try {
        const answer = await options.fetch(baseUrl + callUrl(call, params, query), {
          method: call.method,
          headers: body === undefined ? shopHeaders : { ...shopHeaders, 'content-type': 'application/json' },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
          credentials: 'same-origin',
          signal,
        })
        return await parseResponse(call, answer, check)
      } catch (error) {
        if (error instanceof PayloadError) throw error.cause
        return failure(callOptions.signal?.aborted ? 'aborted' : timeout.aborted ? 'timeout' : 'network')
      }
    },
  }
}

type HeaderNames = Readonly<Record<string, string | number>>

/** Carries an error of `check` past the handling of network errors. */
class PayloadError extends Error {}

async function parseResponse<S extends CallSchemas>(
  call: Call<S>,
  answer: Response,
  check: ClientOptions['check'],
): Promise<CallResult<CallPayload<S>>> {
  const body: unknown = await answer.json().catch(() => undefined)
  if (!answer.ok) return parseErrorBody(answer.status, body)
  if (body === undefined) return failure('unreadable', answer.status)
  const { payload } = toRecord(body)
  try {
    check?.(call as Call, payload)
  } catch (cause) {
    throw new PayloadError('The payload is not as agreed', { cause })
  }
  // The server validates its responses in tests and development; a browser need not repeat that.
  return { ok: true, status: answer.status, payload: payload as CallPayload<S> }
}
