/** The content service returned no story: its status, if it responded at all, and its message. */
export class ContentServiceError extends Error {
  override readonly name = 'ContentServiceError'
  readonly status: number | undefined
  readonly reason: string

  /** `error` is the rejection of the official client: an object with message and status, or an error. */
  constructor(what: string, error: unknown) {
    const { status, message } = (error ?? {}) as { status?: unknown; message?: unknown }
    const reason = withoutToken(String(message ?? error)).slice(0, LONGEST_REASON)
    const known = typeof status === 'number' ? status : undefined
    super(`The content service failed for ${what}`, {
      cause: error instanceof Error ? error : new Error(`${known ?? 'no answer'}: ${reason}`),
    })
    this.status = known
    this.reason = reason
  }
}

/** Log fields of an error: the content service's message, where it is the cause. */
export const contentFailure = (error: unknown): { content?: { status?: number; reason: string } } =>
  error instanceof ContentServiceError
    ? { content: { ...(error.status !== undefined && { status: error.status }), reason: error.reason } }
    : {}

/**
 * `fetch` for the official client, which loses the status of a failure whose body is not JSON, such as a proxy's error
 * page.
 */
export function keepsFailures(call: typeof fetch): typeof fetch {
  return async (...args) => {
    const response = await call(...args)
    if (response.status < 400) return response
    const body = await response.text()
    const { status, statusText, headers } = response
    return new Response(isJson(body) ? body : JSON.stringify({ error: body.slice(0, LONGEST_REASON) }), {
      status,
      statusText,
      headers,
    })
  }
}

const LONGEST_REASON = 300
const withoutToken = (text: string) => text.replace(/\btoken=[^&\s"]*/g, 'token=…')

function isJson(body: string): boolean {
  try {
    JSON.parse(body)
    return true
  } catch {
    return false
  }
}
