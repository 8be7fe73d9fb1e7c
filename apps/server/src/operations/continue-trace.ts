import { context, propagation, type TextMapGetter } from '@opentelemetry/api'

const HEADERS: TextMapGetter<Headers> = {
  get: (headers, name) => headers.get(name) ?? undefined,
  keys: headers => [...headers.keys()],
}

/** Goes on with the trace that a request says it is part of, where `openTraces` follows such words; else without one. */
export const continueTrace = <T>(headers: Headers, run: () => T): T =>
  context.with(propagation.extract(context.active(), headers, HEADERS), run)
