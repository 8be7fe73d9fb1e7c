import { context, propagation, type TextMapGetter } from '@opentelemetry/api'

const HEADERS: TextMapGetter<Headers> = {
  get: (headers, name) => headers.get(name) ?? undefined,
  keys: headers => [...headers.keys()],
}

/** Continues the trace named by a request's headers, where `startTracing` enables that; else runs without one. */
export const continueTrace = <T>(headers: Headers, run: () => T): T =>
  context.with(propagation.extract(context.active(), headers, HEADERS), run)
