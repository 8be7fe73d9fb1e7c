import { onLogProblem, serialiseErrors } from '../log.ts'

interface ReportSettings {
  SENTRY_DSN?: string | undefined
  NODE_ENV: string
}

/** What a log line says of an error (`plainError`). */
interface PlainError {
  type: string
  message: string
  stack?: string | undefined
  cause?: PlainError
}

/**
 * Sends every error of the logs to a service that understands Sentry's envelopes, and what browsers told the shop with
 * them: browsers themselves ask no third party. It is told what the logs are told, so nothing personal. Without a DSN
 * nothing of it is loaded.
 *
 * @returns sends what waits, and ends it
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
    // The one that began it comes first.
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
