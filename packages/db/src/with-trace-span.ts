import { type Attributes, type Span, SpanStatusCode, trace } from '@opentelemetry/api'

/**
 * Runs something as a part of the trace that is under way. Costs nothing where nobody traces, and begins no trace of its
 * own unless it is asked to: what a process does for itself is nobody's request.
 *
 * @param attributes facts without personal data: a pattern of a path, a statement without its values; made only where they are kept
 * @param run is given its span, where there is one
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
          // Its message can carry what somebody typed; the logs have what may be told of it.
          span.setStatus({ code: SpanStatusCode.ERROR })
          throw error
        } finally {
          span.end()
        }
      },
    )
}
