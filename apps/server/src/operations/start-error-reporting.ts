import { onLogProblem, serialiseErrors } from '../log.ts'

interface ReportSettings {
  SENTRY_DSN?: string | undefined
  NODE_ENV: string
}

/** An error as log lines hold it (`serialiseError`). */
interface PlainError {
  type: string
  message: string
  stack?: string | undefined
  cause?: PlainError
}

/**
 * Sends every error of the logs to a service that understands Sentry's envelopes, together with errors that browsers
 * reported to the shop: browsers themselves call no third party. The service receives what the logs contain, so nothing
 * personal. Without a DSN, no code of it is loaded.
 *
 * @returns sends what is queued, and stops it
 */
export async function startErrorReporting({
  SENTRY_DSN: dsn,
  NODE_ENV,
}: ReportSettings): Promise<() => Promise<void>> {
  if (!dsn) return async () => undefined
  const sentry = await import('@sentry/core')
  const stackParser = sentry.createStackParser(sentry.nodeStackLineParser())
  const client = new sentry.ServerRuntimeClient({
    dsn,
    environment: NODE_ENV,
    platform: 'node',
    integrations: [],
    sendClientReports: false,
    stackParser,
    transport: options =>
      sentry.createTransport(options, async ({ body }) => {
        const { status, headers } = await fetch(options.url, {
          method: 'POST',
          redirect: 'error',
          body: body as string,
          ...(options.headers ? { headers: options.headers } : {}),
        })
        return {
          statusCode: status,
          headers: {
            'x-sentry-rate-limits': headers.get('x-sentry-rate-limits'),
            'retry-after': headers.get('retry-after'),
          },
        }
      }),
  })
  client.init()

  const exceptionOf = ({ type, message, stack, cause }: PlainError): object[] => [
    // Sentry expects the root cause first.
    ...(cause ? exceptionOf(cause) : []),
    { type, value: message, ...(stack ? { stacktrace: { frames: stackParser(stack) } } : {}) },
  ]
  const stop = onLogProblem((level, fields, message) => {
    const { err, key, browser, requestId, ...rest } = serialiseErrors(Object(fields)) as Record<
      string,
      unknown
    >
    if (level === 'warn' && !browser) return
    client.captureEvent({
      message,
      level: level === 'warn' ? 'warning' : level === 'fatal' ? 'fatal' : 'error',
      logger: browser ? 'browser' : 'server',
      tags: {
        ...(typeof key === 'string' ? { key } : {}),
        ...(typeof requestId === 'string' ? { requestId } : {}),
      },
      extra: { ...rest, ...(browser ? { browser } : {}) },
      ...(err ? { exception: { values: exceptionOf(err as PlainError) } } : {}),
    })
  })
  return async () => {
    stop()
    await client.close(2000)
  }
}
