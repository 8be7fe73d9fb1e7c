import { type Attributes, type Span, SpanStatusCode, trace } from '@opentelemetry/api'

/**
 * Runs a function as a span of the current trace. Free without tracing. Begins no trace of its own unless `beginsTrace`
 * is set: background work belongs to no request.
 *
 * @param attributes facts without personal data: a path pattern, a statement without its values; evaluated only where
 * they are recorded
 * @param run receives its span, where there is one
 */
export async function withTraceSpan<T>(
  name: string,
  attributes: Attributes | (() => Attributes),
  run: (span?: Span) => Promise<T>,
  { beginsTrace = false } = {},
): Promise<T> {
  if (!beginsTrace && !trace.getActiveSpan()?.isRecording()) return run()
  return trace
    .getTracer('passepartout')
    .startActiveSpan(
      name,
      { attributes: typeof attributes === 'function' ? attributes() : attributes },
      async span => {
        try {
          return await run(span)
        } catch (error) {
          // The message may contain a visitor's input; the logs hold the safe part.
          span.setStatus({ code: SpanStatusCode.ERROR })
          throw error
        } finally {
          span.end()
        }
      },
    )
}
